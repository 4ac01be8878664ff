import { weekdays } from '@pepwell/domain/schedules/schedules'
import { expect, test } from 'vitest'
import { repeatText, scheduleText, timingsOf, timingsText } from './schedule-words.ts'

test.each([
  ['Daily', JSON.stringify(weekdays), 'Daily'],
  ['Custom', JSON.stringify(weekdays), 'Daily'],
  ['3x per week', '["Friday","Monday","Wednesday"]', 'Mon, Wed, Fri'],
  ['Custom', '[]', 'No days set'],
  ['Custom', 'Mondays', 'Invalid schedule'],
  ['Custom', '{"Monday":true}', 'Invalid schedule'],
  ['Every other day', 'Mondays', 'Invalid schedule'],
  ['Every other day', '[]', 'No days set'],
  ['Every other day', JSON.stringify(weekdays), 'Every other day'],
])('%s on %s is displayed as %s', (frequency, days, text) => {
  expect(scheduleText({ frequency, days })).toBe(text)
})

test.each<[Parameters<typeof scheduleText>[0], string]>([
  [{ frequency: 'Every few days', every: 3, days: '["Monday"]' }, 'Every 3 days'],
  [{ frequency: 'Every few weeks', every: 2, days: '["Thursday","Monday"]' }, 'Every 2 weeks on Mon, Thu'],
  [{ frequency: 'Every few weeks', every: 1, days: '["Monday"]' }, 'Every week on Mon'],
  [{ frequency: 'Monthly', anchor: '2026-01-31', days: '["Monday"]' }, 'Monthly on the 31st'],
  [{ frequency: 'Monthly', anchor: '2026-01-12', days: '["Monday"]' }, 'Monthly on the 12th'],
  [{ frequency: 'On and off', daysOn: 5, daysOff: 1, days: '["Monday"]' }, '5 days on, 1 day off'],
  [{ frequency: 'After the last dose', every: 7, days: '["Monday"]' }, '7 days after the last dose'],
])('%j is displayed as %s', (reminder, text) => expect(scheduleText(reminder)).toBe(text))

test.each([
  [[30], '30 minutes before'],
  [[60], '1 hour before'],
  [[5, 120], '2 hours and 5 minutes before'],
  [[0], 'at the time'],
  [[1440], '1 day before'],
  [[0, 30, 1440], '1 day and 30 minutes before and at the time'],
  [[10, 240, 15], '4 hours, 15 minutes, and 10 minutes before'],
])('%s minutes are displayed as %s', (timings, text) => expect(timingsText(timings)).toBe(text))

test("timings that can't be parsed count as none", () => {
  expect(timingsOf({ timingOptions: '[5,60]' })).toEqual([60, 5])
  expect(timingsOf({ timingOptions: 'soon' })).toEqual([])
})

test.each([
  [null, undefined],
  [5, 'again every 5 minutes until logged'],
  [60, 'again every hour until logged'],
])('repeats every %j minutes are displayed as %j', (repeatEvery, text) =>
  expect(repeatText({ repeatEvery })).toBe(text),
)
