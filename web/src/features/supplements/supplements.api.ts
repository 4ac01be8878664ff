import type {
  familiarSupplements,
  listSupplementLogs,
  listSupplements,
  logSupplement,
  removeSupplementLog,
  repeatSupplements,
  vitaminRecommendations,
} from '@pepwell/contract/supplements'
import { addDays, type CalendarDay } from '@pepwell/domain/calendar'
import type { Address } from '../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

/** The calls without their schemas: the widgets are among the first screens, and only the form needs zod. */
export const supplementList: Address<typeof listSupplements> = { method: 'GET', path: '/api/supplements' }
export const supplementLogList: Address<typeof listSupplementLogs> = {
  method: 'GET',
  path: '/api/supplement-logs',
}
export const familiarList: Address<typeof familiarSupplements> = {
  method: 'GET',
  path: '/api/supplement-logs/familiar',
}
export const supplementLogging: Address<typeof logSupplement> = {
  method: 'POST',
  path: '/api/supplement-logs',
}
export const supplementRepetition: Address<typeof repeatSupplements> = {
  method: 'POST',
  path: '/api/supplement-logs/repeat',
}
export const supplementLogRemoval: Address<typeof removeSupplementLog> = {
  method: 'DELETE',
  path: '/api/supplement-logs/:id',
}
export const vitaminList: Address<typeof vitaminRecommendations> = {
  method: 'GET',
  path: '/api/vitamin-recommendations',
}

export const supplementsQuery = queryOf(supplementList)
export const familiarQuery = queryOf(familiarList)
export const vitaminsQuery = queryOf(vitaminList)

/** What was taken today and the day before, from which tomorrow's taps come. */
export const twoDaysQuery = (today: CalendarDay) =>
  queryOf(supplementLogList, { query: { from: addDays(today, -1), to: today } })

const refreshes = [keyOf(supplementLogList), keyOf(familiarList)]

type CallOptions<C extends typeof logSupplement | typeof removeSupplementLog | typeof repeatSupplements> =
  Parameters<typeof useCall<C>>[1]

export const useLogSupplement = (options?: CallOptions<typeof logSupplement>) =>
  useStoring(supplementLogging, { refreshes, ...options })

export const useRepeatSupplements = (options?: CallOptions<typeof repeatSupplements>) =>
  useStoring(supplementRepetition, { refreshes, ...options })

export const useRemoveSupplementLog = (options?: CallOptions<typeof removeSupplementLog>) =>
  useCall(supplementLogRemoval, { refreshes, ...options })
