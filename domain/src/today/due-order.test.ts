import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDueOrder } from './due-order.ts'
import { timelineOf } from './today.ts'

const MINUTE = 60_000
const iso = (at: number) => new Date(at).toISOString()
const timeZone = 'America/New_York'
const now = Date.parse('2026-03-10T12:00:00Z')
const hours = (count: number) => now + count * 60 * MINUTE

const entry = (id: number, frequency = 'Daily', startDate = '2026-03-01') => ({ id, frequency, startDate })

const reminder = (userPeptideId: number, changes: object = {}) => ({
  userPeptideId,
  isActive: true,
  dueSince: null as string | null,
  nextAt: null as string | null,
  snoozedUntil: null as string | null,
  overdue: null,
  ...changes,
})

const order = (
  entries: ReturnType<typeof entry>[],
  reminders: ReturnType<typeof reminder>[] = [],
  last: Record<number, number> = {},
) => inDueOrder(entries, { reminders, lastOf: (id) => last[id] }, { now, timeZone }).map(({ id }) => id)

test("due reminders come before entries never logged and tonight's reminders", () => {
  const tonight = reminder(2, { nextAt: '2026-03-11T03:50:00Z' })
  const due = reminder(1, { dueSince: iso(hours(-0.2)), nextAt: iso(hours(23.8)) })
  expect(order([entry(2, 'Weekly'), entry(1)], [tonight, due])).toEqual([1, 2])
})

test("today's remaining reminders come in order, before schedules alone", () => {
  const reminders = [reminder(2, { nextAt: iso(hours(8.25)) }), reminder(1, { nextAt: iso(hours(7.5)) })]
  expect(order([entry(3), entry(2), entry(1)], reminders)).toEqual([1, 2, 3])
})

test("the longest overdue comes first, and missed or paused ones aren't due", () => {
  const overdue = {
    since: iso(hours(-30)),
    until: null,
    nextAt: iso(hours(100)),
    isMissed: false,
    label: 'x',
  }
  const missed = { ...overdue, isMissed: true }
  const due = reminder(1, { dueSince: iso(hours(-0.5)) })
  const late = (changes: object) => reminder(2, { overdue, nextAt: overdue.nextAt, ...changes })
  expect(order([entry(1), entry(2, 'Weekly')], [due, late({})])).toEqual([2, 1])
  expect(order([entry(2, 'Weekly'), entry(1)], [due, late({ overdue: missed })])).toEqual([1, 2])
  expect(order([entry(2, 'As needed'), entry(1)], [due, late({ isActive: false })])).toEqual([1, 2])
})

test('a snoozed one waits until it returns', () => {
  const snoozed = { dueSince: iso(hours(-0.5)), snoozedUntil: iso(hours(1)) }
  const other = reminder(2, { nextAt: iso(hours(0.5)) })
  expect(order([entry(1), entry(2)], [reminder(1, snoozed), other])).toEqual([2, 1])
})

test("beyond today, an elapsed schedule comes before next week's reminder", () => {
  const nextWeek = reminder(1, { nextAt: iso(hours(120)) })
  expect(order([entry(1, 'Weekly'), entry(2)], [nextWeek], { 2: hours(-40) })).toEqual([2, 1])
})

test('by schedule: the longest elapsed first, entries without one or not started last', () => {
  const plan = [entry(1), entry(2, 'Weekly'), entry(3, 'As needed'), entry(4, 'Daily', '2026-03-11')]
  expect(order(plan, [], { 1: hours(-3), 2: hours(-7 * 24) })).toEqual([2, 1, 3, 4])
  expect(order(plan, [], { 1: hours(-40), 2: hours(-7 * 24) })).toEqual([1, 2, 3, 4])
})

const instant = fc.option(fc.integer({ min: -90, max: 3 * 1440 }).map((minutes) => now + minutes * MINUTE))
const some = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    frequency: fc.constantFrom('Daily', 'Weekly', 'As needed'),
    startDate: fc.constantFrom('2026-02-01', '2026-03-10', '2026-03-12'),
    dueSince: instant,
    nextAt: instant,
    last: instant,
    isActive: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 9 },
)

test("matches the timeline's order, includes everyone, and doesn't depend on plan order", () => {
  fc.assert(
    fc.property(some, (plan) => {
      const text = (at: number | null) => (at === null ? null : iso(at))
      const reminders = plan.map(({ id, isActive, dueSince, nextAt }) =>
        reminder(id, { isActive, dueSince: text(dueSince), nextAt: text(nextAt) }),
      )
      const lastOf = (id: number) => plan.find((one) => one.id === id)?.last ?? undefined
      const sorted = inDueOrder(plan, { reminders, lastOf }, { now, timeZone })
      expect(sorted.map(({ id }) => id).toSorted()).toEqual(plan.map(({ id }) => id).toSorted())
      const rows = timelineOf({ doses: [], reminders }, { now, timeZone })
      const shown = new Map(
        rows.toReversed().map((row) => [row.kind !== 'taken' && row.reminder.userPeptideId, row.at]),
      )
      const times = sorted.map(({ id }) => shown.get(id) ?? Number.POSITIVE_INFINITY)
      expect(times).toEqual(times.toSorted((a, b) => (a === b ? 0 : a - b)))
      const isDistinct = new Set(times).size === times.length
      const turned = inDueOrder(plan.toReversed(), { reminders, lastOf }, { now, timeZone })
      if (isDistinct) expect(turned).toEqual(sorted)
    }),
    { numRuns: 300 },
  )
})
