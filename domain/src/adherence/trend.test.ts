import { describe, expect, test } from 'vitest'
import { days, entry, type History, since } from './adherence.samples.ts'
import { adherence } from './adherence.ts'
import type { PlanPeriod } from './entry.ts'

/** A Monday. */
const TODAY = '2026-06-15'

describe('the trend', () => {
  const trend = (periods: PlanPeriod[], taken: string[], history?: History) =>
    adherence([entry(periods, taken, history)], TODAY).trend

  test('compares thirty days with the thirty before', () => {
    const daily = [since('2026-01-01')]
    expect(trend(daily, days('2026-05-17', 29))).toEqual({
      points: 100,
      days: 30,
      now: { taken: 29, due: 29 },
      before: { taken: 0, due: 30 },
    })
    expect(trend(daily, days('2026-04-17', 30))?.points).toBe(-100)
    expect(trend(daily, days('2026-04-17', 59))?.points).toBe(0)
  })

  test('compares 42 days with the 42 before when fewer than two doses a week are due', () => {
    const weekly = [since('2026-01-04', 'Weekly')]
    const sundays = days('2026-01-04', 24, 7)
    expect(trend(weekly, sundays)).toMatchObject({
      days: 42,
      now: { taken: 6, due: 6 },
      before: { taken: 6, due: 6 },
    })
    const missed = sundays.filter((day) => day !== '2026-05-24')
    expect(trend(weekly, missed)).toMatchObject({
      points: -17,
      now: { taken: 5, due: 6 },
      before: { taken: 6, due: 6 },
    })
    expect(trend([since('2026-03-01', 'Every 2 weeks')], days('2026-03-23', 7, 14))).toMatchObject({
      points: 0,
      now: { taken: 3, due: 3 },
    })
  })

  test('is null with too little data', () => {
    expect(trend([since('2026-05-14')], days('2026-05-14', 32))).toBeNull()
    expect(trend([since('2026-05-13')], days('2026-05-13', 33))).not.toBeNull()
    expect(trend([since('2026-04-26', 'Weekly')], days('2026-04-26', 8, 7))).toBeNull()
    expect(adherence([], TODAY).trend).toBeNull()
  })

  test('a skipped dose counts in the period that it falls in', () => {
    const daily = [since('2026-01-01')]
    const taken = days('2026-04-17', 59).filter((day) => day !== '2026-05-01' && day !== '2026-06-01')
    expect(trend(daily, taken)?.points).toBe(0)
    expect(trend(daily, taken, { skipped: ['2026-06-01'] })?.points).toBe(3)
    expect(trend(daily, taken, { skipped: ['2026-05-01'] })?.points).toBe(-3)
  })
})
