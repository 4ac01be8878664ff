import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleEnd } from './scale.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [94, 100],
  [146, 200],
  [1204, 2000],
])('values up to %d have an axis up to %d', (max, end) => expect(scaleEnd(max)).toBe(end))

test('everything fits, at most half is spare, and the middle is whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100_000_000 }), (max) => {
      const end = scaleEnd(max)
      expect(end).toBeGreaterThanOrEqual(max)
      expect(end).toBeLessThanOrEqual(2 * max)
      expect(Number.isInteger(end / 2)).toBe(true)
    }),
  )
})
