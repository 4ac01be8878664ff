import { expect, test } from 'vitest'
import {
  amountText,
  brandLabel,
  isSameSupplement,
  presetSupplements,
  stepQuantity,
  supplementUnits,
} from './supplements.ts'

test('presets and units are in form order', () => {
  expect(presetSupplements.join(', ')).toBe(
    'Vitamin D3, Omega-3, Magnesium, Vitamin B12, Vitamin C, Zinc, Probiotics, Multivitamin, Calcium, Iron, CoQ10, Turmeric',
  )
  expect(supplementUnits.join(', ')).toBe('mg, mcg, IU, pills, capsules, tablets, drops, ml')
})

test.each([
  [1, 'capsules', '1 capsule'],
  [2, 'capsules', '2 capsules'],
  [0.5, 'tablets', '0.5 tablets'],
  [1, 'mg', '1 mg'],
  [1000, 'IU', '1,000 IU'],
  [2.4, 'mcg', '2.4 mcg'],
] as const)('%s %s reads %s', (quantity, unit, text) => expect(amountText({ quantity, unit })).toBe(text))

test('ignores case and surrounding spaces', () => {
  expect(isSameSupplement(' vitamin d3', 'Vitamin D3')).toBe(true)
  expect(isSameSupplement('Vitamin D', 'Vitamin D3')).toBe(false)
})

test.each([
  [1, 1, 1.1],
  [0.2, 1, 0.3],
  [0.1, -1, 0.1],
  [0, 1, 0.1],
  [2.45, 1, 2.6],
  [100_000, 1, 100_000],
])('%d, %d step: %d', (quantity, steps, next) => expect(stepQuantity(quantity, steps)).toBe(next))

test.each([
  ['vitamin', 'Premium Grade'],
  ['mineral', 'Professional Brand'],
  ['', 'Professional Brand'],
])('the brand of the category %j is %s', (category, label) => {
  expect(brandLabel(category)).toBe(label)
})
