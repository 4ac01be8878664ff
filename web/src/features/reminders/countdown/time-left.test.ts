import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

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
