import { describe, expect, test } from 'vitest'
import { aFoodLog } from '../../../test/nutrition-server.ts'
import { daysOf, TARGET_LINE, weekAround } from './week.ts'

describe('the week of a day', () => {
  const today = '2026-03-10'
  test.each([
    ['2026-03-10', '2026-03-04', '2026-03-10'],
    ['2026-03-04', '2026-03-04', '2026-03-10'],
    ['2026-03-03', '2026-02-25', '2026-03-03'],
    ['2025-12-31', '2025-12-31', '2026-01-06'],
  ])('%s is between %s and %s', (day, from, to) => expect(weekAround(day, today)).toEqual({ from, to }))
})

test('each day shows its food against the target', () => {
  const logs = [
    aFoodLog({ logDate: '2026-03-10', calories: 500, servings: 2 }),
    aFoodLog({ logDate: '2026-03-09', calories: 3000, servings: 1 }),
    aFoodLog({ logDate: '2026-03-09', calories: 900, servings: 1 }),
  ]
  const days = daysOf(logs, '2026-03-04', 2000)
  expect(days.map(({ day, eaten }) => [day.slice(-2), eaten])).toEqual([
    ['04', 0],
    ['05', 0],
    ['06', 0],
    ['07', 0],
    ['08', 0],
    ['09', 3900],
    ['10', 1000],
  ])
  expect(days.at(0)?.height).toBe(0)
  expect(days.at(5)?.height).toBe(100)
  expect(days.at(6)?.height).toBeCloseTo(TARGET_LINE / 2)
})
