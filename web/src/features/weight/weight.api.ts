import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { CallReply } from '@pepwell/contract/declared'
import { doseSteps } from '@pepwell/contract/doses/doses.calls'
import * as calls from '@pepwell/contract/weight/weight.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type Progress = CallReply<typeof calls.weightProgress>

/** In which unit weights are shown, and where 'today' is. */
export type Reader = Pick<CurrentUser, 'weightUnit' | 'timeZone'>

/** Three months of daily weigh-ins: what the chart shows at first. */
export const CHARTED = 100

const HISTORY_PAGE = 30

export const progressQuery = queryOf(calls.weightProgress)

/** The peptides whose dose was changed; the first is drawn under the weight. */
export const doseStepsQuery = queryOf(doseSteps)

/** The latest weigh-ins. */
export const recentWeighInsQuery = queryOf(calls.listWeightLogs, { query: { limit: CHARTED } })

/** What is asked for at once where all weigh-ins are drawn: a year of them. */
const A_YEAR = 366

/** All weigh-ins in a few large pages, for the chart. */
export const longHistoryQuery = pagesOf(calls.listWeightLogs, A_YEAR)

/** All weigh-ins, latest first. */
export const weighInHistoryQuery = pagesOf(calls.listWeightLogs, HISTORY_PAGE)

export const useLogWeight = (options?: CallOptions<typeof calls.logWeight>) =>
  useIdempotentMutation(calls.logWeight, options)

export const useChangeWeighIn = (options?: CallOptions<typeof calls.updateWeightLog>) =>
  useCall(calls.updateWeightLog, options)

export const useRemoveWeighIn = (options?: CallOptions<typeof calls.removeWeightLog>) =>
  useCall(calls.removeWeightLog, options)
