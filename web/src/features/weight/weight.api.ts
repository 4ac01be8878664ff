import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { CallReply } from '@pepwell/contract/declared'
import { doseSteps } from '@pepwell/contract/doses/doses.calls'
import * as calls from '@pepwell/contract/weight/weight.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type Progress = CallReply<typeof calls.weightProgress>

/** The display unit and time zone. */
export type Reader = Pick<CurrentUser, 'weightUnit' | 'timeZone'>

/** Three months of daily weigh-ins, the chart's default range. */
export const CHARTED = 100

const HISTORY_PAGE = 30

export const progressQuery = queryOf(calls.weightProgress)

/** Peptides with dose changes; the first appears below the weight chart. */
export const doseStepsQuery = queryOf(doseSteps)

/** The latest weigh-ins. */
export const recentWeighInsQuery = queryOf(calls.listWeightLogs, { query: { limit: CHARTED } })

/** Page size for the full chart: a year. */
const A_YEAR = 366

/** All weigh-ins in large pages, for the chart. */
export const longHistoryQuery = pagesOf(calls.listWeightLogs, A_YEAR)

/** All weigh-ins, latest first. */
export const weighInHistoryQuery = pagesOf(calls.listWeightLogs, HISTORY_PAGE)

export const useLogWeight = (options?: CallOptions<typeof calls.logWeight>) =>
  useIdempotentMutation(calls.logWeight, options)

export const useChangeWeighIn = (options?: CallOptions<typeof calls.updateWeightLog>) =>
  useCall(calls.updateWeightLog, options)

export const useRemoveWeighIn = (options?: CallOptions<typeof calls.removeWeightLog>) =>
  useCall(calls.removeWeightLog, options)
