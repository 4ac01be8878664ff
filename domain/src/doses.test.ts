import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { countedUnits, doseText, doseUnits, isDoseInWords, parseDose } from './doses.ts'

test.each([
  ['0.5 mg', 0.5, 'mg'],
  ['250mcg', 250, 'mcg'],
  ['250 µg', 250, 'mcg'],
  ['250 μg', 250, 'mcg'],
  [' 2 iu ', 2, 'IU'],
  ['10 units', 10, 'units'],
  ['1 unit', 1, 'units'],
  ['0,25 mg', 0.25, 'mg'],
  ['0,250 mg', 0.25, 'mg'],
  ['1 cc', 1, 'mL'],
  ['2.5 Milligrams', 2.5, 'mg'],
  ['.5 mg', 0.5, 'mg'],
  [',5 mg', 0.5, 'mg'],
  ['1 tablet', 1, 'tablets'],
  ['2 tablets', 2, 'tablets'],
  ['0.5 Tablets', 0.5, 'tablets'],
  ['1 capsule', 1, 'capsules'],
  ['1 spray', 1, 'sprays'],
  ['3 drops', 3, 'drops'],
  ['18 clicks', 18, 'clicks'],
  ['2 applications', 2, 'applications'],
])('%s is read', (text, amount, unit) => {
  expect(parseDose(text)).toEqual({ amount, unit })
})

test.each([
  '0.5',
  'mg',
  '0 mg',
  '-1 mg',
  '. mg',
  ',250 mg',
  '0.25-0.5 mg',
  '1,000 mcg',
  '2 × 250 mcg',
  '10 u',
  '1 pill',
  '5 constructor',
  '',
  '0.0000001 mg',
])('%s is not guessed at', (text) => {
  expect(parseDose(text)).toBeUndefined()
})

test('whatever is written with a unit is read as it stands', () => {
  assert(
    property(integer({ min: 1, max: 999_999_999 }), constantFrom(...doseUnits), (millionths, unit) => {
      const written = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')} ${unit}`
      expect(parseDose(written)).toEqual({ amount: millionths / 1e6, unit })
    }),
  )
})

test.each([
  [{ amount: 0.5, unit: 'mg' }, '0.5 mg'],
  [{ amount: 1e-6, unit: 'mg' }, '0.000001 mg'],
  [{ amount: 250, unit: 'mcg' }, '250 mcg'],
  [{ amount: 1, unit: 'units' }, '1 unit'],
  [{ amount: 10, unit: 'units' }, '10 units'],
  [{ amount: 1, unit: 'tablets' }, '1 tablet'],
  [{ amount: 2, unit: 'tablets' }, '2 tablets'],
  [{ amount: 0.5, unit: 'capsules' }, '0.5 capsules'],
] as const)('%o is written %s', (dose, text) => {
  expect(doseText(dose)).toBe(text)
})

test('whatever is written is read back as the same dose', () => {
  assert(
    property(integer({ min: 1, max: 999_999_999 }), constantFrom(...doseUnits), (millionths, unit) => {
      const dose = { amount: millionths / 1e6, unit }
      expect(parseDose(doseText(dose))).toEqual(dose)
    }),
  )
})

test.each(countedUnits)('one of %s is written in the singular and read back', (unit) => {
  const text = doseText({ amount: 1, unit })
  expect(text).toBe(`1 ${unit.slice(0, -1)}`)
  expect(parseDose(text)).toEqual({ amount: 1, unit })
})

test.each(['As its label says', 'half a tablet', 'one pill', '1 patch', '2 puffs', 'two clicks'])(
  '%s is a dose in words',
  (text) => expect(isDoseInWords(text)).toBe(true),
)

test.each(['', '0.5', 'mg', 'tablet', '0 mg', '-1 mg', '1,000 mcg', '0.25-0.5 mg', '0 tablets', '2 tablets'])(
  '%s is no dose in words',
  (text) => expect(isDoseInWords(text)).toBe(false),
)
