import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalUnitOf,
  fromCanonical,
  isPossible,
  measurementNames,
  toCanonical,
  unitsOf,
} from './measurements.ts'

const SEED = 2026

test.each([
  ['waist', 40, 'in', 101.6, 'cm'],
  ['glucose', 5.5, 'mmol/L', 99.088, 'mg/dL'],
  ['systolic', 120, 'mmHg', 120, 'mmHg'],
  ['mood', 7, '/10', 7, '/10'],
] as const)('%s of %d %s is %d %s', (kind, value, unit, canonical, canonicalUnit) => {
  expect(toCanonical(kind, value, unit)).toBeCloseTo(canonical, 9)
  expect(canonicalUnitOf(kind)).toBe(canonicalUnit)
})

test('100,000 values round-trip through every unit', () => {
  const pairs = measurementNames.flatMap((kind) => unitsOf(kind).map((unit) => [kind, unit] as const))
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.double({ min: 0.01, max: 1000, noNaN: true }),
      ([kind, unit], value) => {
        const canonical = toCanonical(kind, value, unit) ?? Number.NaN
        const back = fromCanonical(kind, canonical, unit) ?? Number.NaN
        if (Math.abs(back / value - 1) > 1e-12) throw new Error(`${value} ${unit} came back as ${back}`)
      },
    ),
    { numRuns: 100_000, seed: SEED },
  )
})

test('refuses units of other kinds and impossible values', () => {
  expect(toCanonical('waist', 80, 'kg')).toBeUndefined()
  expect(toCanonical('waist', 80, 'constructor')).toBeUndefined()
  expect(isPossible('waist', 36.8, 'in')).toBe(true)
  expect(isPossible('body-fat', 560, '%')).toBe(false)
  expect(isPossible('mood', 11, '/10')).toBe(false)
})
