import * as calls from '@pepwell/contract/doses/doses.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

/** Enough for a week of many doses a day, and for last time's choices of every entry. */
export const RECENT_DOSES = 100

export const HISTORY_PAGE = 10

export const statsQuery = queryOf(calls.stats)

/** The latest doses. */
export const recentDosesQuery = queryOf(calls.listDoses, { query: { limit: RECENT_DOSES } })

/** All doses, latest first. */
export const doseHistoryQuery = pagesOf(calls.listDoses, HISTORY_PAGE)

/** How many doses on each day of a span. */
export const doseDaysQuery = (span: { from: string; to: string }) => queryOf(calls.doseDays, { query: span })

export const useLogDose = (options?: CallOptions<typeof calls.logDose>) =>
  useIdempotentMutation(calls.logDose, options)

/** What a dose was before its edits, latest first. */
export const doseVersionsQuery = (id: number) => queryOf(calls.doseVersions, { params: { id } })

export const useChangeDose = (options?: CallOptions<typeof calls.updateDose>) =>
  useCall(calls.updateDose, options)

export const useRemoveDose = (options?: CallOptions<typeof calls.removeDose>) =>
  useCall(calls.removeDose, options)
