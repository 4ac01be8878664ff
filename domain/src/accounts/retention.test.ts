import { expect, test } from 'vitest'
import { HISTORY_MONTHS, monthsBefore } from './retention.ts'

test.each([
  ['2026-11-27T05:00:00Z', '2025-10-27T05:00:00Z'],
  // February 31 doesn't exist, so the last day of the month replaces it.
  ['2026-03-31T00:00:00Z', '2025-02-28T00:00:00Z'],
  ['2025-03-31T00:00:00Z', '2024-02-29T00:00:00Z'],
])('13 months before %s is %s', (now, then) => {
  expect(monthsBefore(Date.parse(now), HISTORY_MONTHS)).toBe(Date.parse(then))
})
