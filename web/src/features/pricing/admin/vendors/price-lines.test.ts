import { expect, test } from 'vitest'
import { aVendorPrice } from '../../../../test/vendor-prices.ts'
import { priceLines, priceScale, spreadLabels } from './price-lines.ts'

const at = (day: number) => `2026-06-${String(day).padStart(2, '0')}T12:00:00.000Z`
const past = (vendorName: string, price: number, day: number, dosage: string | null = '10mg') => ({
  ...{ vendorName, price, dosage, at: at(day) },
})

test('a line is a vendor’s pack from its first price until now', () => {
  const offers = [aVendorPrice({ vendorName: 'West', price: 49 }), aVendorPrice({ price: 30, dosage: '5mg' })]
  const history = [
    past('WEST', 54, 1),
    past('Vialhouse', 60, 2),
    past('Vialhouse', 31, 3, '5mg'),
    past('West', 49, 9),
  ]
  const now = Date.parse(at(15))
  expect(priceLines(history, offers, now)).toEqual([
    {
      name: 'West',
      points: [
        { at: Date.parse(at(1)), price: 54 },
        { at: Date.parse(at(9)), price: 49 },
        { at: now, price: 49 },
      ],
    },
    {
      name: 'Vialhouse',
      points: [
        { at: Date.parse(at(3)), price: 31 },
        { at: now, price: 30 },
      ],
    },
  ])
})

test('a vendor has one line per pack at its lowest price, named by pack if there are several', () => {
  const offers = [
    aVendorPrice({ vendorName: 'West', price: 40 }),
    aVendorPrice({ vendorName: 'west', price: 45 }),
    aVendorPrice({ vendorName: 'West', price: 60, dosage: '20mg' }),
  ]
  expect(priceLines([], offers, 0)).toEqual([
    { name: 'West, 10mg', points: [{ at: 0, price: 40 }] },
    { name: 'West, 20mg', points: [{ at: 0, price: 60 }] },
  ])
})

test('shows up to three lines, the lowest', () => {
  const offers = ['a', 'b', 'c', 'd'].map((vendorName, index) =>
    aVendorPrice({ vendorName, price: index + 1 }),
  )
  expect(priceLines([], offers, 0).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test.each([
  [
    [49, 60, 54.99],
    [45, 50, 55, 60],
  ],
  [[52], [52, 53]],
  [
    [0, 4],
    [0, 2, 4],
  ],
  [
    [100, 1000],
    [0, 500, 1000],
  ],
])('%j dollars have a scale of %j', (prices, scale) => expect(priceScale(prices)).toEqual(scale))

test('labels keep their distance and order', () => {
  expect(spreadLabels([50, 52, 10, 51], 17)).toEqual([50, 84, 10, 67])
})
