import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, daysBetween } from '../time/calendar.ts'
import { schedules, zones } from './schedules.samples.ts'
import {
  lastOccurrence,
  nextOccurrence,
  type Occurrence,
  occurrencesBetween,
  occursOn,
  type Schedule,
  weekdays,
} from './schedules.ts'

const at = (instant: string) => Date.parse(instant)
const iso = ({ at: instant }: Occurrence) => new Date(instant).toISOString()
const weekly = (day: (typeof weekdays)[number], time: string): Schedule => ({
  kind: 'weekdays',
  days: [day],
  time,
})
const daily = (time: string): Schedule => ({ kind: 'weekdays', days: weekdays, time })
const everyOther = (anchor: string, time: string): Schedule => ({
  kind: 'interval',
  everyDays: 2,
  anchor,
  time,
})

const between = (schedule: Schedule, from: string, to: string, zone: string) =>
  occurrencesBetween(schedule, { from: at(from), to: at(to) }, zone)

describe('daylight saving', () => {
  test('New York: a time in the spring gap occurs once, at the later reading', () => {
    const fired = between(daily('02:30'), '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z', 'America/New_York')
    expect(fired.map(iso)).toEqual(['2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z'])
  })

  test('New York: a repeated time in autumn occurs once, at the earlier', () => {
    const fired = between(daily('01:30'), '2026-11-01T00:00:00Z', '2026-11-02T12:00:00Z', 'America/New_York')
    expect(fired.map(iso)).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'])
  })

  test.each([
    ['2026-03-07T20:00:00Z', 167],
    ['2026-10-31T20:00:00Z', 169],
    ['2026-06-06T20:00:00Z', 168],
  ])('a weekly Saturday 20:00 in New York from %s spans %d hours', (from, hours) => {
    const saturday = weekly('Saturday', '20:00')
    const first = nextOccurrence(saturday, at(from), 'America/New_York')
    const second = nextOccurrence(saturday, first?.at ?? 0, 'America/New_York')
    expect(((second?.at ?? 0) - (first?.at ?? 0)) / 3_600_000).toBe(hours)
  })

  test('Lord Howe shifts by half an hour', () => {
    const fired = between(
      daily('02:15'),
      '2026-10-03T00:00:00Z',
      '2026-10-05T00:00:00Z',
      'Australia/Lord_Howe',
    )
    // On October 4, 2026 the clock jumps from 02:00 to 02:30, so 02:15 becomes 02:45, at +11:00 from then on.
    expect(fired.map(iso)).toEqual(['2026-10-03T15:45:00.000Z', '2026-10-04T15:15:00.000Z'])
  })
})

describe('the calendar', () => {
  test('every other day counts dates across months, years and leap days', () => {
    const fired = between(
      everyOther('2024-02-26', '08:00'),
      '2024-02-26T00:00:00Z',
      '2024-03-04T00:00:00Z',
      'UTC',
    )
    expect(fired.map(({ day }) => day)).toEqual(['2024-02-26', '2024-02-28', '2024-03-01', '2024-03-03'])
    const atNewYear = between(
      everyOther('2026-12-30', '08:00'),
      '2026-12-29T00:00:00Z',
      '2027-01-04T00:00:00Z',
      'UTC',
    )
    expect(atNewYear.map(({ day }) => day)).toEqual(['2026-12-30', '2027-01-01', '2027-01-03'])
  })

  test('an interval begins with its anchor', () => {
    expect(occursOn(everyOther('2026-06-10', '08:00'), '2026-06-08')).toBe(false)
    expect(nextOccurrence(everyOther('2026-06-10', '08:00'), at('2026-01-01T00:00:00Z'), 'UTC')?.day).toBe(
      '2026-06-10',
    )
  })

  test('a change of zone only affects future occurrences', () => {
    const monday = weekly('Monday', '08:00')
    const now = at('2026-06-10T12:00:00Z')
    expect(nextOccurrence(monday, now, 'America/New_York')?.at).toBe(at('2026-06-15T12:00:00Z'))
    expect(nextOccurrence(monday, now, 'Pacific/Auckland')?.at).toBe(at('2026-06-14T20:00:00Z'))
  })

  test('a day that Samoa skipped falls on the next, and no day counts twice', () => {
    const fired = between(daily('08:00'), '2011-12-28T12:00:00Z', '2012-01-01T12:00:00Z', 'Pacific/Apia')
    expect(new Set(fired.map(({ at: instant }) => instant)).size).toBe(fired.length)
    expect(fired).toHaveLength(4)
    const friday = between(
      weekly('Friday', '08:00'),
      '2011-12-28T12:00:00Z',
      '2012-01-01T12:00:00Z',
      'Pacific/Apia',
    )
    expect(friday.map(iso)).toEqual(['2011-12-30T18:00:00.000Z'])
  })

  test('without days there is no next time', () => {
    const never: Schedule = { kind: 'weekdays', days: [], time: '08:00' }
    expect(nextOccurrence(never, at('2026-06-10T12:00:00Z'), 'UTC')).toBeUndefined()
  })

  test('an occurrence at the exact instant is past for the next one, and included in a range from it', () => {
    const noon = daily('12:00')
    const now = at('2026-06-10T12:00:00Z')
    expect(nextOccurrence(noon, now, 'UTC')?.day).toBe('2026-06-11')
    expect(
      between(noon, '2026-06-10T12:00:00Z', '2026-06-11T12:00:00Z', 'UTC').map(({ day }) => day),
    ).toEqual(['2026-06-10'])
  })
})

const instants = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })

describe('the last occurrence', () => {
  test('is found however far back, and is undefined before the first', () => {
    const last = (schedule: Schedule, until: string) => lastOccurrence(schedule, at(until), 'UTC')?.day
    expect(last(daily('12:00'), '2026-06-10T12:00:00Z')).toBe('2026-06-10')
    expect(last(daily('12:00'), '2026-06-10T11:59:59Z')).toBe('2026-06-09')
    const quarterly: Schedule = { kind: 'interval', everyDays: 90, anchor: '2026-01-01', time: '08:00' }
    expect(last(quarterly, '2026-06-29T23:00:00Z')).toBe('2026-04-01')
    expect(last(quarterly, '2026-01-01T07:59:00Z')).toBeUndefined()
    expect(last({ kind: 'weekdays', days: [], time: '08:00' }, '2026-06-29T23:00:00Z')).toBeUndefined()
  })
})

describe('for any schedule, zone and instant', () => {
  test('the last before the next is the previous one', () => {
    fc.assert(
      fc.property(schedules, fc.constantFrom(...zones), instants, (schedule, zone, from) => {
        const first = nextOccurrence(schedule, from, zone)
        const second = first && nextOccurrence(schedule, first.at, zone)
        expect(second && lastOccurrence(schedule, second.at - 1, zone)).toEqual(first)
        expect(first && lastOccurrence(schedule, first.at, zone)).toEqual(first)
      }),
      { numRuns: 100 },
    )
  })

  test('walking from one to the next finds all in between', () => {
    fc.assert(
      fc.property(schedules, fc.constantFrom(...zones), instants, (schedule, zone, from) => {
        const to = from + 40 * 86_400_000
        const walked: number[] = []
        let next = nextOccurrence(schedule, from - 1, zone)
        while (next && next.at < to) {
          walked.push(next.at)
          next = nextOccurrence(schedule, next.at, zone)
        }
        expect(occurrencesBetween(schedule, { from, to }, zone).map(({ at: instant }) => instant)).toEqual(
          walked,
        )
      }),
      { numRuns: 100 },
    )
  })

  test("each is on a scheduled day at its wall time, unless that doesn't exist", () => {
    fc.assert(
      fc.property(schedules, fc.constantFrom(...zones), instants, (schedule, zone, from) => {
        for (const { day, at: instant } of occurrencesBetween(
          schedule,
          { from, to: from + 15 * 86_400_000 },
          zone,
        )) {
          expect(occursOn(schedule, day)).toBe(true)
          const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
          const late = Temporal.PlainTime.from(schedule.time).until(local.toPlainTime()).total('minutes')
          expect([0, 30, 60]).toContain(late)
          expect(daysBetween(day, dayOf(instant, zone))).toBe(0)
        }
      }),
      { numRuns: 200 },
    )
  })
})
