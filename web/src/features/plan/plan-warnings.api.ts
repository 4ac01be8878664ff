import type { CallInput } from '@pepwell/contract/declared'
import * as calls from '@pepwell/contract/plan/plan-warnings.calls'
import { api } from '../../lib/api/api.ts'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'

/** The warnings of all active entries, always fetched fresh: a profile that changed elsewhere changes them. */
export const planWarningsQuery = { ...queryOf(calls.listPlanWarnings), staleTime: 0 }

/** Asks what would be warned of if an entry were saved like this. */
export const previewEntry = (
  body: CallInput<typeof calls.previewPlanWarnings>['body'],
  signal: AbortSignal,
) => api(calls.previewPlanWarnings, { body }, { signal })

export const useDismissWarning = (options: CallOptions<typeof calls.dismissPlanWarning>) =>
  useCall(calls.dismissPlanWarning, options)

export const useRestoreWarning = (options: CallOptions<typeof calls.restorePlanWarning>) =>
  useCall(calls.restorePlanWarning, options)
