import { expect, test } from 'vitest'
import { amountOf, savedCents, shopDay } from './products.ts'

test.each([
  [{ kind: 'peptide', name: 'KPV', mg: 5, dosageAmount: null, dosageUnit: null }, '5 mg'],
  [{ kind: 'peptide', name: 'KPV', mg: 0.5, dosageAmount: null, dosageUnit: null }, '0.5 mg'],
  [{ kind: 'peptide', name: 'KPV', mg: null, dosageAmount: null, dosageUnit: null }, null],
  [{ kind: 'peptide', name: 'KPV', mg: 0, dosageAmount: null, dosageUnit: null }, null],
  [{ kind: 'supplement', name: 'Vitamin D3', mg: null, dosageAmount: 2000, dosageUnit: 'IU' }, '2,000 IU'],
  [
    { kind: 'supplement', name: 'Vitamin B Complex', mg: null, dosageAmount: 1, dosageUnit: 'tablets' },
    '1 tablet',
  ],
  [
    { kind: 'supplement', name: 'GLP Vitamin Bundle 1', mg: null, dosageAmount: 5, dosageUnit: 'pills' },
    '30-day supply',
  ],
] as const)('%o holds %s', (contents, amount) => {
  expect(amountOf(contents)).toBe(amount)
})

test('the shop has one time zone', () => {
  expect(shopDay(Date.parse('2026-06-15T23:59:59Z'))).toBe('2026-06-15')
  expect(shopDay(Date.parse('2026-06-16T00:00:00Z'))).toBe('2026-06-16')
})

test.each([
  [54.99, 64.99, 1000],
  [54.99, null, null],
  [54.99, 54.99, null],
  [54.99, 40, null],
])('%s instead of %s saves %s cents', (price, originalPrice, saved) => {
  expect(savedCents(price, originalPrice)).toBe(saved)
})
