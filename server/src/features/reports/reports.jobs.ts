import type { Tasks } from '../../jobs/jobs.ts'
import type { OldMarks } from './old-marks.service.ts'
import type { PageVisits } from './page-visits.service.ts'
import type { Rollups } from './rollups.service.ts'
import { MAIL_REPORT, type WeeklyReports } from './weekly-report.service.ts'
import type { MailedWeek } from './weekly-report-kind.ts'

/** The feature's background work. */
export const reportsTasks = ({
  visits,
  marks,
  rollups,
  weekly,
  timeZone,
}: {
  visits: PageVisits
  marks: OldMarks
  rollups: Rollups
  weekly: WeeklyReports
  timeZone: string | undefined
}): Tasks => ({
  'delete-old-visits': {
    schedule: '10 4 * * *',
    async work() {
      await visits.deleteOld()
      await marks.deleteOld()
    },
  },
  'sum-up-reports': { schedule: '* * * * *', work: () => rollups.updateAll(timeZone) },
  'send-weekly-reports': { schedule: '2 * * * *', work: () => weekly.sendDue() },
  [MAIL_REPORT]: (payload) => weekly.mailWeek(payload as MailedWeek),
})
