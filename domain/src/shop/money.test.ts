import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divide, rational } from '../math/rational.ts'
import { add, inDollars, MAX_CENTS, shares, times, toCents, toDollars } from './money.ts'

/** Every amount that is sent or stored. */
const price = fc.integer({ min: 0, max: MAX_CENTS })
const amount = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS })

describe('on the wire', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.07, 7],
    [1.1, 110],
    [19.99, 1999],
    [4.35, 435],
    [-12.5, -1250],
    [9_999_999_999.99, MAX_CENTS],
  ])('%d dollars are %i cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents)
  })

  test.each([
    0.005,
    0.1 + 0.2,
    1.001,
    19.999,
    1e-9,
    10_000_000_000,
    -10_000_000_000,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %d dollars', (dollars) => {
    expect(() => toCents(dollars)).toThrow(RangeError)
  })

  test.each([0.5, Number.NaN, MAX_CENTS + 1, -MAX_CENTS - 1])('refuses %d cents', (cents) => {
    expect(() => toDollars(cents)).toThrow(RangeError)
  })

  test('no cent is lost between wire, sum and screen', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents)
        expect(toCents(JSON.parse(`${toDollars(cents)}`))).toBe(cents)
      }),
    )
    fc.assert(
      fc.property(price, (cents) => {
        expect(toCents(Number(inDollars(cents).replaceAll(',', '')))).toBe(cents)
      }),
    )
  })

  test('parses exact cents and refuses the rest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 0, max: 999 }),
        (whole, thousandths) => {
          const dollars = Number(`${whole}.${String(thousandths).padStart(3, '0')}`)
          if (thousandths % 10 === 0) expect(toCents(dollars)).toBe(whole * 100 + thousandths / 10)
          else expect(() => toCents(dollars)).toThrow(RangeError)
        },
      ),
    )
  })

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [600, '6.00'],
    [8999, '89.99'],
    [123_450, '1,234.50'],
    [100_000_000, '1,000,000.00'],
  ])('%i cents are formatted as %s', (cents, text) => {
    expect(inDollars(cents)).toBe(text)
  })
})

describe('a sum', () => {
  test('is independent of order, and 0 when empty', () => {
    expect(add()).toBe(0)
    expect(add(10, 20)).toBe(30)
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(BigInt(add(...amounts))).toBe(amounts.reduce((sum, cents) => sum + BigInt(cents), 0n))
        expect(add(...amounts.toReversed())).toBe(add(...amounts))
      }),
    )
  })

  test('of invalid amounts is refused', () => {
    expect(() => add(1, 0.5)).toThrow(RangeError)
    expect(() => add(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError)
  })
})

describe('a product', () => {
  test.each([
    [4499, 3, 13_497],
    // 8.875 percent of 19.99 dollars: 177.41 cents.
    [1999, '0.08875', 177],
    [10, '0.05', 1],
    [30, 0.05, 2],
    [29, 0.05, 1],
    // In binary, 1.005 is slightly less than 1.005.
    [100, 1.005, 101],
    [-10, '0.05', -1],
    [1999, 0, 0],
  ])('%i cents times %s are %i', (cents, factor, product) => {
    expect(times(cents, factor)).toBe(product)
  })

  test('with a quantity equals repeated addition', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.nat(200), (cents, quantity) => {
        expect(times(cents, quantity)).toBe(add(...Array<number>(quantity).fill(cents)))
      }),
    )
  })

  test('with a ratio is rounded to the nearest cent, half up', () => {
    fc.assert(
      fc.property(price, fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (cents, over, under) => {
        fc.pre(over <= under)
        const product = BigInt(times(cents, divide(rational(over), rational(under))))
        const off = 2n * (product * BigInt(under) - BigInt(cents) * BigInt(over))
        expect(off > -BigInt(under) && off <= BigInt(under)).toBe(true)
      }),
    )
  })

  test('refunds exactly what was paid', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100_000 }), (cents, ratio) => {
        const factor = `${ratio}e-5`
        expect(add(times(cents, factor), times(-cents, factor))).toBe(0)
      }),
    )
  })

  test('is refused for an invalid amount, an invalid number, or overflow', () => {
    expect(() => times(0.5, 2)).toThrow(RangeError)
    expect(() => times(1, Number.NaN)).toThrow(RangeError)
    expect(() => times(MAX_CENTS, 1_000_000)).toThrow(RangeError)
  })
})

describe('shares', () => {
  test.each([
    // Fowler, Patterns of Enterprise Application Architecture, 'Money': 5 cents by 70 and 30.
    [5, [70, 30], [4, 1]],
    // The textbook example of the largest remainder method (Hare quota).
    [10, [47_000, 16_000, 15_900, 12_000, 6_000, 3_100], [5, 2, 1, 1, 1, 0]],
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [0, 1, 0], [0, 1, 0]],
    [0, [3, 2], [0, 0]],
  ])('of %i by %j are %j', (cents, weights, parts) => {
    expect(shares(cents, weights)).toEqual(parts)
  })

  const weights = fc
    .array(fc.nat({ max: MAX_CENTS }), { minLength: 1, maxLength: 40 })
    .filter((all) => all.some((weight) => weight > 0))

  test('add up to the whole, each within a cent of its exact value', () => {
    fc.assert(
      fc.property(amount, weights, (cents, all) => {
        const parts = shares(cents, all)
        expect(parts).toHaveLength(all.length)
        expect(add(...parts)).toBe(cents)
        const whole = all.reduce((sum, weight) => sum + BigInt(weight), 0n)
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * whole - BigInt(cents) * BigInt(all[index] ?? 0)
          expect(off < whole && off > -whole).toBe(true)
        }
      }),
    )
  })

  test('never reverse the order of the weights', () => {
    fc.assert(
      fc.property(price, weights, (cents, all) => {
        const descending = all.toSorted((a, b) => b - a)
        const parts = shares(cents, descending)
        expect(parts).toEqual(parts.toSorted((a, b) => b - a))
      }),
    )
  })

  test.each([[[]], [[0, 0]], [[1, -1]], [[0.5]], [[Number.NaN]]])('by %j are refused', (none) => {
    expect(() => shares(100, none)).toThrow(RangeError)
  })
})
