import { expect, test } from 'vitest'
import { shopHeadline } from './shop-headline.ts'

const sold = (labTested: boolean) => ({ status: 'available', labTested })

test.each([
  ['nothing', [], 'purity and expiry'],
  ['none tested', [sold(false)], 'purity and expiry'],
  ['one of two tested', [sold(true), sold(false)], 'purity, expiry and, where tested, the lab certificate'],
  ['all tested', [sold(true), sold(true)], 'purity, lab test and expiry'],
  [
    'all that is there tested',
    [sold(true), { status: 'out_of_stock', labTested: false }],
    'purity, lab test and expiry',
  ],
])('the shop’s headline with %s', (_name, products, headline) => {
  expect(shopHeadline(products)).toBe(headline)
})
