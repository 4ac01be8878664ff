import * as calls from '@pepwell/contract/calculator.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/use-call.ts'

/** The latest calculations, so many of them. */
export const previousCalculations = (limit: number) => queryOf(calls.listCalculations, { query: { limit } })

export const useCalculation = (options: CallOptions<typeof calls.calculateDose>) =>
  useCall(calls.calculateDose, options)
