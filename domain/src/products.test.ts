import { expect, test } from 'vitest'
import { amountOf } from './products.ts'

test.each([
  [{ kind: 'peptide', mg: 5, dosageAmount: null, dosageUnit: null }, '5 mg'],
  [{ kind: 'peptide', mg: 0.5, dosageAmount: null, dosageUnit: null }, '0.5 mg'],
  [{ kind: 'peptide', mg: null, dosageAmount: null, dosageUnit: null }, null],
  [{ kind: 'peptide', mg: 0, dosageAmount: null, dosageUnit: null }, null],
  [{ kind: 'supplement', mg: null, dosageAmount: 2000, dosageUnit: 'IU' }, '2000 IU'],
] as const)('%o holds %s', (contents, amount) => {
  expect(amountOf(contents)).toBe(amount)
})
