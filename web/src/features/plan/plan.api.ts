import * as calls from '@pepwell/contract/plan/plan.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'

/** The plan, never cached. */
export const planQuery = { ...queryOf(calls.listPlan), staleTime: 0 }

export const useAddToPlan = (options: CallOptions<typeof calls.addToPlan>) =>
  useCall(calls.addToPlan, options)

export const useChangeEntry = (options: CallOptions<typeof calls.updatePlanEntry>) =>
  useCall(calls.updatePlanEntry, options)

export const useRemoveEntry = (options: CallOptions<typeof calls.removeFromPlan>) =>
  useCall(calls.removeFromPlan, options)
