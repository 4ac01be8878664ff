import * as calls from '@pepwell/contract/doses/calculator.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'

/** As many as may be asked for, and as the dose sheet asks for: equal ones are shown once, and who calculates often has many. */
const CALCULATIONS = 100

/** The latest calculations. */
export const previousCalculations = queryOf(calls.listCalculations, { query: { limit: CALCULATIONS } })

export const useCalculation = (options: CallOptions<typeof calls.calculateDose>) =>
  useCall(calls.calculateDose, options)
