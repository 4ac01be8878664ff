import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Costs, costFields, type Margin, margin, shopMargin, totalCost, typedCost } from './margins.ts'

/** Prices in cents, up to a million dollars. */
const cents = fc.integer({ min: 0, max: 100_000_000 })
const anyCosts = fc.tuple(cents, cents, cents, cents, cents, cents, cents)

const costsOf = (amounts: readonly number[]) =>
  Object.fromEntries(costFields.map(({ name }, index) => [name, (amounts[index] ?? 0) / 100])) as Costs

/** The margin when all costs are known. */
const knownMargin = (product: Parameters<typeof margin>[0]) => margin(product) as Margin

test("the costs are the specification's seven, by its names", () => {
  expect(costFields.map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'costOfGoods: Cost of Goods',
    'packagingCost: Packaging',
    'testingCost: Testing',
    'shippingCost: Shipping Mailer',
    'otherCosts: Free Bac Water Cost',
    'mailingLabelCost: Mailing Label',
    'barcodeCost: Barcode',
  ])
})

describe('the margin', () => {
  test('of 54.99 with costs of 16.37 is 38.62, 70.2 % of the price', () => {
    const found = knownMargin({ ...costsOf([980, 110, 240, 145, 112, 30, 20]), retailPrice: 54.99 })
    expect(found).toMatchObject({ totalCents: 1637, profitCents: 3862 })
    expect(found.percent.toFixed(1)).toBe('70.2')
  })

  test('of costs above the price is negative', () => {
    const found = knownMargin({ ...costsOf([6020]), retailPrice: 58.5 })
    expect(found).toMatchObject({ totalCents: 6020, profitCents: -170 })
    expect(found.percent.toFixed(1)).toBe('-2.9')
  })

  test('of a zero price is 0 percent', () => {
    expect(margin({ ...costsOf([500]), retailPrice: 0 })).toEqual({
      totalCents: 500,
      profitCents: -500,
      percent: 0,
    })
  })

  test('counts whole cents: price is cost plus profit exactly', () => {
    fc.assert(
      fc.property(anyCosts, cents, (amounts, price) => {
        const { totalCents, profitCents } = knownMargin({ ...costsOf(amounts), retailPrice: price / 100 })
        // Computed independently, in exact integers.
        expect(BigInt(totalCents)).toBe(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))
        expect(totalCents + profitCents).toBe(price)
      }),
    )
  })

  test("has its profit's share of the price, up to 100 percent", () => {
    fc.assert(
      fc.property(anyCosts, cents, (amounts, price) => {
        const { profitCents, percent } = knownMargin({ ...costsOf(amounts), retailPrice: price / 100 })
        expect(percent).toBeLessThanOrEqual(100)
        if (price === 0) expect(percent).toBe(0)
        else expect(Math.abs(percent * price - 100 * profitCents)).toBeLessThan(1e-3)
      }),
    )
  })

  test.each(costFields.map(({ name }) => name))('is unknown while %s is', (name) => {
    const product = { ...costsOf([100, 200, 300, 400, 500, 600, 700]), [name]: null, retailPrice: 50 }
    expect([totalCost(product), margin(product)]).toEqual([undefined, undefined])
    expect(shopMargin(product, 4000)).toEqual({ priceCents: 4000, margin: undefined })
  })

  test('falls by a cent per cent of any cost', () => {
    fc.assert(
      fc.property(anyCosts, cents, fc.nat(costFields.length - 1), (amounts, price, which) => {
        const dearer = amounts.with(which, (amounts[which] ?? 0) + 1)
        const of = (costs: number[]) =>
          knownMargin({ ...costsOf(costs), retailPrice: price / 100 }).profitCents
        expect(of(amounts) - of(dearer)).toBe(1)
      }),
    )
  })
})

describe('the margin at the shop’s price', () => {
  const product = { ...costsOf([1000, 100]), retailPrice: 49.99 }

  test('has the same costs and its own profit', () =>
    expect(shopMargin(product, 3999)).toEqual({
      priceCents: 3999,
      margin: margin({ ...product, retailPrice: 39.99 }),
    }))

  test.each([null, 4999])('is omitted for %j', (cents) => expect(shopMargin(product, cents)).toBeUndefined())
})

test('fractions of a cent are not a cost', () => {
  expect(() => totalCost({ ...costsOf([]), testingCost: 0.005 })).toThrow(RangeError)
})

test.each([
  ['9.80', 9.8],
  [' 12 ', 12],
  ['', 0],
  ['abc', 0],
  ['1,5', 0],
  ['Infinity', 0],
  ['-1', -1],
])('%j is parsed as a cost of %d', (typed, dollars) => expect(typedCost(typed)).toBe(dollars))
