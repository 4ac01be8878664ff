import { expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import { type ForecastReminder, nextAfterDoses } from './next-after-doses.ts'

const HOUR = 3_600_000
// A Wednesday, 16:57 in New York.
const NOW = Date.parse('2026-06-17T20:57:00Z')

const weekly: ForecastReminder = {
  id: -1,
  frequency: 'Weekly',
  time: '16:59',
  days: ['Wednesday'],
  anchor: '2026-06-17',
  startDate: '2026-06-01',
  endDate: null,
  countsFrom: new Date(NOW),
  isLive: true,
}
const daily = { ...weekly, frequency: 'Daily', days: weekdays }

const nextOf = (changed: ForecastReminder, hoursAgo: number[], stored: ForecastReminder[] = []) =>
  nextAfterDoses({
    stored,
    changed: [changed],
    takenAt: hoursAgo.map((hours) => NOW - hours * HOUR),
    now: NOW,
    timeZone: 'America/New_York',
  })?.day

test.each([
  ['Wednesday in a week, with a dose now', weekly, [0], '2026-06-24'],
  ['today, without one', weekly, [], '2026-06-17'],
  ['today, where the dose is further away than half the interval', weekly, [85], '2026-06-17'],
  ['tomorrow, where it is daily', daily, [0], '2026-06-18'],
  [
    'as planned, where it follows the doses',
    { ...daily, frequency: 'After the last dose', every: 1 },
    [0],
    '2026-06-17',
  ],
])('%s', (_name, reminder, hoursAgo, day) => {
  expect(nextOf(reminder, hoursAgo)).toBe(day)
})

test("a dose that another reminder is nearer to doesn't count", () => {
  const other = { ...daily, id: 7, time: '16:50', countsFrom: new Date(NOW - 48 * HOUR) }
  expect(nextOf({ ...daily, time: '17:10' }, [0], [other])).toBe('2026-06-17')
  // It began after that dose, so no dose resolves it.
  const late = { ...other, countsFrom: new Date(NOW) }
  expect(nextOf({ ...daily, time: '17:10' }, [0], [late])).toBe('2026-06-18')
})

test('a paused reminder takes no dose', () => {
  const other = { ...daily, id: 7, time: '16:50', countsFrom: new Date(NOW - 48 * HOUR), isLive: false }
  expect(nextOf(weekly, [0], [other])).toBe('2026-06-24')
})
