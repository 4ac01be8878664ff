import { addDays } from '@pepwell/domain/calendar'
import { WEEK_DAYS } from '@pepwell/domain/reports'
import { weekDue } from '@pepwell/domain/weekly-report'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import { addJob } from '../../jobs/jobs.queries.ts'
import type { FeatureParts } from '../../parts.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { record } from '../audit/audit.service.ts'
import type { BusinessReports } from './business-reports.service.ts'
import type { Reports } from './reports.service.ts'
import { choiceOf, readers, switchOff, switchOn, takeWeek } from './weekly-report.queries.ts'
import { weeklyMail } from './weekly-report-mail.ts'

/** The task that mails one report. */
export const MAIL_REPORT = 'mail-weekly-report'

type Parts = Pick<FeatureParts, 'db' | 'clock' | 'mail' | 'config'> & {
  reports: Reports
  business: BusinessReports
}

/** Whose report, and of the week before which Monday. */
export interface MailedWeek {
  userId: string
  week: string
}

/** The report of each week, by mail to operators who switched that on. */
export function weeklyReportService({ db, clock, mail, config, reports, business }: Parts) {
  return {
    choice: ({ id }: SessionUser) => choiceOf(db, id),

    choose: (by: Operator, { timeZone }: SessionUser, isOn: boolean) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const hasChanged = isOn
          ? await switchOn(tx, by.id, weekDue(now, timeZone))
          : await switchOff(tx, by.id)
        const object = { kind: 'weekly-report', id: by.id }
        const [before, after] = [{ isOn: !isOn }, { isOn }]
        const deed = { area: 'reports', action: 'set-weekly-report', object, before, after } as const
        if (hasChanged) await record(tx, by, deed, now)
        return choiceOf(tx, by.id)
      }),

    /** Adds a job for each report that is due: within the transaction that notes it, so that none is sent twice. */
    async sendDue(): Promise<void> {
      for (const { id, timeZone, sentFor } of await readers(db)) {
        const week = weekDue(clock.now(), timeZone)
        if (sentFor >= week) continue
        await db.transaction().execute(async (tx) => {
          if (await takeWeek(tx, id, week)) await addJob(tx, MAIL_REPORT, { userId: id, week })
        })
      }
    },

    /** Mails a report, unless its reader has switched it off or is no operator any more. Sent again, it is the same mail. */
    async mailWeek({ userId, week }: MailedWeek): Promise<void> {
      const [reader] = await readers(db, userId)
      if (!reader) return
      const span = { startDate: addDays(week, -WEEK_DAYS), endDate: addDays(week, -1) }
      const [growth, pages, peptides, sales, waiting, deliveries] = await Promise.all([
        reports.growth(reader, span),
        reports.pageVisits(reader, span),
        reports.peptides(reader, span),
        business.sales(reader, span),
        business.waiting(reader, span),
        business.deliveries(reader, span),
      ])
      const told = { growth, pages, peptides, sales, waiting, deliveries }
      const message = await weeklyMail(reader, span, told, config.publicUrl)
      try {
        await mail.send({ ...message, id: `weekly-report-${userId}-${week}` })
      } catch (error) {
        if (!(error instanceof Undeliverable)) throw error
      }
    },
  }
}

/** See {@link weeklyReportService}. */
export type WeeklyReports = ReturnType<typeof weeklyReportService>
