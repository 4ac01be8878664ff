import type { doseDays, listDoses, logDose, stats, undoDose } from '@pepwell/contract/doses'
import type { inbox } from '@pepwell/contract/notifications'
import type { listReminders } from '@pepwell/contract/reminders'
import type { Address } from '../../lib/api.ts'
import { keyOf, pagesOf, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

/** The calls without their schemas: the dashboard is among the first screens, and only its form needs zod. */
export const doseList: Address<typeof listDoses> = { method: 'GET', path: '/api/dosage-logs' }
export const doseStats: Address<typeof stats> = { method: 'GET', path: '/api/analytics/stats' }
export const doseLogging: Address<typeof logDose> = { method: 'POST', path: '/api/dosage-logs' }
export const doseUndo: Address<typeof undoDose> = { method: 'DELETE', path: '/api/dosage-logs/:id' }

const doseDayList: Address<typeof doseDays> = { method: 'GET', path: '/api/dosage-logs/days' }

/** Calls of others that a dose shows in: it settles what a reminder was about. */
export const shownElsewhere: readonly [
  Pick<Address<typeof inbox>, 'path'>,
  Pick<Address<typeof listReminders>, 'path'>,
] = [{ path: '/api/notifications' }, { path: '/api/reminders' }]

/** Enough for a week of many doses a day, and for last time's choices of every entry. */
export const RECENT_DOSES = 100

const HISTORY_PAGE = 20

export const statsQuery = queryOf(doseStats)

/** The latest doses. */
export const recentDosesQuery = queryOf(doseList, { query: { limit: RECENT_DOSES } })

/** All doses, latest first. */
export const doseHistoryQuery = pagesOf(doseList, HISTORY_PAGE)

/** How many doses on each day of a span. */
export const doseDaysQuery = (span: { from: string; to: string }) => queryOf(doseDayList, { query: span })

const refreshes = [doseList, doseStats, doseDayList, ...shownElsewhere].map((call) => keyOf(call))

type CallOptions<C extends typeof logDose | typeof undoDose> = Parameters<typeof useCall<C>>[1]

export const useLogDose = (options?: CallOptions<typeof logDose>) =>
  useStoring(doseLogging, { refreshes, ...options })

export const useUndoDose = (options?: CallOptions<typeof undoDose>) =>
  useCall(doseUndo, { refreshes, ...options })
