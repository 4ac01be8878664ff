import type { Tasks } from '../../jobs/jobs.ts'
import type { OldMarks } from './old-marks.service.ts'
import type { PageVisits } from './page-visits.service.ts'
import type { Sums } from './sums.service.ts'
import { MAIL_REPORT, type WeeklyReports } from './weekly-report.service.ts'
import type { MailedWeek } from './weekly-report-kind.ts'

/** The feature's background work. */
export const reportsTasks = ({
  visits,
  marks,
  sums,
  weekly,
  timeZone,
}: {
  visits: PageVisits
  marks: OldMarks
  sums: Sums
  weekly: WeeklyReports
  timeZone: string | undefined
}): Tasks => ({
  'forget-old-visits': {
    schedule: '10 4 * * *',
    async work() {
      await visits.deleteOld()
      await marks.deleteOld()
    },
  },
  'sum-up-reports': { schedule: '* * * * *', work: () => sums.keepAll(timeZone) },
  'send-weekly-reports': { schedule: '2 * * * *', work: () => weekly.sendDue() },
  [MAIL_REPORT]: (payload) => weekly.mailWeek(payload as MailedWeek),
})
