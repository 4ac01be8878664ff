import { describe, expect, test } from 'vitest'
import { aVendorPrice } from '../../../../test/vendor-prices.ts'
import { comparisonsOf, type filters, found, outcomeOf, rulerOf } from './comparison.ts'

const peptides = [
  { id: 1, name: 'BPC-157', category: 'Healing', mg: 10 },
  { id: 2, name: 'DSIP', category: 'Sleep', mg: 5 },
]
const offer = (price: number, dosage = '10mg', vendorName = `Vendor ${price}`) =>
  aVendorPrice({ id: price, price, dosage, vendorName })

const [bpc, dsip] = comparisonsOf(
  peptides,
  [offer(60), offer(49), offer(20, '5mg'), offer(52)],
  [{ peptideId: 1, price: 54.99 }],
)

test('compares only equal amounts with our price', () => {
  expect(bpc).toMatchObject({ own: 5499, offers: [4900, 5200, 6000], prices: 4 })
  expect(bpc?.standing).toEqual({ lower: 2, lowest: 4900, ahead: -599 })
  expect(dsip).toMatchObject({ own: null, offers: [], prices: 0, standing: null })
})

describe('the rank', () => {
  const outcome = (own: number | null, ...prices: number[]) => {
    const ownPrices = own === null ? [] : [{ peptideId: 1, price: own }]
    const [card] = comparisonsOf(
      peptides,
      prices.map((price) => offer(price)),
      ownPrices,
    )
    return card && outcomeOf(card)
  }

  test.each([
    [64.99, [66, 70], 'You’re lowest by $1.01'],
    [64.99, [64.99], 'You match the lowest price'],
    [94.99, [88, 100], '1 is lower, from $88.00'],
    [54.99, [49, 52, 60], '2 are lower, from $49.00'],
    [null, [49], 'You haven’t set a price yet'],
  ])('of %j against %j: %s', (own, prices, sentence) => expect(outcome(own, ...prices)).toBe(sentence))

  test('says when only other amounts are sold', () => {
    const [card] = comparisonsOf(peptides, [offer(20, '5mg')], [{ peptideId: 1, price: 50 }])
    expect(card && outcomeOf(card)).toBe('No vendor sells this amount')
  })
})

test('cards can be searched by name, category and vendor, and filtered', () => {
  const cards = bpc && dsip ? [bpc, dsip] : []
  const names = (text: string, filter?: keyof typeof filters) =>
    found(cards, text, filter).map(({ peptide }) => peptide.name)
  expect(names('bpc')).toEqual(['BPC-157'])
  expect(names('SLEEP')).toEqual(['DSIP'])
  expect(names('vendor 52')).toEqual(['BPC-157'])
  expect(names('')).toEqual(['BPC-157', 'DSIP'])
  expect(names('', 'undercut')).toEqual(['BPC-157'])
  expect(names('', 'no-vendors')).toEqual(['DSIP'])
})

test.each([
  [[6499, 6600, 8200], { from: 6000, to: 8500 }],
  [[5000], { from: 5000, to: 5500 }],
  [[0, 1], { from: 0, to: 500 }],
])('%j have a scale of %j', (prices, ruler) => expect(rulerOf(prices)).toEqual(ruler))
