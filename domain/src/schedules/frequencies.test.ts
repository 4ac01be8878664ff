import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frequencyWarnings } from '../safety/dose-spacing.ts'
import { doseRate, dosingScheduleOf, frequencies, isSameFrequency } from './frequencies.ts'
import { isMealsAlone, twoFrequencies } from './frequency-phrases.ts'
import { weekdays } from './schedules.ts'

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
    ['nightly', 1, 1],
    ['BID', 2, 1],
    ['tid', 3, 1],
    ['q12h', 2, 1],
    ['q8h', 3, 1],
    ['q.d.', 1, 1],
    ['every 72 hours', 1, 3],
    ['q36h', 2, 3],
    ['E3D', 1, 3],
    ['q 8 h', 3, 1],
    ['/wk', 1, 7],
    ['/ day', 1, 1],
    ['5d/wk', 5, 7],
    ['wkly', 1, 7],
    ['semi-weekly', 2, 7],
    ['EOD', 1, 2],
    ['QOD', 1, 2],
    ['q2d', 1, 2],
    ['every-other-day', 1, 2],
    ['every second day', 1, 2],
    ['every 3rd day', 1, 3],
    ['q7d', 1, 7],
    ['qw', 1, 7],
    ['Q2W', 1, 14],
    ['eow', 1, 14],
    ['every other week', 1, 14],
    ['once a fortnight', 1, 14],
    ['once every 4 weeks', 1, 28],
    ['every 10 days', 1, 10],
    ['every ten days', 1, 10],
    ['twice every 2 weeks', 2, 14],
    ['One injection per week', 1, 7],
    ['2×/wk', 2, 7],
    ['1 dose daily, in the morning', 1, 1],
    ['every evening', 1, 1],
    ['twice weekly', 2, 7],
    ['tiw', 3, 7],
    ['once every month', 1, 30],
    ['Every 3 months', 1, 90],
    ['quarterly', 1, 90],
    ['twice a month', 2, 30],
    ['5 on 2 off', 5, 7],
    ['3 weeks on, 1 week off', 21, 28],
    ['MWF', 3, 7],
    ['weekdays', 5, 7],
    ['every Sunday', 1, 7],
    ['5 days per week', 5, 7],
    ['five days a week', 5, 7],
    ['3 days/week', 3, 7],
    ['Daily at 8am', 1, 1],
    ['Weekly at 20:30', 1, 7],
    ['Twice daily @ 8 a.m.', 2, 1],
    ['Every 3.5 days', 2, 7],
    ['every 3,5 days', 2, 7],
    ['q1.5w', 2, 21],
    ['AM/PM', 2, 1],
    ['AM & PM', 2, 1],
    ['3 times daily, before meals', 3, 1],
    ['before breakfast', 1, 1],
    ['with dinner', 1, 1],
    ['3 times a day before meals', 3, 1],
    ['twice a day with meals', 2, 1],
    ['3x a day, 15 min before each meal', 3, 1],
    ['before meals 3 times a day', 3, 1],
    ['after meals, twice daily', 2, 1],
    ['Daily after eating', 1, 1],
  ])('%j is %d in %d days', (text, doses, days) => expect(doseRate(text)).toEqual({ doses, days }))

  test.each([
    'As needed',
    '',
    '0x per week',
    'every 0 days',
    'daily for a month',
    '250 mcg',
    'every 3-4 days',
    'biweekly',
    'Bi-weekly',
    'before meals',
    'with meals',
    'after meals',
    'with each meal',
    'every 2.25 days',
    '8 days per week',
    'Daily at 8am and 8pm',
    'bimonthly',
    '3x per week on Monday',
    'Mon or Tue',
    'month',
    'a week',
    '0 on 2 off',
    '5 on',
    'every 400 days',
    '300 days on, 300 days off',
  ])('%j has no number', (text) => expect(doseRate(text)).toBeUndefined())

  test('understands every frequency the plan offers, except As needed', () => {
    expect(frequencies.filter((frequency) => !doseRate(frequency))).toEqual(['As needed'])
  })

  test('never throws and always returns a positive rate', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const rate = doseRate(text)
        return rate === undefined || (rate.doses > 0 && rate.days > 0)
      }),
    )
  })
})

const [MON, WED, FRI] = ['Monday', 'Wednesday', 'Friday'] as const

describe('the schedule in a text', () => {
  test.each([
    ['Mon/Wed/Fri', 1, [MON, WED, FRI]],
    ['mwf', 1, [MON, WED, FRI]],
    ['M/W/F', 1, [MON, WED, FRI]],
    ['Friday, Monday and Wednesday', 1, [MON, WED, FRI]],
    ['3x per week (Mon, Wed, Fri)', 1, [MON, WED, FRI]],
    ['Tue & Thu', 1, ['Tuesday', 'Thursday']],
    ['Tues + Thurs', 1, ['Tuesday', 'Thursday']],
    ['twice weekly on Tuesdays and Thursdays', 1, ['Tuesday', 'Thursday']],
    ['every Sunday', 1, ['Sunday']],
    ['Sundays', 1, ['Sunday']],
    ['once a week on Sunday', 1, ['Sunday']],
    ['Weekly: Sun', 1, ['Sunday']],
    ['every other Sunday', 2, ['Sunday']],
    ['every 2 weeks on Monday', 2, [MON]],
    ['weekdays', 1, weekdays.slice(0, 5)],
    ['daily, Mon-Fri', 1, weekdays.slice(0, 5)],
    ['Saturday to Monday', 1, [MON, 'Saturday', 'Sunday']],
    ['weekends', 1, ['Saturday', 'Sunday']],
  ])('%j: every %d weeks on %j', (text, weeks, on) =>
    expect(dosingScheduleOf(text)).toEqual({ kind: 'days', doses: on.length, days: 7 * weeks, on }),
  )

  test.each([
    ['5 on 2 off', 5, 2],
    ['5 on, 2 off', 5, 2],
    ['5on/2off', 5, 2],
    ['5 days on, 2 days off', 5, 2],
    ['Daily: five days on and two days off', 5, 2],
    ['4 weeks on, 2 off', 28, 14],
    ['10 days on - 1 week off', 10, 7],
  ])('%j: %d days on, %d off', (text, daysOn, daysOff) =>
    expect(dosingScheduleOf(text)).toEqual({ kind: 'cycle', daysOn, daysOff }),
  )

  test.each([
    ['Monthly', 1, 1],
    ['twice a month', 2, 1],
    ['2x per month', 2, 1],
    ['every other month', 1, 2],
    ['q3mo', 1, 3],
  ])('%j: %d in %d calendar months', (text, doses, months) =>
    expect(dosingScheduleOf(text)).toEqual({ kind: 'months', doses, months }),
  )
})

test.each([
  ['Weekly', 'once a week', true],
  ['3x per week', 'Mon/Wed/Fri', true],
  ['5x per week', '5 on 2 off', false],
  ['Monthly', 'every 30 days', false],
  ['5 on 2 off', '5 days on, 2 days off', true],
  ['Daily', 'Weekly', false],
  ['As needed', 'As needed', true],
  ['As needed', 'now and then', false],
  ['As needed', 'Daily', false],
])('%j and %j are the same frequency: %s', (one, other, same) =>
  expect(isSameFrequency(one, other)).toBe(same),
)

test.each(['constructor', 'toString', '3 day', '2 week', 'mth', '999 times every hour', '999x per day'])(
  '%s is not counted',
  (text) => expect(dosingScheduleOf(text)).toBeUndefined(),
)

test.each([
  ['biweekly', ['Every 2 weeks', '2x per week']],
  ['Bi-Weekly', ['Every 2 weeks', '2x per week']],
  ['bimonthly', ['Every 2 months', 'Twice a month']],
  ['weekly', undefined],
])('%s may mean %j, and is parsed once one of them is chosen', (text, readings) => {
  expect(twoFrequencies(text)).toEqual(readings)
  for (const reading of readings ?? []) expect(dosingScheduleOf(reading)).toBeDefined()
})

test.each([
  'before meals',
  'With meals',
  'after every meal',
  'at mealtimes',
  '15 minutes before meals',
  'around meals',
])('%j asks how many times a day', (text) => {
  expect(isMealsAlone(text)).toBe(true)
  expect(frequencyWarnings(text, null)).toEqual([
    { code: 'NO_TIMES', message: `How many times a day is "${text}"? Add the number, such as 3x daily.` },
  ])
})

test.each(['3 times a day before meals', 'before breakfast', 'Daily', 'As needed', 'weekly with food'])(
  '%j asks nothing',
  (text) => expect(frequencyWarnings(text, null)).toEqual([]),
)
