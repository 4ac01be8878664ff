import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsPerMg, cheapestFirst, lowestCentsPerMg, microgramsIn, partnerOffer } from './pricing.ts'

/** Any price that two decimals and the database's column can hold, in cents. */
const cents = fc.integer({ min: 0, max: 999_999_999_999 })

describe('the partner', () => {
  const shown = { shopEnabled: true, shopStatus: 'available', shopPrice: 89.99 }

  test.each([
    ['enabled, priced and available', {}, 8999],
    ['not enabled', { shopEnabled: false }, null],
    ['without a price', { shopPrice: null }, null],
    ['at no price', { shopPrice: 0 }, null],
    ['out of stock', { shopStatus: 'out_of_stock' }, null],
    ['coming soon', { shopStatus: 'coming_soon' }, null],
    ['of a status nobody knows', { shopStatus: 'Available' }, null],
  ])('%s', (_name, changes, offer) => {
    expect(partnerOffer({ ...shown, ...changes })).toBe(offer)
  })

  test('never shows zero', () => {
    const entry = fc.record({
      shopEnabled: fc.boolean(),
      shopStatus: fc.constantFrom('available', 'coming_soon', 'out_of_stock'),
      shopPrice: fc.option(cents.map((amount) => amount / 100)),
    })
    fc.assert(fc.property(entry, (given) => (partnerOffer(given) ?? 1) > 0))
  })
})

describe('the other vendors', () => {
  const offers = fc.array(fc.record({ vendorName: fc.string(), price: cents.map((amount) => amount / 100) }))

  test('are sorted by price, and none is lost or added', () => {
    fc.assert(
      fc.property(offers, (given) => {
        const sorted = cheapestFirst(given)
        for (const [index, { price }] of sorted.slice(1).entries()) {
          expect(price).toBeGreaterThanOrEqual(sorted[index]?.price ?? 0)
        }
        expect(new Set(sorted)).toEqual(new Set(given))
        expect(sorted).toHaveLength(given.length)
      }),
    )
  })

  test('with one price are sorted by name', () => {
    const [a, b] = [
      { vendorName: 'A', price: 10 },
      { vendorName: 'B', price: 10 },
    ]
    expect(cheapestFirst([b, a])).toEqual([a, b])
    expect(cheapestFirst([a, b])).toEqual([a, b])
  })
})

describe('a dosage', () => {
  test.each([
    ['5mg', 5_000],
    ['5 MG', 5_000],
    [' 10 mg vial ', 10_000],
    ['10mg/vial', 10_000],
    ['10 mg per vial', 10_000],
    ['2.5 mg', 2_500],
    ['500 mcg', 500],
    ['500µg', 500],
    ['500 μg', 500],
    ['1 g', 1_000_000],
    ['5 mg x 10', 50_000],
    ['5mg × 10 vials', 50_000],
    ['10 x 5mg', 50_000],
    ['10 vials x 5 mg', 50_000],
  ])('%j comes to %i mcg', (text, micrograms) => {
    expect(microgramsIn(text)).toBe(micrograms)
  })

  test.each([
    '',
    'mg',
    '0 mg',
    '5000 IU',
    '10 mg blend',
    '5 mg/mL',
    '5 mg/5 mg',
    '5,5 mg',
    '1e3 mg',
    '-5 mg',
    '5 to 10 mg',
  ])('%j has no amount', (text) => {
    expect(microgramsIn(text)).toBeNull()
    expect(centsPerMg(1000, text)).toBeNull()
  })

  test('of any text is a whole amount above zero, or undefined', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}(\.\d)? ?(mg|mcg|g)( ?x ?\d{1,2})?$/))
    fc.assert(
      fc.property(text, (dosage) => {
        const micrograms = microgramsIn(dosage)
        expect(micrograms === null || (Number.isInteger(micrograms) && micrograms > 0)).toBe(true)
      }),
    )
  })
})

describe('the price per milligram', () => {
  test.each([
    [4900, '5mg', 980],
    [10_000, '3 mg', 3333],
    [4900, '10 x 5 mg', 98],
    [100, '500 mg', 0],
  ])('%i cents for %s are %i per milligram', (price, dosage, perMg) => {
    expect(centsPerMg(price, dosage)).toBe(perMg)
  })

  test('times the milligrams is the price again, up to rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 1000 }), (price, mg) => {
        const perMg = centsPerMg(price, `${mg} mg`) ?? Number.NaN
        expect(Number.isInteger(perMg)).toBe(true)
        expect(Math.abs(perMg * mg - price)).toBeLessThanOrEqual(mg / 2)
      }),
    )
  })
})

test('the lowest price per milligram is one of those compared, and none is lower', () => {
  expect(lowestCentsPerMg([{ cents: 4900, dosage: '5mg' }])).toBeNull()
  expect(
    lowestCentsPerMg([
      { cents: 4900, dosage: '5mg' },
      { cents: 100, dosage: 'a blend' },
      { cents: 8000, dosage: '10mg' },
    ]),
  ).toBe(800)
  const offer = fc.record({
    cents: fc.integer({ min: 0, max: 1_000_000 }),
    dosage: fc.constantFrom('5mg', '10 mg', '10 x 5mg', '250 mcg', '5000 IU'),
  })
  fc.assert(
    fc.property(fc.array(offer), (offers) => {
      const known = offers
        .map(({ cents: price, dosage }) => centsPerMg(price, dosage))
        .filter((n) => n !== null)
      const lowest = lowestCentsPerMg(offers)
      if (known.length < 2) expect(lowest).toBeNull()
      else expect([known.includes(lowest ?? -1), known.some((n) => n < (lowest ?? 0))]).toEqual([true, false])
    }),
  )
})
