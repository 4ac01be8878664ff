import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preservesMeaning } from './rewording.ts'

const own = 'You took 26 of the 29 doses of Semaglutide that were due: 90%.'
const mustStand = ['26', '29 doses', '90%', 'Semaglutide']
const isSame = (worded: string) => preservesMeaning(worded, own, mustStand)

test.each([own, 'Well done: 26 of 29 doses of Semaglutide were taken, that is 90%.'])(
  'says the same: %s',
  (worded) => expect(preservesMeaning(worded, own, mustStand)).toBe(true),
)

describe('does not mean the same', () => {
  test.each([
    ['a figure that is missing', 'You took 26 of the 29 doses of Semaglutide that were due.'],
    ['another figure', 'You took 27 of the 29 doses of Semaglutide: 90%.'],
    ['figures that changed places', 'Of 29 doses of Semaglutide you took 26: 90%.'],
    ['one more', 'You took 26 of the 29 doses of Semaglutide: 90%. Take 2 mg next.'],
    ['one more in words', 'You took 26 of the 29 doses of Semaglutide: 90%. Take five milligrams next.'],
    ['another name', 'You took 26 of the 29 doses of Tirzepatide: 90%.'],
    ['one more name', 'You took 26 of the 29 doses of Semaglutide: 90%. Zorbitide is better.'],
    ['advice', 'You took 26 of the 29 doses of Semaglutide: 90%. You should raise it.'],
    ['the contrary', 'You did not take 26 of the 29 doses of Semaglutide: 90%.'],
    ['a link', 'You took 26 of the 29 doses of Semaglutide: 90%. See https://example.com'],
    ['nothing', ' '],
    ['a novel', `${own} ${'And so it goes on. '.repeat(40)}`],
  ])('%s', (_name, worded) => expect(isSame(worded)).toBe(false))
})

test("a figure doesn't match inside a longer one", () => {
  expect(preservesMeaning('It was 12.', 'It was 12.', ['2'])).toBe(false)
  expect(preservesMeaning('It was 1.25 lbs.', 'It was 1.25 lbs.', ['25 lbs'])).toBe(false)
  expect(preservesMeaning('It fell by \u22120.4 lbs.', 'It moved by \u22120.4 lbs.', ['\u22120.4 lbs'])).toBe(
    true,
  )
})

test('rewording never changes the numbers of the sentence', () => {
  const number = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(fc.array(number, { maxLength: 4 }), fc.array(number, { maxLength: 4 }), (of, others) => {
      const result = preservesMeaning(`Counted: ${others.join(', ')}.`, `It is ${of.join(', ')}.`, [])
      expect(result).toBe(of.join() === others.join())
    }),
    { numRuns: 200 },
  )
})
