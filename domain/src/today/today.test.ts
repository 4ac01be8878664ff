import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../time/calendar.ts'
import { nextUp, timelineOf } from './today.ts'

const MINUTE = 60_000
const iso = (at: number) => new Date(at).toISOString()

const times = (changes: object = {}) => ({
  isActive: true,
  dueSince: null as string | null,
  nextAt: null as string | null,
  overdue: null,
  ...changes,
})

const shown = (
  what: { doses?: { takenAt: string }[]; reminders?: ReturnType<typeof times>[] },
  now: string,
  timeZone = 'America/New_York',
) => {
  const rows = timelineOf({ doses: [], reminders: [], ...what }, { now: Date.parse(now), timeZone })
  return rows.map(({ kind, at }) => `${kind} ${iso(at).slice(5, 16)}`)
}

test('a day has its taken and due doses with their outcomes, in order of time', () => {
  const doses = [{ takenAt: '2026-03-10T11:02:00Z' }, { takenAt: '2026-03-10T03:59:00Z' }]
  const reminders = [
    times({ nextAt: '2026-03-11T02:10:00Z' }),
    times({ dueSince: '2026-03-10T12:00:00Z', nextAt: '2026-03-11T12:00:00Z' }),
    times({ nextAt: '2026-03-10T20:00:00Z', isActive: false }),
  ]
  expect(shown({ doses, reminders }, '2026-03-10T12:12:00Z')).toEqual([
    'taken 03-10T11:02',
    'due 03-10T12:00',
    'next 03-11T02:10',
  ])
})

test.each([
  ['into summer', '2026-03-08T05:30:00Z', '2026-03-09T03:59:00Z', '2026-03-09T04:00:00Z'],
  ['out of it', '2026-11-01T04:30:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'],
])('a day is the person’s own across clock changes: %s', (_which, now, last, tooLate) => {
  const reminders = [times({ nextAt: last }), times({ nextAt: tooLate })]
  expect(shown({ reminders }, now)).toEqual([`next ${last.slice(5, 16)}`])
})

test('what was due before midnight stays due for its hour, then is overdue', () => {
  const overdue = { since: '2026-03-10T03:50:00Z', until: null, nextAt: null, isMissed: false, label: null }
  const reminders = [times({ dueSince: overdue.since, overdue })]
  expect(shown({ reminders }, '2026-03-10T04:10:00Z')).toEqual(['due 03-10T03:50'])
  expect(shown({ reminders }, '2026-03-10T04:50:00Z')).toEqual(['overdue 03-10T03:50'])
})

const at = fc.integer({ min: 0, max: 3 * 1440 }).map((minute) => Date.UTC(2026, 2, 7) + minute * MINUTE)
const reminders = fc.array(
  fc.record({ isActive: fc.boolean(), dueSince: fc.option(at), nextAt: fc.option(at) }),
  { maxLength: 5 },
)
const zone = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Auckland')

test('each time appears once with its state and counts, without other days', () => {
  fc.assert(
    fc.property(reminders, fc.array(at, { maxLength: 5 }), at, zone, (told, taken, now, timeZone) => {
      const text = (instant: number | null) => (instant === null ? null : iso(instant))
      const asWarned = told.map((one) =>
        times({ ...one, dueSince: text(one.dueSince), nextAt: text(one.nextAt) }),
      )
      const doses = taken.map((instant) => ({ takenAt: iso(instant) }))
      const rows = timelineOf({ doses, reminders: asWarned }, { now, timeZone })
      const expected = [
        ...taken.filter((instant) => dayOf(instant, timeZone) === dayOf(now, timeZone)),
        ...told.flatMap(({ isActive, dueSince, nextAt }) =>
          [...new Set([dueSince, nextAt])].filter((instant): instant is number => {
            if (instant === null || !isActive || instant <= now - 60 * MINUTE) return false
            return instant <= now + 240 * MINUTE || dayOf(instant, timeZone) === dayOf(now, timeZone)
          }),
        ),
      ]
      expect(rows.map((row) => row.at)).toEqual(expected.toSorted((a, b) => a - b))
      for (const row of rows) if (row.kind !== 'taken') expect(row.kind).toBe(row.at <= now ? 'due' : 'next')
      const ahead = told.flatMap((one) => (one.isActive ? [one.dueSince, one.nextAt] : []))
      const first = Math.min(...ahead.filter((one): one is number => one !== null && one > now))
      expect(nextUp(asWarned, now)?.at).toBe(Number.isFinite(first) ? first : undefined)
    }),
    { numRuns: 200 },
  )
})
