import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, instantOf } from '../time/calendar.ts'
import { schedules, zones } from './schedules.samples.ts'
import { occurrencesBetween, type Schedule, weekdays } from './schedules.ts'

const at = (instant: string) => Date.parse(instant)
const between = (schedule: Schedule, from: string, to: string, zone: string) =>
  occurrencesBetween(schedule, { from: at(from), to: at(to) }, zone)

type Anchored = Exclude<Schedule, { kind: 'weekdays' }>

/** The reference: counts day by day from the anchor. */
const isCrossedOff: Record<
  Anchored['kind'],
  (schedule: never, date: Temporal.PlainDate, passed: number) => boolean
> = {
  interval: ({ everyDays }: Anchored & { kind: 'interval' }, _, passed) => passed % everyDays === 0,
  weeks: ({ everyWeeks, days }: Anchored & { kind: 'weeks' }, date, passed) =>
    ((passed - (passed % 7)) / 7) % everyWeeks === 0 &&
    days.includes(weekdays[date.dayOfWeek - 1] ?? 'Monday'),
  months: ({ anchor, everyMonths }: Anchored & { kind: 'months' }, date) => {
    const begin = Temporal.PlainDate.from(anchor)
    const months = 12 * (date.year - begin.year) + date.month - begin.month
    return months % everyMonths === 0 && date.equals(begin.add({ months }))
  },
  cycle: ({ daysOn, daysOff }: Anchored & { kind: 'cycle' }, _, passed) =>
    passed % (daysOn + daysOff) < daysOn,
}

function* crossedOff(schedule: Anchored): Generator<string> {
  let date = Temporal.PlainDate.from(schedule.anchor)
  for (let passed = 0; ; passed++, date = date.add({ days: 1 }))
    if (isCrossedOff[schedule.kind](schedule as never, date, passed)) yield date.toString()
}

describe('schedules with an anchor', () => {
  const daysOf = (schedule: Schedule, from: string, to: string) =>
    between(schedule, `${from}T00:00:00Z`, `${to}T00:00:00Z`, 'UTC').map(({ day }) => day)
  const time = '08:00'

  test('monthly on the 31st falls on the last day of shorter months, also in a leap year', () => {
    const monthly: Schedule = { kind: 'months', everyMonths: 1, anchor: '2027-12-31', time }
    expect(daysOf(monthly, '2027-12-01', '2028-05-01')).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
  })

  test('every other week begins with the seven days from the anchor, whatever its weekday', () => {
    // A Friday.
    const fortnightly: Schedule = {
      kind: 'weeks',
      everyWeeks: 2,
      days: ['Monday', 'Friday'],
      anchor: '2026-06-12',
      time,
    }
    expect(daysOf(fortnightly, '2026-06-01', '2026-07-12')).toEqual([
      '2026-06-12',
      '2026-06-15',
      '2026-06-26',
      '2026-06-29',
      '2026-07-10',
    ])
  })

  test('five days on and two off continue across clock changes and years', () => {
    const cycle: Schedule = { kind: 'cycle', daysOn: 5, daysOff: 2, anchor: '2026-12-28', time }
    expect(daysOf(cycle, '2026-12-20', '2027-01-06')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-04',
      '2027-01-05',
    ])
  })

  test('matches a day-by-day count, with nothing before the anchor', () => {
    const anchored = schedules.filter((schedule) => schedule.kind !== 'weekdays')
    fc.assert(
      fc.property(anchored, fc.constantFrom(...zones), fc.nat(400), (schedule, zone, skipped) => {
        const from = instantOf(addDays(schedule.anchor, skipped - 100), '00:00', zone)
        const found = occurrencesBetween(schedule, { from, to: from + 100 * 86_400_000 }, zone)
        const [first, end] = [dayOf(from, zone), dayOf(from + 100 * 86_400_000, zone)]
        const reference: string[] = []
        for (const day of crossedOff(schedule)) {
          if (day >= end) break
          if (day >= first) reference.push(day)
        }
        expect(found.map(({ day }) => day).filter((day) => day < end)).toEqual(reference)
      }),
      { numRuns: 200 },
    )
  })
})
