import { expect, test } from 'vitest'
import { countdownText, leftText, pastText, timeLeft } from './time-left.ts'

const HOUR = 3_600_000

test.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [30 * 60_000, [0, 0, 30, 0]],
  [24 * HOUR - 1000, [0, 23, 59, 59]],
  [24 * HOUR, [1, 0, 0, 0]],
  // From Saturday 20:00 to Saturday 20:00 in New York: an hour less in March, an hour more in November.
  [167 * HOUR, [6, 23, 0, 0]],
  [169 * HOUR, [7, 1, 0, 0]],
])('%i ms are %j', (ms, [days, hours, minutes, seconds]) => {
  expect(timeLeft(ms)).toEqual({ days, hours, minutes, seconds })
})

test.each([
  [13 * HOUR + 58 * 60_000, '13 h 58 min'],
  [3 * HOUR + 56 * 60_000 - 1, '3 h 56 min'],
  [25 * HOUR, '25 h 0 min'],
  [45 * 60_000, '45 min'],
  [30 * 60_000, '30 min'],
  [30 * 60_000 - 1000, '29:59'],
  [9000, '00:09'],
])('%i ms are announced as %s', (ms, text) => expect(leftText(ms)).toBe(text))

test.each([
  [2 * 24 * HOUR + 3 * HOUR + 4 * 60_000 + 5000, '2 d 3 h 04 min 05 s'],
  [24 * HOUR, '1 d 0 h 00 min 00 s'],
  [24 * HOUR - 1000, '23 h 59 min 59 s'],
  [45 * 60_000, '45 min 00 s'],
  [30 * 60_000, '30 min 00 s'],
  [30 * 60_000 - 1000, '29:59'],
])('a countdown of %i ms reads %s', (ms, text) => expect(countdownText(ms)).toBe(text))

test.each([
  [0, 'now'],
  [-59_999, 'now'],
  [-12 * 60_000, '12 min ago'],
])('%i ms ago are %s', (ms, text) => expect(pastText(ms)).toBe(text))
