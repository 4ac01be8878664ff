import type { CallReply } from '@pepwell/contract/declared'
import { listDoses } from '@pepwell/contract/doses/doses.calls'
import * as calls from '@pepwell/contract/side-effects/side-effects.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type SideEffect = CallReply<typeof calls.logSideEffect>

/** Enough for the chart, and for what is logged most. */
const RECENT = 200

export const recentSideEffectsQuery = queryOf(calls.listSideEffects, { query: { limit: RECENT } })

/** All side effects, latest first. */
export const sideEffectHistoryQuery = pagesOf(calls.listSideEffects, 30)

/** The doses that side effects are counted from. */
export const dosesBeforeQuery = queryOf(listDoses, { query: { limit: RECENT } })

export const useLogSideEffect = (options?: CallOptions<typeof calls.logSideEffect>) =>
  useIdempotentMutation(calls.logSideEffect, options)

export const useChangeSideEffect = (options?: CallOptions<typeof calls.updateSideEffect>) =>
  useCall(calls.updateSideEffect, options)

export const useRemoveSideEffect = (options?: CallOptions<typeof calls.removeSideEffect>) =>
  useCall(calls.removeSideEffect, options)
