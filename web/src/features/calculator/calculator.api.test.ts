import { calculateDose, listCalculations } from '@pepwell/contract/calculator'
import { expect, test } from 'vitest'
import { calculation, calculationList } from './calculator.api.ts'

test.each([
  [calculationList, listCalculations],
  [calculation, calculateDose],
])('the address is the one the contract declares: $method $path', (address, declared) => {
  expect(address).toEqual({ method: declared.method, path: declared.path })
})
