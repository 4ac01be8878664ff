import * as calls from '@pepwell/contract/doses/doses.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

/** Enough for a busy week, and for the previous choices of every entry. */
export const RECENT_DOSES = 100

export const HISTORY_PAGE = 10

export const statsQuery = queryOf(calls.stats)

/** The latest doses. */
export const recentDosesQuery = queryOf(calls.listDoses, { query: { limit: RECENT_DOSES } })

/** All doses, latest first. */
export const doseHistoryQuery = pagesOf(calls.listDoses, HISTORY_PAGE)

/** Doses per day in a date range. */
export const doseDaysQuery = (span: { from: string; to: string }) => queryOf(calls.doseDays, { query: span })

export const useLogDose = (options?: CallOptions<typeof calls.logDose>) =>
  useIdempotentMutation(calls.logDose, options)

export const doseVersionsQuery = (id: number) => queryOf(calls.doseVersions, { params: { id } })

export const useChangeDose = (options?: CallOptions<typeof calls.updateDose>) =>
  useCall(calls.updateDose, options)

export const useRemoveDose = (options?: CallOptions<typeof calls.removeDose>) =>
  useCall(calls.removeDose, options)
