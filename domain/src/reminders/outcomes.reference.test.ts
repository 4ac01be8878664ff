import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import {
  type CountedReminder,
  occurrencesInQuestion,
  occurrencesNear,
  occurrenceTaken,
  type ReminderOccurrence,
} from './outcomes.ts'

/** Everything here recurs at least weekly, so this many days on either side are enough. */
const DAYS_AROUND = 9

interface Occurrence {
  reminderId: number
  day: string
  at: number
  counts: boolean
}

/** All occurrences around a dose, found day by day on the calendar. */
function allOf(reminder: CountedReminder, takenAt: number, timeZone: string): Occurrence[] {
  const middle = Temporal.Instant.fromEpochMilliseconds(takenAt).toZonedDateTimeISO(timeZone).toPlainDate()
  const anchor = Temporal.PlainDate.from(reminder.anchor)
  const found: Occurrence[] = []
  for (let offset = -DAYS_AROUND; offset <= DAYS_AROUND; offset += 1) {
    const date = middle.add({ days: offset })
    const sinceAnchor = date.since(anchor, { largestUnit: 'days' }).days
    const isCalledFor =
      reminder.frequency === 'Every other day'
        ? sinceAnchor >= 0 && sinceAnchor % 2 === 0
        : reminder.days.includes(weekdays[date.dayOfWeek - 1] ?? '')
    if (!isCalledFor) continue
    const at = date.toZonedDateTime({ timeZone, plainTime: reminder.time }).epochMilliseconds
    const day = date.toString()
    const isPlanned = day >= reminder.startDate && (reminder.endDate === null || day <= reminder.endDate)
    const counts = isPlanned && at >= reminder.countsFrom.getTime()
    found.push({ reminderId: reminder.id, day, at, counts })
  }
  return found
}

/** The neighbors of the dose for each reminder, whether they count or not. */
const neighbours = (all: Occurrence[][], takenAt: number): Occurrence[] =>
  all.flatMap((own) => {
    const before = own.filter(({ at }) => at <= takenAt).at(-1)
    const after = own.find(({ at }) => at > takenAt)
    return [before, after].flatMap((one) => one ?? [])
  })

type Outcomes = Record<string, string>
const nameOf = ({ reminderId, day }: ReminderOccurrence) => `${reminderId} ${day}`

/**
 * The rule restated: a dose resolves the occurrence nearest to it. Occurrences that don't count only block those of
 * their own reminder. Before the first one, half the gap between the first two applies.
 */
function resolvedBy(all: Occurrence[][], takenAt: number, outcomes: Outcomes): string | undefined {
  const far = (one: { at: number }) => Math.abs(one.at - takenAt)
  const beside = neighbours(all, takenAt)
  const nearest = beside.filter((one) => {
    const rivals = beside.filter(({ reminderId, counts }) => counts || reminderId === one.reminderId)
    const [first, second] = all.find((own) => own.includes(one)) ?? []
    const isFarBeforeTheFirst = one === first && !(second && far(one) <= (second.at - one.at) / 2)
    return one.counts && !isFarBeforeTheFirst && rivals.every((rival) => far(rival) >= far(one))
  })
  const inOrder = nearest.sort((a, b) => a.at - b.at || a.reminderId - b.reminderId)
  const found =
    inOrder.find((one) => !outcomes[nameOf(one)]) ??
    inOrder.find((one) => outcomes[nameOf(one)] === 'skipped')
  return found && nameOf(found)
}

const START = Date.parse('2025-01-01T00:00:00Z')
const DAY_MS = 86_400_000
const dayAfterStart = (days: number) =>
  Temporal.PlainDate.from('2025-01-01')
    .add({ days: Math.round(days) })
    .toString()

const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Africa/Cairo',
)
// Times on quarter hours coincide often enough, and so do the midpoints between them.
const times = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45')),
  fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('01', '29', '59')),
)
const reminders = (id: number): fc.Arbitrary<CountedReminder> =>
  fc.record({
    id: fc.constant(id),
    frequency: fc.constantFrom('Daily', 'Custom', 'Every other day'),
    time: times.map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`),
    days: fc.oneof(fc.constant([...weekdays]), fc.subarray([...weekdays])),
    anchor: fc.integer({ min: 0, max: 60 }).map(dayAfterStart),
    countsFrom: fc.integer({ min: 0, max: 60 * 24 }).map((hours) => new Date(START + hours * 3_600_000)),
    startDate: fc.integer({ min: 0, max: 60 }).map(dayAfterStart),
    endDate: fc.option(fc.integer({ min: 60, max: 460 }).map(dayAfterStart)),
  })
const situations = fc.record({
  timeZone: zones,
  // Covers more than a year, with daylight-saving changes. Every third day is in the first weeks, where schedules
  // begin.
  takenAt: fc
    .oneof(
      fc.integer({ min: 60, max: 460 * 96 }),
      fc.integer({ min: 60, max: 460 * 96 }),
      fc.integer({ min: 0, max: 70 * 96 }),
    )
    .map((quarters) => START + quarters * (DAY_MS / 96)),
  reminders: fc.tuple(reminders(1), fc.option(reminders(2)), fc.option(reminders(3))),
  decisions: fc.array(fc.constantFrom('', 'taken', 'skipped'), { minLength: 6, maxLength: 6 }),
})

/** A situation with decisions on occurrences next to the dose, where they matter. */
function lookAt({
  timeZone,
  takenAt,
  reminders: some,
  decisions,
}: typeof situations extends fc.Arbitrary<infer S> ? S : never) {
  const given = some.flatMap((one) => one ?? [])
  const all = given.map((one) => allOf(one, takenAt, timeZone))
  const decided = neighbours(all, takenAt).map((one, index) => [nameOf(one), decisions[index] ?? ''])
  const outcomes: Outcomes = Object.fromEntries(decided)
  const near = occurrencesNear(given, takenAt, timeZone)
  return { all, outcomes, near, outcomeOf: (one: ReminderOccurrence) => outcomes[nameOf(one)] || undefined }
}

describe('for any reminders, zone and dose time', () => {
  test('a dose resolves what the restated rule says', () => {
    let resolved = 0
    fc.assert(
      fc.property(situations, (situation) => {
        const { all, outcomes, near, outcomeOf } = lookAt(situation)
        const found = occurrenceTaken(near, outcomeOf)
        if (found) resolved += 1
        expect(found && nameOf(found)).toBe(resolvedBy(all, situation.takenAt, outcomes))
      }),
      { numRuns: 500 },
    )
    expect(resolved).toBeGreaterThan(100)
  })

  test('the choices begin with the resolved occurrence, and the other is open and equally far', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { near, outcomeOf } = lookAt(situation)
        const [first, other, ...more] = occurrencesInQuestion(near, outcomeOf)
        expect(first).toEqual(occurrenceTaken(near, outcomeOf))
        expect(more).toEqual([])
        if (!first || !other) return
        const gap = Math.abs(first.at - other.at)
        const middle = (first.at + other.at) / 2
        expect([outcomeOf(first), outcomeOf(other)]).toEqual([undefined, undefined])
        expect(Math.abs(situation.takenAt - middle)).toBeLessThanOrEqual(gap / 48)
      }),
      { numRuns: 300 },
    )
  })

  test('taking each dose in time resolves each occurrence once and no other', () => {
    const whenTaken = fc.array(fc.double({ min: -0.49, max: 0.49, noNaN: true }), {
      minLength: 14,
      maxLength: 14,
    })
    fc.assert(
      fc.property(reminders(1), reminders(2), zones, whenTaken, (one, two, timeZone, shares) => {
        const given = [one, two].map((each) => ({ ...each, countsFrom: new Date(0), anchor: '2024-12-01' }))
        const planned = given.map((each) => ({ ...each, startDate: '2024-01-01', endDate: null }))
        const instants = planned.flatMap((each) =>
          allOf(each, START + 100 * DAY_MS, timeZone).map(({ at }) => at),
        )
        const times = [...new Set(instants)].sort((a, b) => a - b)
        const outcomes: Outcomes = {}
        for (const [index, at] of times.slice(1, 15).entries()) {
          const share = shares[index] ?? 0
          const gap = share < 0 ? at - (times[index] ?? at) : (times[index + 2] ?? at) - at
          const near = occurrencesNear(planned, Math.round(at + share * gap), timeZone)
          const found = occurrenceTaken(near, (each) => outcomes[nameOf(each)])
          expect(found?.at).toBe(at)
          if (found) outcomes[nameOf(found)] = 'taken'
        }
      }),
      { numRuns: 25 },
    )
  })
})
