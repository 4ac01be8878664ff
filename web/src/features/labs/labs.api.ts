import type { CallReply } from '@pepwell/contract/declared'
import * as calls from '@pepwell/contract/labs/labs.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type LabResult = CallReply<typeof calls.logLabResult>
export type LabAnalyte = CallReply<typeof calls.listLabAnalytes>[number]

/** The latest results of all tests. */
export const labResultsQuery = queryOf(calls.listLabResults, { query: { limit: 500 } })

export const labAnalytesQuery = queryOf(calls.listLabAnalytes)

export const useLogLabResult = (options?: CallOptions<typeof calls.logLabResult>) =>
  useIdempotentMutation(calls.logLabResult, options)

export const useChangeLabResult = (options?: CallOptions<typeof calls.updateLabResult>) =>
  useCall(calls.updateLabResult, options)

/** Sets a test's display unit. */
export const useChooseLabUnit = (options?: CallOptions<typeof calls.chooseLabUnit>) =>
  useCall(calls.chooseLabUnit, options)

export const useRemoveLabResult = (options?: CallOptions<typeof calls.removeLabResult>) =>
  useCall(calls.removeLabResult, options)

export const useAttachLabReport = (options?: CallOptions<typeof calls.attachLabReport>) =>
  useCall(calls.attachLabReport, options)

export const useRemoveLabReport = (options?: CallOptions<typeof calls.removeLabReport>) =>
  useCall(calls.removeLabReport, options)
