import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import type { CountedReminder } from './outcomes.ts'
import { overdueOf, passedOccurrences } from './overdue.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2025-01-01T00:00:00Z')

/** Everything here recurs at least weekly. */
const DAYS_AROUND = 16

/** One time of a reminder, whether it counts or not. */
interface Called {
  name: string
  at: number
  isBegun: boolean
  isPlanned: boolean
}

const nameOf = ({ reminderId, day }: { reminderId: number; day: string }) => `${reminderId} ${day}`

/** All occurrences around a moment, found day by day on the calendar. */
function calendarOf(reminders: readonly CountedReminder[], now: number, timeZone: string): Called[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const all: Called[] = []
  for (let offset = -DAYS_AROUND; offset <= DAYS_AROUND; offset++) {
    const date = today.add({ days: offset })
    for (const { id, frequency, anchor, days, time, countsFrom, startDate, endDate } of reminders) {
      const sinceAnchor = Temporal.PlainDate.from(anchor).until(date, { largestUnit: 'days' }).days
      const isDay =
        frequency === 'Every other day'
          ? sinceAnchor >= 0 && sinceAnchor % 2 === 0
          : days.includes(weekdays[date.dayOfWeek - 1] ?? '')
      if (!isDay) continue
      const day = date.toString()
      const at = date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
      const isPlanned = day >= startDate && day <= (endDate ?? day)
      all.push({ name: nameOf({ reminderId: id, day }), at, isBegun: at >= countsFrom.getTime(), isPlanned })
    }
  }
  return all.sort((a, b) => a.at - b.at)
}

interface Rule {
  window: 'within' | 'before-next'
  hours: number
}

/** Until when a dose may be taken, and whether the label says so. */
function windowOf(one: Called, next: Called, rule: Rule | undefined): [number, string] {
  const gap = (next.at - one.at) / HOUR_MS
  const open = rule && (rule.window === 'within' ? rule.hours : gap - rule.hours)
  const isLabeled = open !== undefined && open > 0 && open <= gap
  return isLabeled ? [one.at + open * HOUR_MS, ' as labelled'] : [next.at, '']
}

/** The rule restated: walks through the calendar and says what is overdue at each time. */
const toldOf = (
  calendar: readonly Called[],
  now: number,
  outcomes: Record<string, string>,
  rule: Rule | undefined,
) =>
  calendar.flatMap((one) => {
    const next = calendar.find(({ at, isBegun }) => isBegun && at > one.at)
    const isToDo = one.isBegun && one.isPlanned && one.at <= now && !outcomes[one.name]
    if (!isToDo || !next || next.at <= now || outcomes[next.name] === 'taken') return []
    const [until, label] = windowOf(one, next, rule)
    const then = next.isPlanned ? `, then ${next.at}` : ''
    return [`${one.name} ${until <= now ? 'missed' : 'open'} until ${until}${label}${then}`]
  })

const dayAfterStart = (days: number) => Temporal.PlainDate.from('2025-01-01').add({ days }).toString()
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30', '59'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
// Distinct minutes, so that no two occurrences coincide.
const reminders = (id: number, time: fc.Arbitrary<string>): fc.Arbitrary<CountedReminder> =>
  fc.record({
    id: fc.constant(id),
    frequency: fc.constantFrom('Weekly', 'Custom', 'Every other day'),
    time,
    days: fc.oneof(fc.subarray([...weekdays], { minLength: 1 }), fc.constantFrom(['Sunday'], ['Wednesday'])),
    anchor: fc.integer({ min: 0, max: 60 }).map(dayAfterStart),
    countsFrom: fc.integer({ min: 0, max: 60 * 24 }).map((hours) => new Date(START + hours * HOUR_MS)),
    startDate: fc.integer({ min: 0, max: 60 }).map(dayAfterStart),
    endDate: fc.option(fc.integer({ min: 60, max: 460 }).map(dayAfterStart)),
  })
const situations = fc.record({
  timeZone: fc.constantFrom(
    'UTC',
    'America/New_York',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Africa/Casablanca',
  ),
  // Covers more than a year, with daylight-saving changes. Every third day is in the first weeks, where schedules
  // begin.
  now: fc
    .oneof(
      fc.integer({ min: 60, max: 460 * 24 }),
      fc.integer({ min: 60, max: 460 * 24 }),
      fc.integer({ min: 0, max: 70 * 24 }),
    )
    .map((hours) => START + hours * HOUR_MS),
  some: fc.tuple(
    reminders(1, times),
    fc.option(
      reminders(
        2,
        times.map((time) => `${time.slice(0, 3)}17`),
      ),
    ),
  ),
  rule: fc.option(
    fc.record({
      window: fc.constantFrom('within' as const, 'before-next' as const),
      hours: fc.integer({ min: 1, max: 170 }),
    }),
    { nil: undefined },
  ),
  decisions: fc.array(fc.constantFrom('', '', '', 'taken', 'skipped'), { minLength: 4, maxLength: 4 }),
})

test('for any reminders, zone, moment and label, the overdue doses are those of the restated rule', () => {
  const counts = { open: 0, missed: 0, labeled: 0 }
  fc.assert(
    fc.property(situations, ({ timeZone, now, some, rule, decisions }) => {
      const given = some.flatMap((one) => one ?? [])
      const calendar = calendarOf(given, now, timeZone)
      const near = [
        ...calendar.filter(({ at }) => at <= now).slice(-2),
        ...calendar.filter(({ at }) => at > now),
      ]
      const outcomes = Object.fromEntries(
        near.slice(0, 4).map(({ name }, index) => [name, decisions[index] ?? '']),
      )
      const source = { name: '', url: '', checked: '2026-11-22' }
      const found = passedOccurrences(given, now, timeZone).flatMap(
        (passed) =>
          overdueOf(passed, (one) => outcomes[nameOf(one)] || undefined, rule && { ...rule, source }, now) ??
          [],
      )
      const said = found.map((one) => {
        if (one.isLabeled) counts.labeled++
        counts[one.isMissed ? 'missed' : 'open']++
        const next = one.nextAt === undefined ? '' : `, then ${one.nextAt}`
        return `${nameOf(one)} ${one.isMissed ? 'missed' : 'open'} until ${one.until}${one.isLabeled ? ' as labelled' : ''}${next}`
      })
      expect(said.sort()).toEqual(toldOf(calendar, now, outcomes, rule).sort())
    }),
    { numRuns: 1000 },
  )
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10)
})
