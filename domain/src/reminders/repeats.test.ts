import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import type { PlannedTimes } from './reminders.ts'
import { maxRepeats, nextRepeat, repeatAt, repeatIntervals, repeatNow } from './repeats.ts'

const MINUTE = 60_000
const EIGHT = Date.parse('2026-06-15T08:00:00Z')
const daily: PlannedTimes = {
  frequency: 'Daily',
  time: '08:00',
  days: weekdays,
  anchor: '2026-06-01',
  startDate: '2026-06-01',
  endDate: null,
}

test('a reminder repeats six times, for three hours at most', () => {
  expect(repeatIntervals.map(maxRepeats)).toEqual([6, 6, 6, 6, 3])
})

describe('the repeat to send', () => {
  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [22, 4],
    [30, 6],
    // So late that no repeat follows.
    [35, 6],
    [36, 0],
  ])('%d minutes after, at five-minute intervals, is repeat %d', (minutes, count) =>
    expect(repeatNow(EIGHT, 5, EIGHT + minutes * MINUTE)).toBe(count),
  )
})

test('each repeat of each occurrence follows once, in order', () => {
  const wanted = fc.constantFrom(...repeatIntervals)
  fc.assert(
    fc.property(wanted, fc.integer({ min: -300, max: 300 }), (every, minutes) => {
      const [from, to] = [EIGHT + minutes * MINUTE, EIGHT + 3 * 24 * 60 * MINUTE]
      const reference: number[] = []
      for (let at = EIGHT; at < to + 24 * 60 * MINUTE; at += 24 * 60 * MINUTE)
        for (let after = every; after <= 180 && after <= 6 * every; after += every)
          reference.push(at + after * MINUTE)
      const found: number[] = []
      for (let now = from; now <= to; ) {
        const next = nextRepeat(daily, { every, now, from: EIGHT, timeZone: 'UTC' })
        if (!next) break
        expect(repeatAt(next.at, every, repeatNow(next.at, every, next.dueAt))).toBe(next.dueAt)
        found.push(next.dueAt)
        now = next.dueAt
      }
      expect(found.filter((at) => at <= to)).toEqual(reference.filter((at) => at > from && at <= to))
    }),
  )
})

test("occurrences before a moment aren't repeated", () => {
  const now = EIGHT + 7 * MINUTE
  expect(nextRepeat(daily, { every: 5, now, from: EIGHT, timeZone: 'UTC' })?.dueAt).toBe(EIGHT + 10 * MINUTE)
  expect(nextRepeat(daily, { every: 5, now, from: EIGHT + 1, timeZone: 'UTC' })?.day).toBe('2026-06-16')
  const ended = { ...daily, endDate: '2026-06-15' }
  expect(nextRepeat(ended, { every: 5, now, from: EIGHT + 1, timeZone: 'UTC' })).toBeUndefined()
})
