import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxHeldOf } from './unpaid-order-limits.ts'

test.each([
  [0, 50, 2],
  [1, 50, 2],
  [3, 50, 2],
  [4, 50, 2],
  [5, 50, 2],
  [6, 50, 3],
  [500, 50, 250],
  [500, 25, 125],
  [11, 25, 2],
  [12, 25, 3],
  [500, 100, 500],
])('%i units at %i percent allow %i unpaid', (stock, percent, max) => {
  expect(maxHeldOf(stock, percent)).toBe(max)
})

test('no one can reserve more than their share, except for a few units', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      (stock, percent) => {
        expect(maxHeldOf(stock, percent)).toBeLessThanOrEqual((stock * percent) / 100)
      },
    ),
  )
})
