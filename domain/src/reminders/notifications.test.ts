import { expect, test } from 'vitest'
import { EXPIRES_AFTER, LATE_AFTER, latenessOf } from './notifications.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('is on time for five minutes, late for a day, then expired', () => {
  expect(LATE_AFTER).toBe(5 * MINUTE)
  expect(EXPIRES_AFTER).toBe(DAY)
  expect(latenessOf(0, 0)).toBe('on time')
  expect(latenessOf(0, 5 * MINUTE)).toBe('on time')
  expect(latenessOf(0, 5 * MINUTE + 1)).toBe('late')
  expect(latenessOf(0, DAY)).toBe('late')
  expect(latenessOf(0, DAY + 1)).toBe('expired')
})
