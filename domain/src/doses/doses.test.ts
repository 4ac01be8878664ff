import { assert, constantFrom, integer, pre, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { twoReadings } from './dose-phrases.ts'
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
  ['10 u', 10, 'units'],
  ['5 i.u.', 5, 'IU'],
  ['5 IE', 5, 'IU'],
  ['5 I.E.', 5, 'IU'],
  ['5 UI', 5, 'IU'],
  ['250 mcgs', 250, 'mcg'],
  ['0.5 mg.', 0.5, 'mg'],
  ['½ mg', 0.5, 'mg'],
  ['1/2 mg', 0.5, 'mg'],
  ['3/4 tablet', 0.75, 'tablets'],
  ['1 1/4 mg', 1.25, 'mg'],
  ['1½ tabs', 1.5, 'tablets'],
  ['2 ¾ mg', 2.75, 'mg'],
  ['half a mg', 0.5, 'mg'],
  ['half a tablet', 0.5, 'tablets'],
  ['a quarter of a tablet', 0.25, 'tablets'],
  ['1,000 mcg', 1000, 'mcg'],
  ['1 000 mcg', 1000, 'mcg'],
  ['1\u202f000 mcg', 1000, 'mcg'],
  ['10,000 IU', 10_000, 'IU'],
  ['1,250.5 mcg', 1250.5, 'mcg'],
  ['250mcg/0.1 mL', 250, 'mcg'],
  ['250 mcg / .1 ml', 250, 'mcg'],
  ['0.5 mg weekly', 0.5, 'mg'],
  ['0.5 mg, once a week', 0.5, 'mg'],
  ['1 g', 1000, 'mg'],
  ['0.0005 g', 0.5, 'mg'],
  ['~0.5 mg', 0.5, 'mg'],
  ['ca. 0.5 mg', 0.5, 'mg'],
  ['about 0.5 mg', 0.5, 'mg'],
])('parses %s', (text, amount, unit) => {
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
  '1,250 mcg',
  '1 250 mcg',
  '2 × 250 mcg',
  '2 x 250 mcg',
  '1 tablet of 250 mcg',
  '5 mg/mL',
  '5 mg/2 mL',
  '5 mg/kg',
  '10 units intramuscular',
  '10 E',
  '250 mcg 0.1 mL',
  '0.5 mg 1 mg',
  '1,000,000,000 mcg',
  '1000 g',
  '1 pill',
  '10 us',
  '5 constructor',
  '',
  '0.0000001 mg',
])("doesn't guess at %s", (text) => {
  expect(parseDose(text)).toBeUndefined()
})

test('parses any number with a unit as written', () => {
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

test('parses any formatted dose back to the same dose', () => {
  assert(
    property(integer({ min: 1, max: 999_999_999 }), constantFrom(...doseUnits), (millionths, unit) => {
      const dose = { amount: millionths / 1e6, unit }
      expect(parseDose(doseText(dose))).toEqual(dose)
    }),
  )
})

test.each(countedUnits)('formats one of %s in the singular and parses it back', (unit) => {
  const text = doseText({ amount: 1, unit })
  expect(text).toBe(`1 ${unit.slice(0, -1)}`)
  expect(parseDose(text)).toEqual({ amount: 1, unit })
})

test.each(['As its label says', 'half a patch', 'one pill', '1 patch', '2 puffs', 'two clicks'])(
  '%s is a dose in words',
  (text) => expect(isDoseInWords(text)).toBe(true),
)

test.each([
  '',
  '0.5',
  'mg',
  'tablet',
  '0 mg',
  '-1 mg',
  '1,250 mcg',
  '5000 g',
  '0.25-0.5 mg',
  '0 tablets',
  '2 tablets',
])('%s is not a dose in words', (text) => expect(isDoseInWords(text)).toBe(false))

const doses = record({
  amount: integer({ min: 1, max: 999_999_999 }).map((millionths) => millionths / 1e6),
  unit: constantFrom(...doseUnits),
})

test('ignores what people write around a dose', () => {
  const before = constantFrom('', '~', 'about ', 'ca. ')
  const behind = constantFrom('', '.', ' weekly', ', once a day', ' every evening')
  assert(
    property(doses, before, behind, (dose, one, other) => {
      const text = `${one}${doseText(dose)}${other}`
      expect(parseDose(text)).toEqual(dose)
      expect(parseDose(text.toUpperCase())).toEqual(dose)
    }),
  )
})

test('never parses a text with two doses as one', () => {
  const between = constantFrom(' ', ', ', ' + ', '-', ' to ', ' or ', ' / ', ' × ', ' and ')
  assert(
    property(doses, doses, between, (one, other, sign) => {
      // '250 mcg / 0.1 mL' is one dose and the volume that contains it.
      pre(!(sign === ' / ' && other.unit === 'mL' && other.amount < 1))
      expect(parseDose(`${doseText(one)}${sign}${doseText(other)}`)).toBeUndefined()
      expect(parseDose(`${one.amount}${sign}${doseText(other)}`)).toBeUndefined()
    }),
  )
})

test('never parses an ambiguous number, and names both readings', () => {
  assert(
    property(
      integer({ min: 1, max: 999 }),
      integer({ min: 1, max: 999 }),
      constantFrom(',', ' '),
      (whole, rest, sign) => {
        const written = `${whole}${sign}${String(rest).padStart(3, '0')}`
        expect(parseDose(`${written} mcg`)).toBeUndefined()
        const [more, less] = twoReadings(`${written} mcg`)?.readings ?? []
        expect([Number(more), Number(less)]).toEqual([whole * 1000 + rest, (whole * 1000 + rest) / 1000])
      },
    ),
  )
})

test.each(['1,000 mcg', '0,250 mg', '250 mcg', '1.250 mg', 'As needed'])('%s is not ambiguous', (text) => {
  expect(twoReadings(text)).toBeUndefined()
})
