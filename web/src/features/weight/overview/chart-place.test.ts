import { expect, test } from 'vitest'
import { dotsOf, lineThrough, nearestTo, placeOf } from './chart-place.ts'

const points = [
  { at: 10, day: '2026-03-01', weight: 180, trend: 180 },
  { at: 15, day: '2026-03-06', weight: 170, trend: 175 },
  { at: 30, day: '2026-03-21', weight: 172, trend: 172 },
]
const place = placeOf(points, [160, 170, 180])

test('points are spaced by date and placed by weight', () => {
  expect(lineThrough(points, place)).toBe('M0 0L25 25L100 40')
  expect(dotsOf(points, place)).toBe('M0 0h0M25 50h0M100 40h0')
})

test('a day shows the nearest weigh-in', () => {
  expect([0, 12, 13, 22, 23, 99].map((at) => nearestTo(points, at))).toEqual([0, 0, 1, 1, 2, 2])
})
