import * as calls from '@pepwell/contract/doses/calculator.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'

/** The maximum, which the dose sheet also requests, so both share one query. Duplicates are hidden. */
const CALCULATIONS = 100

/** The latest calculations. */
export const previousCalculations = queryOf(calls.listCalculations, { query: { limit: CALCULATIONS } })

export const useCalculation = (options: CallOptions<typeof calls.calculateDose>) =>
  useCall(calls.calculateDose, options)
