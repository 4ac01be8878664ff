import type { CallInput } from '@pepwell/contract/call'
import * as calls from '@pepwell/contract/plan-warnings.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { type CallOptions, queryOf, useCall } from '../../lib/use-call.ts'

/** The warnings of all active entries, always fetched fresh: a profile that changed elsewhere changes them. */
export const planWarningsQuery = { ...queryOf(calls.listPlanWarnings), staleTime: 0 }

/** An entry as a form has it. */
export type PreviewedEntry = CallInput<typeof calls.previewPlanWarnings>['body']

/** What would be warned of if an entry were saved like this. */
export const usePreviewedWarnings = (body: PreviewedEntry) =>
  useQuery({
    queryKey: [calls.previewPlanWarnings.path, body],
    queryFn: ({ signal }) => api(calls.previewPlanWarnings, { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

export const useDismissWarning = (options: CallOptions<typeof calls.dismissPlanWarning>) =>
  useCall(calls.dismissPlanWarning, options)

export const useRestoreWarning = (options: CallOptions<typeof calls.restorePlanWarning>) =>
  useCall(calls.restorePlanWarning, options)
