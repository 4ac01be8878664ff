import { expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import { alertAt, nextAlert } from './leads.ts'
import type { PlannedTimes } from './reminders.ts'

const NEW_YORK = 'America/New_York'
const iso = (instant: number) => new Date(instant).toISOString()

test.each([
  ['2026-06-15T12:00:00Z', 0, '2026-06-15T12:00:00.000Z'],
  ['2026-06-15T12:00:00Z', 30, '2026-06-15T11:30:00.000Z'],
  ['2026-06-15T12:00:00Z', 1440, '2026-06-14T12:00:00.000Z'],
  // 8:00 both times: the night between them has 23 hours, or 25.
  ['2026-03-08T12:00:00Z', 1440, '2026-03-07T13:00:00.000Z'],
  ['2026-11-01T13:00:00Z', 1440, '2026-10-31T12:00:00.000Z'],
  // Four hours pass, no matter what the clocks show.
  ['2026-03-08T09:00:00Z', 240, '2026-03-08T05:00:00.000Z'],
])('%s with a lead of %d minutes alerts at %s', (at, minutes, told) =>
  expect(iso(alertAt(Date.parse(at), minutes, NEW_YORK))).toBe(told),
)

test('a lead of a day starts with the first day whose previous evening is still ahead', () => {
  const reminder: PlannedTimes = {
    frequency: 'Daily',
    time: '20:00',
    days: weekdays,
    anchor: '2026-10-01',
    startDate: '2026-10-01',
    endDate: null,
  }
  const next = (now: string) =>
    nextAlert(reminder, { minutesBefore: 1440, now: Date.parse(now), timeZone: NEW_YORK })?.day
  // On November 1 the clocks go back: until 20:00 there are 25 hours.
  expect(next('2026-10-31T23:59:59Z')).toBe('2026-11-01')
  expect(next('2026-11-01T00:00:00Z')).toBe('2026-11-02')
})
