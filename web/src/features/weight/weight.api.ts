import type { CurrentUser, currentUser } from '@pepwell/contract/accounts'
import type { CallReply } from '@pepwell/contract/call'
import type { nutritionTargets } from '@pepwell/contract/nutrition'
import type { listPhotos } from '@pepwell/contract/progress-photos'
import type {
  latestWeightLog,
  listWeightLogs,
  logWeight,
  removeWeightLog,
  weightProgress,
} from '@pepwell/contract/weight'
import type { Address } from '../../lib/api.ts'
import { keyOf, pagesOf, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

/** The calls without their schemas: the widget is among the first screens, and only the form needs zod. */
export const weightList: Address<typeof listWeightLogs> = { method: 'GET', path: '/api/weight-logs' }
export const weightLatest: Address<typeof latestWeightLog> = {
  method: 'GET',
  path: '/api/weight-logs/latest',
}
export const progressFigures: Address<typeof weightProgress> = {
  method: 'GET',
  path: '/api/weight-logs/progress',
}
export const weightLogging: Address<typeof logWeight> = { method: 'POST', path: '/api/weight-logs' }
export const weightRemoval: Address<typeof removeWeightLog> = {
  method: 'DELETE',
  path: '/api/weight-logs/:id',
}

/** Calls of others that a weigh-in shows in: the profile's weight, what is counted from it, and the photos. */
export const shownElsewhere: readonly [
  Pick<Address<typeof currentUser>, 'path'>,
  Pick<Address<typeof nutritionTargets>, 'path'>,
  Pick<Address<typeof listPhotos>, 'path'>,
] = [{ path: '/api/auth/user' }, { path: '/api/nutrition/targets' }, { path: '/api/progress-photos' }]

export type Progress = CallReply<typeof weightProgress>

/** In which unit weights are shown, and where 'today' is. */
export type Reader = Pick<CurrentUser, 'weightUnit' | 'timeZone'>

/** Three months of daily weigh-ins: what the chart shows. */
export const CHARTED = 100

const HISTORY_PAGE = 30

export const progressQuery = queryOf(progressFigures)

/** The latest weigh-ins. */
export const recentWeighInsQuery = queryOf(weightList, { query: { limit: CHARTED } })

/** All weigh-ins, latest first. */
export const weighInHistoryQuery = pagesOf(weightList, HISTORY_PAGE)

const refreshes = [weightList, weightLatest, progressFigures, ...shownElsewhere].map((call) => keyOf(call))

type CallOptions<C extends typeof logWeight | typeof removeWeightLog> = Parameters<typeof useCall<C>>[1]

export const useLogWeight = (options?: CallOptions<typeof logWeight>) =>
  useStoring(weightLogging, { refreshes, ...options })

export const useRemoveWeighIn = (options?: CallOptions<typeof removeWeightLog>) =>
  useCall(weightRemoval, { refreshes, ...options })
