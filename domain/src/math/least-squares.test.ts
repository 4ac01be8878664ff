import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApart, slopeOf } from './least-squares.ts'

test('Anscombe’s first set: slope 0.5, standard error 0.1179', () => {
  const [x, y] = [
    [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
    [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
  ]
  const found = slopeOf(x.map((value, index) => ({ x: value, y: y[index] ?? 0 })))
  expect(found?.slope).toBeCloseTo(0.5001, 4)
  expect(((found?.high ?? 0) - (found?.slope ?? 0)) / 2.262).toBeCloseTo(0.1179, 4)
})

test('too few points, or all at one x, have no slope', () => {
  expect(
    slopeOf([
      { x: 0, y: 1 },
      { x: 1, y: 2 },
    ]),
  ).toBeUndefined()
  expect(slopeOf([1, 2, 3].map((y) => ({ x: 4, y })))).toBeUndefined()
})

test('recovers an exact line, within its interval', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 3, max: 200 }), (tenths, n) => {
      const found = slopeOf(Array.from({ length: n }, (_, x) => ({ x, y: 200 + (tenths / 10) * x })))
      expect(found?.slope).toBeCloseTo(tenths / 10, 9)
      expect(found?.low).toBeLessThanOrEqual(found?.slope ?? 0)
      expect(found?.high).toBeGreaterThanOrEqual(found?.slope ?? 0)
    }),
  )
})

test("touching intervals aren't disjoint", () => {
  const [low, middle, high] = [
    { slope: 1, low: 0, high: 2 },
    { slope: 3, low: 2, high: 4 },
    { slope: 5, low: 4.1, high: 6 },
  ]
  expect([isApart(low, middle), isApart(middle, high), isApart(high, low)]).toEqual([false, true, true])
})
