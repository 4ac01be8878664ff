import type { QueryClient } from '@tanstack/react-query'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { type ReportSpan, reportQueries, type WebsiteReport } from './reports.api.ts'

/** The file name of a range: 'pepwell-report-2026-10-22-to-2026-11-21'. */
export const reportName = ({ startDate, endDate }: ReportSpan) => `pepwell-report-${startDate}-to-${endDate}`

/** Page visits are excluded from the export. */
const withoutVisits = ({ visits, ...shown }: WebsiteReport) => shown

/** Exports every report as JSON, loading missing ones. */
export async function exportReport(client: QueryClient, span: ReportSpan, timeZone: string): Promise<void> {
  const queries = reportQueries(span)
  const fetched = {
    userGrowth: client.fetchQuery(queries.userGrowth),
    mostActivePeptides: client.fetchQuery(queries.mostActivePeptides),
    websiteAnalytics: client.fetchQuery(queries.websiteAnalytics).then(withoutVisits),
    userActivity: client.fetchQuery(queries.userActivity),
    userEngagementTrends: client.fetchQuery(queries.userEngagementTrends),
    userActivityForecast: client.fetchQuery(queries.userActivityForecast),
    sales: client.fetchQuery(queries.sales),
    stock: client.fetchQuery(queries.stock),
    retention: client.fetchQuery(queries.retention),
    reminderDelivery: client.fetchQuery(queries.reminderDelivery),
    supportWaiting: client.fetchQuery(queries.supportWaiting),
  }
  const named = Object.entries(fetched).map(async ([name, reply]) => [name, await reply] as const)
  const report = { ...span, timeZone, ...Object.fromEntries(await Promise.all(named)) }
  const json = JSON.stringify(report, null, 2)
  saveFile(`${reportName(span)}.json`, new Blob([json], { type: 'application/json' }))
}
