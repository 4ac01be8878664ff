import * as calls from '@pepwell/contract/vitamins/supplements.calls'
import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export const supplementsQuery = queryOf(calls.listSupplements)
export const familiarQuery = queryOf(calls.familiarSupplements)
export const vitaminsQuery = queryOf(calls.vitaminRecommendations)

/** Supplements of today and yesterday; yesterday's become suggestions. */
export const twoDaysQuery = (today: CalendarDay) =>
  queryOf(calls.listSupplementLogs, { query: { from: addDays(today, -1), to: today } })

export const useLogSupplement = (options?: CallOptions<typeof calls.logSupplement>) =>
  useIdempotentMutation(calls.logSupplement, options)

export const useRepeatSupplements = (options?: CallOptions<typeof calls.repeatSupplements>) =>
  useIdempotentMutation(calls.repeatSupplements, options)

export const useChangeSupplement = (options?: CallOptions<typeof calls.updateSupplementLog>) =>
  useCall(calls.updateSupplementLog, options)

export const useRemoveSupplementLog = (options?: CallOptions<typeof calls.removeSupplementLog>) =>
  useCall(calls.removeSupplementLog, options)
