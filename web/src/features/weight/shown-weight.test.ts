import { expect, test } from 'vitest'
import { shownWeight, signedWeight } from './shown-weight.ts'

test('weights are shown in the unit that is read', () => {
  expect(shownWeight(220.462, 'kg')).toBe('100 kg')
  expect(shownWeight(220.462, 'lbs')).toBe('220.5 lbs')
})

test.each([
  [-4, 'lbs', '−4 lbs'],
  [1, 'lbs', '+1 lb'],
  [1.5, 'kg', '+1.5 kg'],
  [0, 'kg', '±0 kg'],
] as const)('a difference of %d %s is %s', (difference, unit, text) => {
  expect(signedWeight(difference, unit)).toBe(text)
})
