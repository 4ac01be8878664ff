import type { CallInput } from '@pepwell/contract/declared'
import * as calls from '@pepwell/contract/plan/plan-warnings.calls'
import { api } from '../../lib/api/api.ts'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'

/** Warnings of all active entries, never cached: profile changes affect them. */
export const planWarningsQuery = { ...queryOf(calls.listPlanWarnings), staleTime: 0 }

/** Previews the warnings of an unsaved entry. */
export const previewEntry = (
  body: CallInput<typeof calls.previewPlanWarnings>['body'],
  signal: AbortSignal,
) => api(calls.previewPlanWarnings, { body }, { signal })

export const useDismissWarning = (options: CallOptions<typeof calls.dismissPlanWarning>) =>
  useCall(calls.dismissPlanWarning, options)

export const useRestoreWarning = (options: CallOptions<typeof calls.restorePlanWarning>) =>
  useCall(calls.restorePlanWarning, options)
