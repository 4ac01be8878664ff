import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byDaySinceDose } from './by-day.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const week = [0, 7 * DAY, 14 * DAY]

test('side effects are counted from the previous dose', () => {
  const effects = [
    { startedAt: 2 * HOUR, severity: 1 },
    { startedAt: 8 * DAY, severity: 3 },
    { startedAt: 8 * DAY + HOUR, severity: 2 },
    { startedAt: 15 * DAY, severity: 0 },
  ]
  const { days, total } = byDaySinceDose(effects, week.toReversed(), 'UTC')
  expect(total).toBe(3)
  expect(days[0]).toEqual({ day: 0, count: 1, mean: 1 })
  expect(days[1]).toEqual({ day: 1, count: 2, mean: 2.5 })
  expect(days[2]).toEqual({ day: 2, count: 0, mean: null })
})

test('days are those of the person’s calendar', () => {
  const [evening, twoDaysLater] = [Date.UTC(2026, 2, 7, 3), Date.UTC(2026, 2, 9, 1)]
  const counts = byDaySinceDose(
    [{ startedAt: twoDaysLater, severity: 2 }],
    [evening],
    'America/New_York',
  ).days
  // March 6 at 10 PM, and March 8 at 9 PM: 46 hours, but two days later.
  expect(counts.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 0, 0])
})

test('ignores those before any dose or over a week after the last', () => {
  const effects = [
    { startedAt: -HOUR, severity: 2 },
    { startedAt: 21 * DAY, severity: 2 },
  ]
  expect(byDaySinceDose(effects, week, 'UTC').total).toBe(0)
  expect(byDaySinceDose([{ startedAt: HOUR, severity: 2 }], [], 'UTC').total).toBe(0)
})

test('every mean is within the logged severities', () => {
  const effect = fc.record({
    startedAt: fc.integer({ min: 0, max: 20 * DAY }),
    severity: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(effect), (effects) => {
      const { days, total } = byDaySinceDose(effects, week, 'UTC')
      expect(total).toBeLessThanOrEqual(effects.length)
      for (const { mean } of days) expect(mean === null || (mean >= 1 && mean <= 4)).toBe(true)
    }),
  )
})
