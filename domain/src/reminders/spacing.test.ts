import { expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import type { PlannedTimes } from './reminders.ts'
import { reminderRate, reminderSpacingWarnings, type SpacedReminders } from './spacing.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-06-17T20:57:00Z')
const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const label = { apart: { hours: 72, source } }
const CITED = '(Example label, checked Nov 22, 2026)'

const weekly: PlannedTimes = {
  frequency: 'Weekly',
  time: '16:47',
  days: ['Thursday'],
  anchor: '2026-06-01',
  startDate: '2026-06-01',
  endDate: null,
}
const daily = { ...weekly, frequency: 'Daily', days: weekdays }

const warningsOf = (changes: Partial<SpacedReminders>) =>
  reminderSpacingWarnings({
    label,
    reminders: [weekly],
    lastTakenAt: undefined,
    nextAt: NOW + HOUR,
    now: NOW,
    timeZone: 'America/New_York',
    ...changes,
  }).map(({ message }) => message)

test.each([
  ['25 min', 25 / 60],
  ['24 h', 24],
  // Always in hours, rounded down.
  ['71 h', 71.9],
])('a next dose %s after the last one is too soon', (text, hours) => {
  expect(warningsOf({ lastTakenAt: NOW + HOUR - hours * HOUR })).toEqual([
    `The next dose comes ${text} after your last one, but the label says at least 72 h ${CITED}.`,
  ])
})

test('warns of nothing at the label’s interval, nor without a label', () => {
  expect(warningsOf({ lastTakenAt: NOW - 71 * HOUR })).toEqual([])
  expect(warningsOf({ lastTakenAt: NOW, nextAt: undefined })).toEqual([])
  for (const none of [null, undefined, {}])
    expect(warningsOf({ label: none, lastTakenAt: NOW, reminders: [daily] })).toEqual([])
})

test.each([
  // A day before a weekly dose is near enough.
  ['label', 168, 6 * 24, undefined],
  ['label', 168, 5 * 24, 'the label says once a week'],
  ['trials', 168, 4 * 24, 'trials had once a week'],
  ['label', 24, 21, undefined],
  ['label', 24, 17, 'the label says once a day'],
] as const)(
  'without a minimum, %s of every %i h: %i h after the last dose',
  (saidBy, interval, hours, rule) => {
    const course = { interval: { hours: interval, saidBy, source } }
    const [said] = warningsOf({ label: course, reminders: [], lastTakenAt: NOW + HOUR - hours * HOUR })
    expect(said).toBe(rule && `The next dose comes ${hours} h after your last one, but ${rule} ${CITED}.`)
  },
)

const apart = (hours: number) => [
  `Your reminders come ${hours} h apart, but the label says at least 72 h ${CITED}.`,
]

test.each([
  [[weekly], []],
  [[daily], apart(24)],
  [[{ ...weekly, days: ['Monday', 'Wednesday'] }], apart(48)],
  // Sunday to Monday, across the end of the week.
  [[{ ...weekly, days: ['Monday', 'Sunday'] }], apart(24)],
  [[{ ...weekly, frequency: 'Every few days', every: 3 }], []],
  [[{ ...weekly, frequency: 'On and off', daysOn: 2, daysOff: 12 }], apart(24)],
  // Each is far enough apart by itself, but not from the other.
  [[weekly, { ...weekly, days: ['Saturday'], time: '08:47' }], apart(40)],
  [[weekly, { ...weekly, days: ['Sunday'] }], []],
  // The plan ends after the first dose.
  [[{ ...daily, startDate: '2026-06-18', endDate: '2026-06-18' }], []],
])('reminders %j', (reminders, messages) => {
  expect(warningsOf({ reminders: reminders as PlannedTimes[] })).toEqual(messages)
})

test("a clock change doesn't bring daily reminders closer", () => {
  const now = Date.parse('2026-03-06T12:00:00Z')
  const reminders = [{ ...daily, startDate: '2026-03-01', anchor: '2026-03-01' }]
  expect(warningsOf({ label: { apart: { hours: 24, source } }, reminders, now })).toEqual([])
})

test('warns of a weekly medicine on two days of the week, however far apart', () => {
  const course = { ...label, interval: { hours: 168, saidBy: 'label' as const, source } }
  const twice = { ...weekly, days: ['Sunday', 'Thursday'] as const }
  const warnings = (reminders: PlannedTimes[]) => warningsOf({ label: course, reminders })
  expect(warnings([weekly])).toEqual([])
  expect(warnings([{ ...weekly, frequency: 'Every 2 weeks' }])).toEqual([])
  const message = `Your reminders come 72 h apart, but the label says once a week ${CITED}.`
  expect(warnings([{ ...twice, days: [...twice.days] }])).toEqual([message])
  expect(warnings([weekly, { ...weekly, days: ['Sunday'] }])).toEqual([message])
})

test('reminders of one entry have a combined rate', () => {
  expect(reminderRate([weekly], '2026-06-17')).toEqual({ doses: 9, days: 63 })
  expect(reminderRate([daily, weekly], '2026-06-17')).toEqual({ doses: 72, days: 63 })
  expect(reminderRate([{ ...weekly, endDate: '2026-06-01' }], '2026-06-17')).toBeUndefined()
})
