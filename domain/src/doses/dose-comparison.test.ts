import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { toShort } from '../math/rational.ts'
import { compareDoses, conversionText, doseRatio, inUnit } from './dose-comparison.ts'
import { type Dose, type DoseUnit, doseUnits } from './doses.ts'

const dose = record({
  amount: integer({ min: 1, max: 999_999_999 }).map((millionths) => millionths / 1e6),
  unit: constantFrom(...doseUnits),
})

/** Computed independently of the code: whole billionths of a mg or other unit. */
const billionths = ({ amount, unit }: Dose): bigint =>
  BigInt(Math.round(amount * 1e6)) * (unit === 'mcg' ? 1n : 1000n)
const kindOf = (unit: DoseUnit) => (unit === 'mcg' ? 'mg' : unit)

test('doses of one dimension are ordered by amount, others have no order', () => {
  assert(
    property(dose, dose, (one, other) => {
      const [a, b] = [billionths(one), billionths(other)]
      const order = a === b ? 0 : a > b ? 1 : -1
      expect(compareDoses(one, other)).toBe(kindOf(one.unit) === kindOf(other.unit) ? order : undefined)
    }),
  )
})

test('the order is transitive', () => {
  const mass = dose.map(({ amount, unit }) => ({ amount, unit: unit === 'mcg' ? unit : ('mg' as const) }))
  assert(
    property(mass, mass, mass, (one, other, third) => {
      const [first, second, last] = [one, other, third].sort((a, b) => compareDoses(a, b) ?? 0) as [
        Dose,
        Dose,
        Dose,
      ]
      expect(compareDoses(first, second)).not.toBe(1)
      expect(compareDoses(second, last)).not.toBe(1)
      expect(compareDoses(first, last)).not.toBe(1)
    }),
  )
})

test('a dose in mg equals the same dose in mcg and converts back unchanged', () => {
  const mg = integer({ min: 1, max: 999_999_999 }).map(
    (millionths): Dose => ({ amount: millionths / 1e6, unit: 'mg' }),
  )
  assert(
    property(mg, (given) => {
      const mcg = inUnit(given, 'mcg') as Dose
      expect(compareDoses(mcg, given)).toBe(0)
      expect(inUnit(mcg, 'mg')).toEqual(given)
    }),
  )
})

test.each([
  [{ amount: 0.5, unit: 'mg' }, 'mcg', { amount: 500, unit: 'mcg' }],
  [{ amount: 250, unit: 'mcg' }, 'mg', { amount: 0.25, unit: 'mg' }],
  [{ amount: 2, unit: 'IU' }, 'IU', { amount: 2, unit: 'IU' }],
  [{ amount: 2, unit: 'IU' }, 'mg', undefined],
  [{ amount: 10, unit: 'units' }, 'mL', undefined],
  [{ amount: 0.000001, unit: 'mcg' }, 'mg', undefined],
  [{ amount: 5000, unit: 'mg' }, 'mcg', undefined],
] as const)('%o in %s is %o', (given, unit, converted) => {
  expect(inUnit(given, unit)).toEqual(converted)
})

test.each([
  ['mg', 'mcg', '1000'],
  ['mcg', 'mg', '0.001'],
  ['mg', 'mg', '1'],
  ['mL', 'mL', '1'],
] as const)('1 %s is a multiple of 1 %s: %s', (unit, other, ratio) => {
  const found = doseRatio({ amount: 1, unit }, { amount: 1, unit: other })
  expect(found && toShort(found, 3)).toBe(ratio)
})

test("syringe units don't compare with mL, nor IU with mg", () => {
  expect(doseRatio({ amount: 10, unit: 'units' }, { amount: 0.1, unit: 'mL' })).toBeUndefined()
  expect(doseRatio({ amount: 3, unit: 'IU' }, { amount: 1, unit: 'mg' })).toBeUndefined()
})

test('explains a unit change in words, only where the units convert', () => {
  expect(conversionText({ amount: 0.5, unit: 'mg' }, 'mcg')).toBe('0.5 mg is 500 mcg. Use 500 mcg?')
  expect(conversionText({ amount: 250, unit: 'mcg' }, 'mg')).toBe('250 mcg is 0.25 mg. Use 0.25 mg?')
  expect(conversionText({ amount: 0.5, unit: 'mg' }, 'mg')).toBeUndefined()
  expect(conversionText({ amount: 0.5, unit: 'mg' }, 'IU')).toBeUndefined()
})
