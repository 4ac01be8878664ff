import { weekdays } from '@pepwell/domain/schedules'
import { expect, test } from 'vitest'
import { scheduleText, timingsOf, timingsText } from './schedule-words.ts'

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
])('%s on %s is told as %s', (frequency, days, text) => {
  expect(scheduleText({ frequency, days })).toBe(text)
})

test.each([
  [[30], '30 minutes before'],
  [[60], '1 hour before'],
  [[5, 120], '2 hours and 5 minutes before'],
  [[10, 240, 15], '4 hours, 15 minutes, and 10 minutes before'],
])('%s minutes are told as %s', (timings, text) => expect(timingsText(timings)).toBe(text))

test('timings that cannot be read are none', () => {
  expect(timingsOf({ timingOptions: '[5,60]' })).toEqual([60, 5])
  expect(timingsOf({ timingOptions: 'soon' })).toEqual([])
})
