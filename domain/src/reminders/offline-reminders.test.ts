import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import { addDays } from '../time/calendar.ts'
import { timesByNow } from './offline-reminders.ts'
import { overdueOf, passedOccurrences } from './overdue.ts'
import { dueReminderOccurrence, nextReminderOccurrence, type PlannedTimes } from './reminders.ts'

const HOUR_MS = 3_600_000
const FIRST = '2026-02-20'
const START = Date.parse('2026-03-01T00:00:00Z')

const times = (id: number): fc.Arbitrary<PlannedTimes & { id: number }> =>
  fc.record({
    id: fc.constant(id),
    frequency: fc.constantFrom('Daily', 'Weekly', 'Every other day', 'Every few days', 'On and off'),
    time: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30')).map((parts) => {
      const [hour, minute] = parts
      return `${String(hour).padStart(2, '0')}:${minute}`
    }),
    days: fc.subarray([...weekdays], { minLength: 1 }),
    anchor: fc.integer({ min: 0, max: 20 }).map((days) => addDays(FIRST, days)),
    every: fc.integer({ min: 1, max: 9 }),
    daysOn: fc.integer({ min: 1, max: 5 }),
    daysOff: fc.integer({ min: 1, max: 3 }),
    startDate: fc.constant(FIRST),
    endDate: fc.option(fc.integer({ min: 10, max: 40 }).map((days) => addDays(FIRST, days))),
  })

const source = { name: 'A label', url: 'https://example.com', checked: '2026-01-01' }
const rules = fc.option(
  fc.record({
    window: fc.constantFrom('within' as const, 'before-next' as const),
    hours: fc.integer({ min: 1, max: 100 }),
    source: fc.constant(source),
  }),
  { nil: undefined },
)

test('a reminder cached days ago is where the server would have it, if nothing happened to it', () => {
  const zone = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Auckland')
  const hours = fc.integer({ min: 0, max: 30 * 24 })
  fc.assert(
    fc.property(
      times(1),
      times(2),
      rules,
      zone,
      hours,
      hours,
      (one, other, missed, timeZone, told, later) => {
        const alertAt = START + told * HOUR_MS
        const now = alertAt + later * HOUR_MS + 17 * 60_000
        const [reminder, sibling] = [one, other].map((times) => ({
          ...times,
          missed,
          nextAt: nextReminderOccurrence(times, alertAt, timeZone)?.at ?? null,
        }))
        if (!reminder || !sibling) throw new Error('Two are given')
        const byNow = timesByNow(reminder, [reminder, sibling], { now, timeZone })
        if (reminder.nextAt === null || reminder.nextAt > now) {
          expect(byNow).toBeUndefined()
          return
        }
        // As the server computes it for reminders that count since they were cached.
        const counted = [one, other].map((times) => ({ ...times, countsFrom: new Date(alertAt + 1) }))
        const passed = passedOccurrences(counted, now, timeZone).find(({ reminderId }) => reminderId === 1)
        const overdue = passed && overdueOf(passed, () => undefined, missed, now)
        expect(byNow).toEqual({
          dueSince: dueReminderOccurrence(one, now, timeZone)?.at,
          nextAt: nextReminderOccurrence(one, now, timeZone)?.at,
          overdue,
          missedAt: overdue ? undefined : passed?.at,
        })
      },
    ),
    { numRuns: 300 },
  )
})

test('a daily one cached yesterday is due today, and again tomorrow', () => {
  const daily = {
    id: 1,
    frequency: 'Daily',
    time: '08:00',
    days: weekdays,
    anchor: FIRST,
    startDate: FIRST,
    endDate: null,
    missed: undefined,
    nextAt: Date.parse('2026-03-09T12:00:00Z'),
  }
  const at = (now: string) =>
    timesByNow(daily, [daily], { now: Date.parse(now), timeZone: 'America/New_York' })
  expect(at('2026-03-09T11:59:00Z')).toBeUndefined()
  expect(at('2026-03-10T11:30:00Z')).toMatchObject({
    dueSince: undefined,
    overdue: { day: '2026-03-09' },
    nextAt: Date.parse('2026-03-10T12:00:00Z'),
  })
  expect(at('2026-03-10T12:10:00Z')).toMatchObject({
    dueSince: Date.parse('2026-03-10T12:00:00Z'),
    overdue: { day: '2026-03-10' },
    nextAt: Date.parse('2026-03-11T12:00:00Z'),
  })
})
