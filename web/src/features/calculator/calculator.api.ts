import type { calculateDose, listCalculations } from '@pepwell/contract/calculator'
import type { Address } from '../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../lib/use-call.ts'

export const calculationList: Address<typeof listCalculations> = {
  method: 'GET',
  path: '/api/dosage-calculations',
}
export const calculation: Address<typeof calculateDose> = { method: 'POST', path: '/api/dosage-calculations' }

/** The latest calculations, so many of them. */
export const previousCalculations = (limit: number) => queryOf(calculationList, { query: { limit } })

export const useCalculation = (options: Parameters<typeof useCall<typeof calculateDose>>[1]) =>
  useCall(calculation, { refreshes: [keyOf(calculationList)], ...options })
