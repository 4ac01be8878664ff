import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultDosage, isSamePack, lowestOffer, rankAmong } from './price-comparison.ts'

test.each([
  [10, '10mg'],
  [2.5, '2.5mg'],
  [null, '5mg'],
  [0, '5mg'],
])('a vial of %j mg is sold as %s by default', (mg, dosage) => {
  expect(defaultDosage(mg)).toBe(dosage)
  expect(isSamePack(dosage, mg || null)).toBe(true)
})

describe('an offer', () => {
  test.each([
    ['10mg', 10, true],
    ['10 mg vial', 10, true],
    ['5mg × 2', 10, true],
    ['5mg', 10, false],
    ['10mg', 0.01, false],
    ['10mcg', 0.01, true],
    // Indistinguishable offers stay.
    ['one vial', 10, true],
    ['5mg', null, true],
  ])('of %s against a vial of %j mg: %s', (dosage, mg, isSame) => expect(isSamePack(dosage, mg)).toBe(isSame))
})

const offer = fc.record({
  price: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
  dosage: fc.constantFrom('5mg', '10mg', '5mg x 2', 'a vial'),
})

test('no offer of the same amount is below the lowest, or listed before it at its price', () => {
  fc.assert(
    fc.property(fc.array(offer), fc.constantFrom(5, 10, null), (offers, mg) => {
      const same = offers.filter(({ dosage }) => isSamePack(dosage, mg))
      const [expected] = same.toSorted((a, b) => a.price - b.price)
      expect(lowestOffer(offers, mg)).toBe(expected)
    }),
  )
})

describe('our price', () => {
  test.each([
    [6499, [6600, 7000], { lower: 0, lowest: 6600, ahead: 101 }],
    [5499, [4900, 5200, 5750, 6100], { lower: 2, lowest: 4900, ahead: -599 }],
    [5499, [5499], { lower: 0, lowest: 5499, ahead: 0 }],
    [5499, [], null],
  ])('%d among %j', (own, others, standing) => expect(rankAmong(own, others)).toEqual(standing))

  test("is undercut exactly when it isn't first", () => {
    const cents = fc.integer({ min: 0, max: 999_999_999_999 })
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1 }), (own, others) => {
        const { lower, ahead } = rankAmong(own, others) ?? { lower: -1, ahead: 0 }
        expect(lower > 0).toBe(ahead < 0)
        expect(others).toContain(own + ahead)
      }),
    )
  })
})
