import type { CallReply } from '@pepwell/contract/declared'
import * as business from '@pepwell/contract/reports/business-reports.calls'
import type { Span } from '@pepwell/contract/reports/reports'
import * as calls from '@pepwell/contract/reports/reports.calls'
import type { WeeklyReport } from '@pepwell/contract/reports/weekly-report'
import * as weekly from '@pepwell/contract/reports/weekly-report.calls'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, hideIfSignedOut } from '../../../lib/api/api.ts'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { queryOf, useCall } from '../../../lib/api/use-call.ts'
import { toast } from '../../../ui/toast-store.ts'

/** The date range, both days included. */
export type ReportSpan = Required<Span>

export type GrowthReport = CallReply<typeof calls.userGrowthReport>
export type ActivityReport = CallReply<typeof calls.userActivityReport>
export type WebsiteReport = CallReply<typeof calls.pageVisitsReport>
export type PeptidesReport = CallReply<typeof calls.mostActivePeptides>
export type TrendsReport = CallReply<typeof calls.userEngagementTrends>
export type ForecastReport = CallReply<typeof calls.userActivityForecast>
export type SalesReport = CallReply<typeof business.salesReport>
export type StockReport = CallReply<typeof business.stockReport>
export type RetentionReport = CallReply<typeof business.retentionReport>
export type DeliveryReport = CallReply<typeof business.deliveryReport>
export type SupportWaitReport = CallReply<typeof business.supportWaitReport>

/** A figure against the previous range. */
export type Change = GrowthReport['changes']['totalUsers']

/** Months of the trends (specification, section 9). */
const MONTHS = 12

/** Weeks of the retention. */
const WEEKS = 12

/** Whether rollups of a new time zone are still being computed. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'UNAVAILABLE'

/** Polling interval while computing, in milliseconds. */
const POLL_MS = 10_000

/** Polls until the data is ready. */
const untilReady = <Query extends object>(query: Query) => ({
  ...query,
  refetchInterval: ({ state }: { state: { error: Error | null } }) => isBusy(state.error) && POLL_MS,
})

/** The reports of a range, with their keys in the export. */
export const reportQueries = ({ startDate, endDate }: ReportSpan) => {
  const input = { query: { startDate, endDate } }
  return {
    userGrowth: untilReady(queryOf(calls.userGrowthReport, input)),
    mostActivePeptides: untilReady(queryOf(calls.mostActivePeptides, input)),
    websiteAnalytics: untilReady(queryOf(calls.pageVisitsReport, input)),
    userActivity: untilReady(queryOf(calls.userActivityReport)),
    userEngagementTrends: untilReady(queryOf(calls.userEngagementTrends, { query: { months: MONTHS } })),
    userActivityForecast: untilReady(queryOf(calls.userActivityForecast)),
    sales: untilReady(queryOf(business.salesReport, input)),
    stock: untilReady(queryOf(business.stockReport)),
    retention: untilReady(queryOf(business.retentionReport, { query: { weeks: WEEKS } })),
    reminderDelivery: untilReady(queryOf(business.deliveryReport, input)),
    supportWaiting: untilReady(queryOf(business.supportWaitReport, input)),
  }
}

export const weeklyReportQuery = queryOf(weekly.weeklyReport)

export function useSetWeeklyReport() {
  const client = useQueryClient()
  return useCall(weekly.setWeeklyReport, {
    scope: { id: 'weekly-report' },
    onSuccess: (choice: WeeklyReport) => {
      client.setQueryData(weeklyReportQuery.queryKey, choice)
      toast({
        title: choice.isOn ? 'We’ll email you the weekly report' : 'You won’t get the weekly report anymore',
      })
    },
    onError: hideIfSignedOut((error) =>
      toast({ title: fixedText(error, 'We couldn’t save that'), variant: 'destructive' }),
    ),
  })
}
