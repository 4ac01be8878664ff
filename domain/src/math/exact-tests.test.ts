import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fisherExact, hypergeometricTail, logFactorial } from './exact-tests.ts'

test.each([
  [0, 0],
  [1, 0],
  [10, Math.log(3_628_800)],
  [170, 706.5730622457874],
  [200, 863.2319871924054],
  [1000, 5912.128178488163],
])('log %d!', (n, value) => expect(logFactorial(n)).toBeCloseTo(value, 3))

test('the series continues where the sum ends', () => {
  for (let n = 256; n < 1000; n++) expect(logFactorial(n) - logFactorial(n - 1)).toBeCloseTo(Math.log(n), 9)
})

describe('matches published numbers', () => {
  test('Fisher’s lady tasting tea: 3 of 4 cups right', () => {
    const tea = { of: 4, marked: 3, all: 8, markedInAll: 4 }
    expect(hypergeometricTail(tea)).toBeCloseTo(17 / 70, 12)
    expect(fisherExact(tea)).toBeCloseTo(34 / 70, 12)
  })

  test('convictions of twins, as in the help page of R’s fisher.test', () => {
    expect(fisherExact({ of: 13, marked: 10, all: 30, markedInAll: 12 })).toBeCloseTo(0.0005367, 6)
  })
})

const counts = fc
  .tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40))
  .map(([marked, unmarked, others, rest]) => ({
    of: marked + unmarked,
    marked,
    all: marked + unmarked + others + rest,
    markedInAll: marked + others,
  }))

test('probabilities lie between 0 and 1, decrease with more marked items and add up', () => {
  fc.assert(
    fc.property(counts, (one) => {
      const tail = hypergeometricTail(one)
      expect(tail).toBeGreaterThan(0)
      expect(tail).toBeLessThanOrEqual(1)
      expect(fisherExact(one)).toBeGreaterThan(0)
      expect(hypergeometricTail({ ...one, marked: 0 })).toBeCloseTo(1, 9)
      if (one.marked > 0)
        expect(tail).toBeLessThanOrEqual(hypergeometricTail({ ...one, marked: one.marked - 1 }) + 1e-12)
    }),
  )
})

test('the part and the rest differ equally', () => {
  fc.assert(
    fc.property(counts, (one) => {
      const other = { ...one, of: one.all - one.of, marked: one.markedInAll - one.marked }
      expect(fisherExact(one)).toBeCloseTo(fisherExact(other), 9)
    }),
  )
})

test("50,000 doses don't overflow", () => {
  const many = { of: 7_000, marked: 900, all: 50_000, markedInAll: 5_000 }
  expect(hypergeometricTail(many)).toBeGreaterThan(0)
  expect(hypergeometricTail(many)).toBeLessThan(1e-12)
})
