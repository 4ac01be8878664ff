import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inWaterUnit, toMilliliters, waterText, waterUnitFor, waterUnits } from './water.ts'

test.each([
  [8, 'fl oz', 236.59],
  [33.8, 'fl oz', 999.59],
  [128, 'fl oz', 3785.41],
  [250, 'mL', 250],
] as const)('%d %s are %d mL', (amount, unit, milliliters) => {
  expect(toMilliliters(amount, unit)).toBe(milliliters)
})

test('typed amounts round-trip: whole mL, tenths of a fl oz', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(...waterUnits), (steps, unit) => {
      const typed = unit === 'mL' ? steps : steps / 10
      expect(inWaterUnit(toMilliliters(typed, unit), unit)).toBe(typed)
    }),
  )
})

test('formats an amount with its unit and thousands separators', () => {
  expect(waterText(1250, 'mL')).toBe('1,250 mL')
  expect(waterText(8, 'fl oz')).toBe('8 fl oz')
  expect(waterText(1.25, 'fl oz')).toBe('1.25 fl oz')
})

test('the unit follows the weight unit', () => {
  expect(waterUnitFor('lbs')).toBe('fl oz')
  expect(waterUnitFor('kg')).toBe('mL')
  expect(waterUnitFor('st')).toBe('mL')
})
