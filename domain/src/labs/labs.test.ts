import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Analyte, analyteByCode, analyteNamed, analytes } from './analytes.ts'
import { fromCanonicalUnit, rangeFlag, toCanonicalUnit, unitsOfAnalyte } from './lab-values.ts'

const SEED = 2026

const named = (name: string): Analyte => {
  const found = analyteNamed(name)
  if (!found) throw new Error(`${name} is not in the list`)
  return found
}

/** The check digit of a LOINC code: the Luhn algorithm, per LOINC's guide. */
function hasCheckDigit(loinc: string): boolean {
  const [digits = '', check] = loinc.split('-')
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? 2 * Number(digit) : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10) === check
}

test('at least 60 analytes have one code and one name each, with valid check digits', () => {
  expect(analytes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(analytes.map(({ loinc }) => loinc)).size).toBe(analytes.length)
  expect(analytes.filter(({ loinc }) => !hasCheckDigit(loinc))).toEqual([])
  const names = analytes.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase())
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  expect(twice.filter((name) => name !== 'hba1c')).toEqual([])
  expect(analyteByCode('4548-4')?.name).toBe('HbA1c')
})

test.each([
  ['A1c', 38, 'mmol/mol', 5.628],
  ['A1c', 48, 'mmol/mol', 6.543],
  ['Glucose', 5.5, 'mmol/L', 99.088],
  ['LDL', 3, 'mmol/L', 116.01],
  ['Triglycerides', 1.7, 'mmol/L', 150.569],
  ['Creatinine', 88.4, 'µmol/L', 1],
  ['IGF-1', 26.2, 'nmol/L', 200],
  ['CRP', 0.5, 'mg/dL', 5],
  ['Platelets', 250, 'x10^9/L', 250],
  ['Platelets', 250, 'Thousand/uL', 250],
  ['Red blood cells', 4.9, 'Million/uL', 4.9],
  ['Platelets', 250, 'K/mcL', 250],
  ['Iron', 90, 'mcg/dL', 90],
  ['TSH', 2.1, 'mcIU/mL', 2.1],
  ['Neutrophils', 3712, 'cells/uL', 3.712],
  ['A1c', 5.6, '% of total Hgb', 5.6],
  ['ALT', 29, 'u/l', 29],
  ['ALT', 0.5, 'µkat/L', 30],
  ['BUN', 5, 'mmol/L', 14.005],
  ['C-peptide', 1, 'nmol/L', 3.02],
  ['Total testosterone', 5.5, 'ng/mL', 550],
  ['Free testosterone', 300, 'pmol/L', 86.526],
  ['DHEA-S', 5, 'µmol/L', 184.245],
  ['Hemoglobin', 9, 'mmol/L', 14.503],
])('%s of %d %s is %d in its canonical unit', (name, value, unit, expected) => {
  expect(toCanonicalUnit(named(name), value, unit)).toBeCloseTo(expected, 3)
})

test('100,000 values round-trip through every unit of every analyte', () => {
  const pairs = analytes.flatMap((analyte) => unitsOfAnalyte(analyte).map((unit) => [analyte, unit] as const))
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.double({ min: 0.01, max: 10_000, noNaN: true }),
      ([one, unit], value) => {
        const canonical = toCanonicalUnit(one, value, unit) ?? Number.NaN
        const back = fromCanonicalUnit(one, canonical, unit) ?? Number.NaN
        if (!(Math.abs(back - value) <= 1e-9 * Math.max(1, value)))
          throw new Error(`${value} ${unit} of ${one.name} came back as ${back}`)
      },
    ),
    { numRuns: 100_000, seed: SEED },
  )
})

test('an unknown unit is not converted', () => {
  expect(toCanonicalUnit(named('Glucose'), 5, 'g/L')).toBeUndefined()
})

describe('the printed range', () => {
  test.each([
    [118, null, null, 99, 'high'],
    [99, null, null, 99, 'within'],
    [4, null, 4, 5.6, 'within'],
    [3.9, null, 4, 5.6, 'low'],
    [60, null, 60, null, 'within'],
    [5, '<', 10, 20, 'low'],
    [10, '<', 10, 20, 'low'],
    [15, '<', 10, 20, null],
    [15, '<', null, 20, 'within'],
    [30, '<', null, 20, null],
    [60, '>', 60, null, 'within'],
    [90, '>', null, 60, 'high'],
    [60, '>', null, 60, 'high'],
    [50, '>', 40, 60, null],
    [7, null, null, null, null],
  ] as const)('%d with %s between %s and %s is %s', (value, comparator, rangeLow, rangeHigh, flag) => {
    expect(rangeFlag({ value, comparator, rangeLow, rangeHigh })).toBe(flag)
  })
})
