import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doseRate } from '../schedules/frequencies.ts'
import { weekdays } from '../schedules/schedules.ts'
import { addDays, dayNumber } from '../time/calendar.ts'
import { adherence } from './adherence.ts'
import type { EntryRecord, PlanPeriod } from './entry.ts'

const BEGIN = '2025-01-06'
const ZERO = dayNumber(BEGIN)
/** The n-th day; the 0th is a Monday. */
const nth = (n: number) => addDays(BEGIN, n)
const entry = (periods: PlanPeriod[], taken: number[], changes: Partial<EntryRecord> = {}): EntryRecord => ({
  periods,
  reminders: [],
  takenOn: taken.map((day) => ZERO + day),
  skippedOn: [],
  ...changes,
})

/** Ranges of days, both ends inclusive, or open-ended. */
type Spans = { from: number; to: number | null; frequency: string }[]
const asPeriods = (spans: Spans): PlanPeriod[] =>
  spans.map(({ from, to, frequency }) => ({
    startsOn: nth(from),
    endsOn: to === null ? null : nth(to),
    frequency,
  }))

const isOn = (spans: Spans, day: number) =>
  spans.some(({ from, to }) => from <= day && (to === null || day <= to))

/** Active from `from` on, with two pauses. */
const withPauses = (frequency: string) =>
  fc
    .tuple(fc.nat(6), fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 40 }))
    .chain(([from, first, pause]) =>
      fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 40 })).map(([on, off]): Spans => {
        const second = from + first + pause
        return [
          { from, to: from + first - 1, frequency },
          { from: second, to: second + on - 1, frequency },
          { from: second + on + off, to: null, frequency },
        ]
      }),
    )

const DAYS = 420

/**
 * The rate on every day of more than a year, before and after that day's doses, for a person who takes them on these
 * days.
 */
function ratesOf(spans: Spans, taken: number[]) {
  const periods = asPeriods(spans)
  const rateOn = (today: number, doses: number[]) => adherence([entry(periods, doses)], nth(today)).rate
  const rates = Array.from({ length: DAYS }, (_, today) => {
    const before = taken.filter((day) => day < today)
    const after = taken.filter((day) => day <= today)
    return before.length === after.length
      ? [rateOn(today, before)]
      : [rateOn(today, before), rateOn(today, after)]
  })
  return [...new Set(rates.flat())].filter((rate) => rate !== null)
}

const daysWhere = (isDay: (day: number) => boolean) => [...Array(DAYS).keys()].filter(isDay)
const weekPatterns: [string, number[]][] = [
  ['Weekly', [6]],
  ['2x per week', [0, 3]],
  ['3x per week', [0, 2, 4]],
  ['5x per week', [0, 1, 2, 3, 4]],
  ['Mon/Wed/Fri', [0, 2, 4]],
  ['5 on 2 off', [0, 1, 2, 3, 4]],
  ['Daily', [0, 1, 2, 3, 4, 5, 6]],
]
const runs = { numRuns: 5 }

describe('a person who follows the plan stays at 100 % every day', () => {
  test.each(weekPatterns)(
    '%s on the same weekdays, whatever weekday the plan began and through two pauses',
    (frequency, on) => {
      fc.assert(
        fc.property(withPauses(frequency), fc.nat(6), (spans, shift) => {
          const taken = daysWhere((day) => on.includes((day + shift) % 7) && isOn(spans, day))
          expect(ratesOf(spans, taken)).toEqual([100])
        }),
        runs,
      )
    },
  )

  test.each([
    ['3 weeks on, 1 week off', 21, 7],
    ['10 days on, 20 days off', 10, 20],
    ['2 on 1 off', 2, 1],
  ])('%s, started at any time, through two pauses', (frequency, on, off) => {
    fc.assert(
      fc.property(withPauses(frequency), fc.nat(on + off), (spans, shift) => {
        const taken = daysWhere((day) => (day + shift) % (on + off) < on && isOn(spans, day))
        expect(ratesOf(spans, taken)).toEqual([100])
      }),
      runs,
    )
  })

  /** Falls on the month's last day when the month is too short. */
  const isDayOfMonth = (day: number, wanted: number) => {
    const date = Temporal.PlainDate.from(nth(day))
    return date.day === Math.min(wanted, date.daysInMonth)
  }

  test.each([
    ['Monthly', [1]],
    ['Monthly', [31]],
    ['twice a month', [1, 15]],
    ['twice a month', [16, 31]],
    ['3x per month', [5, 6, 7]],
    ['twice every 2 months', [10]],
  ])('%s, on the days %j of each month, through two pauses', (frequency, on) => {
    fc.assert(
      fc.property(withPauses(frequency), (spans) => {
        const taken = daysWhere((day) => isOn(spans, day) && on.some((each) => isDayOfMonth(day, each)))
        expect(ratesOf(spans, taken)).toEqual([100])
      }),
      runs,
    )
  })

  test.each([
    ['Monthly', 1],
    ['quarterly', 3],
  ])('%s, each dose late by less than its months, and taken at once after a pause', (frequency, months) => {
    const lateness = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 20,
      maxLength: 20,
    })
    fc.assert(
      fc.property(withPauses(frequency), lateness, (spans, lates) => {
        const taken: number[] = []
        const after = (day: number, count: number) =>
          dayNumber(Temporal.PlainDate.from(nth(day)).add({ months: count }).toString()) - ZERO
        let [next, over] = [spans[0]?.from ?? 0, after(spans[0]?.from ?? 0, months)]
        for (let n = 0; next < DAYS; n++) {
          let day = next + Math.floor((lates[n % 20] ?? 0) * (over - next))
          while (!isOn(spans, day)) day++
          taken.push(day)
          ;[next, over] = [after(day, months), after(day, 2 * months)]
        }
        expect(ratesOf(spans, taken)).toEqual([100])
      }),
      { numRuns: 20 },
    )
  })

  const anyDays = weekPatterns.filter(([frequency]) => frequency !== '5 on 2 off')

  test.each(anyDays)('%s on any days of the week', (frequency, { length }) => {
    const week = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: length, maxLength: length })
    fc.assert(
      fc.property(fc.array(week, { minLength: 72, maxLength: 72 }), fc.nat(6), (weeks, weekday) => {
        const taken = weeks.flatMap((days, n) => days.map((day) => 7 * n + day))
        const begin = Math.min(weekday, ...taken)
        expect(ratesOf([{ from: begin, to: null, frequency }], taken)).toEqual([100])
      }),
      runs,
    )
  })

  test.each(['Every other day', 'every 3 days', 'E10D', 'Weekly', 'Q2W', 'once every 4 weeks'])(
    '%s, each dose late by less than an interval, and at once after a pause',
    (frequency) => {
      const interval = doseRate(frequency)?.days ?? 0
      const lateness = fc.array(fc.nat(interval - 1), { minLength: 60, maxLength: 60 })
      fc.assert(
        fc.property(withPauses(frequency), lateness, (spans, lates) => {
          const taken: number[] = []
          let next = spans[0]?.from ?? 0
          for (let n = 0; next < DAYS; n++) {
            let day = next + (lates[n % 60] ?? 0)
            while (!isOn(spans, day)) day++
            taken.push(day)
            next = day + interval
          }
          expect(ratesOf(spans, taken)).toEqual([100])
        }),
        runs,
      )
    },
  )

  test('on reminder days, created at any time, each dose early or late by less than half the gap', () => {
    const off = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 72, maxLength: 72 })
    fc.assert(
      fc.property(withPauses('Weekly'), fc.nat(6), fc.nat(400), off, (spans, weekday, made, offs) => {
        const times = { frequency: 'Weekly', time: '09:00', anchor: nth(made), changedOn: nth(made) }
        const reminders = [{ ...times, days: [weekdays[weekday] ?? 'Monday'] }]
        const taken = offs.flatMap((late, week) => {
          const day = 7 * week + weekday
          if (!isOn(spans, day)) return []
          // Before the reminder existed, the plan's frequency counted.
          return day > made && isOn(spans, day + late) ? [day + late] : [day]
        })
        for (const day of [made, made + 1, made + 8, made + 60, 499]) {
          const record = entry(
            asPeriods(spans),
            taken.filter((on) => on <= day),
            { reminders },
          )
          expect([100, null]).toContain(adherence([record], nth(day)).rate)
        }
      }),
      { numRuns: 200 },
    )
  })
})
