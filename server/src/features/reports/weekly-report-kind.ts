import { WEEK_DAYS } from '@pepwell/domain/reports/reports'
import { addDays } from '@pepwell/domain/time/calendar'
import type { NotificationKind } from '../notifications/notifications.service.ts'
import type { BusinessReports } from './business-reports.service.ts'
import type { Reports } from './reports.service.ts'
import { weeklyMail } from './weekly-report.mails.ts'
import { readers } from './weekly-report.queries.ts'

/** The recipient, and the Monday after the week. */
export interface MailedWeek {
  userId: string
  week: string
}

interface Deps {
  reports: Reports
  business: BusinessReports
  publicUrl: string
}

/** The kind of weekly report notifications. */
export const weeklyReportName = 'weekly-report'

/** The weekly report, only for current operators who haven't turned it off. */
export const weeklyReportKind = ({
  reports,
  business,
  publicUrl,
}: Deps): NotificationKind<MailedWeek, MailedWeek> => ({
  name: weeklyReportName,
  opens: 'the report',
  currentStates: async (_db, abouts) => abouts,
  mails: 'weeklyReport',
  async mailOf(db, { userId, week }, unsubscribe) {
    const [reader] = await readers(db, userId)
    if (!reader) return undefined
    const span = { startDate: addDays(week, -WEEK_DAYS), endDate: addDays(week, -1) }
    const [growth, pages, peptides, sales, waiting, deliveries] = await Promise.all([
      reports.growth(reader, span),
      reports.pageVisits(reader, span),
      reports.peptides(reader, span),
      business.sales(reader, span),
      business.waiting(reader, span),
      business.deliveries(reader, span),
    ])
    const report = { growth, pages, peptides, sales, waiting, deliveries }
    return weeklyMail(reader, span, report, { publicUrl, unsubscribe })
  },
})
