import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doseRate, frequencies, isSameFrequency } from './frequencies.ts'

describe('doseRate', () => {
  test.each([
    ['Daily', 1, 1],
    ['Twice daily', 2, 1],
    ['Three times daily', 3, 1],
    ['Every other day', 1, 2],
    ['5x per week', 5, 7],
    ['3x per week', 3, 7],
    ['2x per week', 2, 7],
    ['Weekly', 1, 7],
    ['Every 2 weeks', 1, 14],
    ['Monthly', 1, 30],
    ['  every   DAY ', 1, 1],
    ['every 3 days', 1, 3],
    ['once a week', 1, 7],
    ['2 times a day', 2, 1],
    ['3x/week', 3, 7],
    ['biweekly', 1, 14],
    ['nightly', 1, 1],
    ['BID', 2, 1],
  ])('%j is %d in %d days', (text, doses, days) => expect(doseRate(text)).toEqual({ doses, days }))

  test.each(['As needed', '5 on, 2 off', '', '0x per week', 'every 0 days', 'daily for a month', '250 mcg'])(
    '%j fixes no number',
    (text) => expect(doseRate(text)).toBeUndefined(),
  )

  test('understands every frequency the plan offers, but for As needed', () => {
    expect(frequencies.filter((frequency) => !doseRate(frequency))).toEqual(['As needed'])
  })

  test('never throws and never yields a rate that is not positive', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const rate = doseRate(text)
        return rate === undefined || (rate.doses > 0 && rate.days > 0)
      }),
    )
  })
})

test.each([
  ['Weekly', 'once a week', true],
  ['Daily', 'Weekly', false],
  ['As needed', 'As needed', true],
  ['As needed', 'now and then', false],
  ['As needed', 'Daily', false],
])('%j and %j are the same frequency: %s', (one, other, same) =>
  expect(isSameFrequency(one, other)).toBe(same),
)
