import { weekDue } from '@pepwell/domain/reports/weekly-report'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import { addJob } from '../../jobs/jobs.queries.ts'
import { record } from '../audit/audit.service.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import { choiceOf, claimWeek, readers, switchOff, switchOn } from './weekly-report.queries.ts'
import { type MailedWeek, weeklyReportName } from './weekly-report-kind.ts'

/** The task that mails one report. */
export const MAIL_REPORT = 'mail-weekly-report'

type Deps = Pick<FeatureDeps, 'db' | 'clock'> & { memberMails: MemberMails }

/** The weekly report by mail, for operators who turned it on. */
export function weeklyReportService({ db, clock, memberMails }: Deps) {
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
        const entry = { area: 'reports', action: 'set-weekly-report', object, before, after } as const
        if (hasChanged) await record(tx, by, entry, now)
        return choiceOf(tx, by.id)
      }),

    /** Adds a job for each due report in the transaction that claims it, so that none is sent twice. */
    async sendDue(): Promise<void> {
      for (const { id, timeZone, sentFor } of await readers(db)) {
        const week = weekDue(clock.now(), timeZone)
        if (sentFor >= week) continue
        await db.transaction().execute(async (tx) => {
          if (await claimWeek(tx, id, week)) await addJob(tx, MAIL_REPORT, { userId: id, week })
        })
      }
    },

    /** Mails a report; a retry is the same mail. */
    async mailWeek(about: MailedWeek): Promise<void> {
      await memberMails.send({
        userId: about.userId,
        kind: weeklyReportName,
        about,
        path: '/admin?tab=reports',
        id: `weekly-report-${about.userId}-${about.week}`,
      })
    },
  }
}

export type WeeklyReports = ReturnType<typeof weeklyReportService>
