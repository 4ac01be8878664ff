import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryRate, earningsOf, medianWait, shareOf, WAIT_STEP, waitsByBand } from './business-reports.ts'

test.each([
  [1, 3, 33.3],
  [3, 3, 100],
  [0, 3, 0],
  [0, 0, null],
])('%d of %d is %d percent', (part, whole, share) => expect(shareOf(part, whole)).toBe(share))

test('unknown costs make no margin', () => {
  expect(earningsOf({ revenue: 10_000, costed: 8000, cost: 2000 })).toEqual({
    margin: 6000,
    marginPercent: 75,
    costsKnown: 80,
  })
  expect(earningsOf({ revenue: 10_000, costed: 0, cost: 0 })).toEqual({
    margin: null,
    marginPercent: null,
    costsKnown: 0,
  })
  expect(earningsOf({ revenue: 500, costed: 500, cost: 750 })).toMatchObject({
    margin: -250,
    marginPercent: -50,
  })
  expect(earningsOf({ revenue: 0, costed: 0, cost: 0 }).costsKnown).toBeNull()
})

test('an obsolete reminder is neither delivered nor failed', () => {
  expect(deliveryRate({ sent: 98, failed: 2 })).toBe(98)
  expect(deliveryRate({ sent: 0, failed: 0 })).toBeNull()
})

const hour = (hours: number, count: number) => ({ steps: (hours * 3600) / WAIT_STEP, count })

test('waits are grouped by length', () => {
  const waits = [hour(0.5, 3), hour(1, 2), hour(23.75, 4), hour(24, 1)]
  expect(waitsByBand(waits)).toEqual([
    { label: 'Up to 1 hour', count: 3, share: 30 },
    { label: 'Up to 4 hours', count: 2, share: 20 },
    { label: 'Up to a day', count: 4, share: 40 },
    { label: 'Longer', count: 1, share: 10 },
  ])
  expect(medianWait(waits)).toBe(75 * 60)
  expect(medianWait([])).toBeNull()
})

test("the median wait is the middle one's, and everyone is in one band", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(900), { minLength: 1, maxLength: 60 }), (steps) => {
      const waits = steps.map((step) => ({ steps: step, count: 1 }))
      const middle = [...steps].sort((a, b) => a - b)[Math.ceil(steps.length / 2) - 1] ?? 0
      expect(medianWait(waits)).toBe((middle + 1) * WAIT_STEP)
      expect(waitsByBand(waits).reduce((sum, { count }) => sum + count, 0)).toBe(steps.length)
    }),
    { numRuns: 200 },
  )
})
