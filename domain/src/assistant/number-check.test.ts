import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unknownNames, unverifiedIn, unverifiedNumbers } from './number-check.ts'

const marked = (answer: string, ...grounds: string[]) =>
  unverifiedNumbers(answer, grounds).map(({ start, end }) => answer.slice(start, end))

const label =
  '0.25 mg weekly for 4 weeks, then 0.5 mg; research uses 250 to 500 mcg. Keep at 2–8 °C, 1,000 IU, 14.9%.'

describe('leaves numbers alone that the sources have', () => {
  test.each([
    'Begin with 0.25 mg weekly.',
    'That is 250 mcg a week.',
    'Between 250 and 500 mcg.',
    'Stay on it for 28 days.',
    'Keep it at 2 to 8 °C.',
    'On average 14.9 percent.',
    '1000 IU, or 1,000 iu.',
    'four weeks',
    'There are 3 reasons, and [1] says why.',
    'BPC-157 and GLP-1',
  ])('%s', (answer) => expect(marked(answer, label)).toEqual([]))
})

describe("finds numbers that the sources don't have", () => {
  test.each([
    ['Take 5 mg now.', ['5 mg']],
    ['Take 5mg or 0.25 mg.', ['5mg']],
    ['Take ten mg.', ['ten mg']],
    ['0.5 mg a day', []],
    ['0,75 mg', ['0,75 mg']],
    ['250 to 900 mcg', ['250 to 900 mcg']],
    ['Take **47** mg', ['47** mg']],
    ['.75 mg', ['.75 mg']],
    ['three quarter mg', ['three quarter mg']],
    ['¾ mg', ['¾ mg']],
    ['½ mg or 1/2 mg', []],
    ['five hundred mcg', []],
    ['nine hundred mcg', ['nine hundred mcg']],
    ['twenty-five mg', ['twenty-five mg']],
    ['４７ mg', ['４７ mg']],
    ['47 mgs', ['47 mgs']],
    ['Half a vial, then 12 units', ['Half a vial', '12 units']],
    ['2.5-milligram dose', ['2.5-milligram']],
    ['0.25 g', ['0.25 g']],
  ])('%s', (answer, found) => expect(marked(answer, label)).toEqual(found))
})

test.each([
  ['0.25 mg a day', 1],
  ['0.25 mg daily', 1],
  ['0.25 mg per week', 0],
  ['0.25 mg', 0],
])("an amount per week doesn't support the same amount per day: %s", (answer, found) =>
  expect(marked(answer, 'It begins with 0.25 mg weekly.')).toHaveLength(found),
)

test('every number with a unit is unverified without sources', () => {
  expect(marked('5 mg and 3 weeks')).toEqual(['5 mg', '3 weeks'])
})

const masses = [
  ['mcg', 1],
  ['mg', 1000],
  ['micrograms', 1],
  ['milligrams', 1000],
] as const
const amount = fc.record({
  thousandths: fc.integer({ min: 1, max: 50_000 }),
  unit: fc.constantFrom(...masses),
})
const written = ({ thousandths, unit: [name] }: { thousandths: number; unit: readonly [string, number] }) =>
  `${thousandths / 1000} ${name}`

test('an amount is marked exactly when no source has the same mass', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 6 }), (said, known) => {
      const answer = `Some take ${written(said)} of it.`
      const found = unverifiedNumbers(
        answer,
        known.map((one) => `A label says ${written(one)}, and no more.`),
      )
      // In whole billionths of a gram, computed independently.
      const mass = ({ thousandths, unit: [, factor] }: typeof said) => thousandths * factor
      expect(found.length === 0).toBe(known.some((one) => mass(one) === mass(said)))
      for (const { start, end } of found) expect(answer.slice(start, end)).toBe(written(said))
    }),
    { numRuns: 300 },
  )
})

describe('advice about a dose', () => {
  const found = (answer: string, ...grounds: string[]) =>
    unverifiedIn(answer, grounds).map(({ start, end }) => answer.slice(start, end))
  test.each([
    ['Double your dose.', ['Double your dose']],
    ['You can skip the next dose, then take 47.', ['skip the next dose', '47']],
    ['Take 47 of it.', ['47']],
    ['Never double your dose, and don’t ever skip a dose.', []],
    ['Take 2 weeks off', ['2 weeks']],
  ])('%s', (answer, marks) => expect(found(answer, 'Weekly.')).toEqual(marks))
  test('is left alone when the sources give it', () => {
    expect(found('The label increases the dose.', 'It is increased every month')).toEqual([])
  })
})

describe('names', () => {
  const found = (answer: string, ...grounds: string[]) =>
    unknownNames(answer, grounds).map(({ start, end }) => answer.slice(start, end))
  test('marks names that nothing here knows', () => {
    expect(found('Try Zorbitide or QX-417 with semaglutide.', 'Semaglutide is weekly')).toEqual([
      'Zorbitide',
      'QX-417',
    ])
  })
  test("leaves alone words that aren't names, and known names in any spelling", () => {
    expect(found('BPC 157, BPC-157 and TB500 are peptides.', 'BPC-157', 'TB-500')).toEqual([])
  })
})

test('marks are in order and never overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('5 mg', 'Zorbitide', 'and', 'B-12 units', '7', ' ')), (words) => {
      const places = unverifiedIn(words.join(' '), [])
      for (const [index, { start, end }] of places.entries()) {
        expect(end).toBeGreaterThan(start)
        expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0)
      }
    }),
  )
})
