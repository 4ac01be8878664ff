import type { CallReply } from '@pepwell/contract/call'
import * as calls from '@pepwell/contract/labs.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/use-call.ts'
import { useStoring } from '../../lib/use-storing.ts'

export type LabResult = CallReply<typeof calls.logLabResult>
export type LabAnalyte = CallReply<typeof calls.listLabAnalytes>[number]

/** The latest results of all tests. */
export const labResultsQuery = queryOf(calls.listLabResults, { query: { limit: 500 } })

export const labAnalytesQuery = queryOf(calls.listLabAnalytes)

export const useLogLabResult = (options?: CallOptions<typeof calls.logLabResult>) =>
  useStoring(calls.logLabResult, options)

export const useChangeLabResult = (options?: CallOptions<typeof calls.updateLabResult>) =>
  useCall(calls.updateLabResult, options)

export const useRemoveLabResult = (options?: CallOptions<typeof calls.removeLabResult>) =>
  useCall(calls.removeLabResult, options)
