import type { QueryClient } from '@tanstack/react-query'
import { saveFile } from '../../../lib/save-file.ts'
import { type ReportSpan, reportQueries } from './reports.api.ts'

/** What the file of a span is called: 'pepwell-report-2026-10-22-to-2026-11-21'. */
export const reportName = ({ startDate, endDate }: ReportSpan) => `pepwell-report-${startDate}-to-${endDate}`

/** Saves all that is shown, as JSON; what is not here yet is fetched. */
export async function exportReport(client: QueryClient, span: ReportSpan, timeZone: string): Promise<void> {
  const queries = reportQueries(span)
  const [userGrowth, mostActivePeptides, websiteAnalytics, userActivity, userEngagementTrends, forecast] =
    await Promise.all([
      client.fetchQuery(queries.userGrowth),
      client.fetchQuery(queries.mostActivePeptides),
      client.fetchQuery(queries.websiteAnalytics),
      client.fetchQuery(queries.userActivity),
      client.fetchQuery(queries.userEngagementTrends),
      client.fetchQuery(queries.userActivityForecast),
    ])
  const report = {
    ...span,
    timeZone,
    userGrowth,
    mostActivePeptides,
    websiteAnalytics,
    userActivity,
    userEngagementTrends,
    userActivityForecast: forecast,
  }
  const json = JSON.stringify(report, null, 2)
  saveFile(`${reportName(span)}.json`, new Blob([json], { type: 'application/json' }))
}
