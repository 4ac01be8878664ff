import type { CallReply } from '@pepwell/contract/declared'
import * as calls from '@pepwell/contract/side-effects/side-effects.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type SideEffect = CallReply<typeof calls.logSideEffect>

export type EffectPatterns = CallReply<typeof calls.sideEffectPatterns>

/** Side effect statistics: frequency, and relation to doses. */
export const effectPatternsQuery = queryOf(calls.sideEffectPatterns)

export const EFFECTS_PAGE = 30

/** All side effects, latest first. */
export const sideEffectHistoryQuery = pagesOf(calls.listSideEffects, EFFECTS_PAGE)

export const useLogSideEffect = (options?: CallOptions<typeof calls.logSideEffect>) =>
  useIdempotentMutation(calls.logSideEffect, options)

export const useChangeSideEffect = (options?: CallOptions<typeof calls.updateSideEffect>) =>
  useCall(calls.updateSideEffect, options)

export const useRemoveSideEffect = (options?: CallOptions<typeof calls.removeSideEffect>) =>
  useCall(calls.removeSideEffect, options)
