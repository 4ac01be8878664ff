import { describe, expect, test } from 'vitest'
import { someCosts } from '../../../test/product-costs.ts'
import { aPeptide } from '../../../test/regimen.ts'
import { costRows, found, orderOfAll } from './cost-rows.ts'

describe('a search', () => {
  const rows = costRows(
    [
      aPeptide({ id: 1, name: 'BPC-157', mg: 10, category: 'Recovery' }),
      aPeptide({ id: 2, name: 'Tesamorelin', mg: null, category: 'Growth Hormone Releasing' }),
      aPeptide({ id: 3, name: 'DSIP', mg: 5, category: 'Sleep' }),
    ],
    [
      someCosts({ peptideId: 1, retailPrice: 10, lowestVendorPrice: 9.99 }),
      someCosts({ peptideId: 2, retailPrice: 100, lowestVendorPrice: 100 }),
    ],
  )
  const ids = (text: string, filter?: 'undercut' | 'loss' | 'no-data') =>
    found(rows, text, filter).map(({ id }) => id)

  test.each([
    ['', [1, 2, 3]],
    ['tesa', [2]],
    [' RECOV ', [1]],
    ['10mg', [1]],
    ['xyz', []],
  ])('for %j finds %j', (text, found) => expect(ids(text)).toEqual(found))

  test('filters by vendor prices, losses and missing costs', () => {
    expect(ids('', 'undercut')).toEqual([1])
    expect(ids('', 'loss')).toEqual([1])
    expect(ids('', 'no-data')).toEqual([3])
  })
})

test('undercutting is below the shop’s price, or below the planned price without one', () => {
  const costs = [1, 2].map((peptideId) =>
    someCosts({ peptideId, retailPrice: 30.99, lowestVendorPrice: 32.85 }),
  )
  const sold = [aPeptide({ id: 1, shopPrice: 119.5 }), aPeptide({ id: 2, shopPrice: null })]
  expect(costRows(sold, costs).map(({ undercut }) => undercut)).toEqual([
    { lowest: 32.85, shopPrice: 119.5 },
    undefined,
  ])
})

test.each([
  [[3, 1, 2, 4], 3, [3, 1, 2, 4]],
  // Only 2 and 4 are visible; 4 moved before 2.
  [[4, 2], 4, [1, 4, 2, 3]],
  // Only 1 and 4 are visible; 4 moved before 1.
  [[4, 1], 1, [2, 3, 4, 1]],
])('moving %j of four with %i gives %j', (seen, moved, order) =>
  expect(orderOfAll([1, 2, 3, 4], seen, moved)).toEqual(order),
)
