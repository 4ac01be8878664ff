import type { ListedReport } from '@pepwell/contract/social/abuse-reports'
import * as calls from '@pepwell/contract/social/abuse-reports.calls'
import { type CallOptions, pagesOf, useCall } from '../../../lib/api/use-call.ts'

export type { ListedReport }

const PAGE = 20

/** Open reports, oldest first, or resolved ones, latest first. */
export const abuseReportsQuery = (state: 'open' | 'settled') =>
  pagesOf(calls.listAbuseReports, PAGE, { query: { state } })

export const useResolveReport = (options: CallOptions<typeof calls.resolveAbuseReport>) =>
  useCall(calls.resolveAbuseReport, options)

export const useLiftSuspension = (options: CallOptions<typeof calls.liftSuspension>) =>
  useCall(calls.liftSuspension, options)
