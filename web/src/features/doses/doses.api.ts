import type { doseDays, listDoses, logDose, stats, undoDose } from '@pepwell/contract/doses'
import type { inbox } from '@pepwell/contract/notifications'
import type { listReminders } from '@pepwell/contract/reminders'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Address, api } from '../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'

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

/** All doses, page by page: each begins after the last row of the one before. */
export const doseHistoryQuery = infiniteQueryOptions({
  queryKey: [...keyOf(doseList), 'history'],
  queryFn: ({ pageParam, signal }) =>
    api(doseList, { query: { limit: HISTORY_PAGE, after: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < HISTORY_PAGE ? undefined : page.at(-1)?.id.toString()),
})

/** How many doses on each day of a span. */
export const doseDaysQuery = (span: { from: string; to: string }) => queryOf(doseDayList, { query: span })

const refreshes = [doseList, doseStats, doseDayList, ...shownElsewhere].map((call) => keyOf(call))

type CallOptions<C extends typeof logDose | typeof undoDose> = Parameters<typeof useCall<C>>[1]

export const useLogDose = (options?: CallOptions<typeof logDose>) =>
  useCall(doseLogging, { refreshes, ...options })

export const useUndoDose = (options?: CallOptions<typeof undoDose>) =>
  useCall(doseUndo, { refreshes, ...options })
