import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostHeldOf, shippingPlace } from './unpaid-orders.ts'

const address = { fullName: 'Robin Delgado', line1: '418 Larch Street', line2: 'Apt 6', city: 'Portland' }
const placeOf = (line1: string, postalCode = '97205', more = {}) =>
  shippingPlace({ ...address, state: 'OR', country: 'US', ...more, line1, postalCode })

describe('one shipping address', () => {
  test.each([
    '418 larch st',
    '418 Larch St.',
    ' 418  LARCH   street ',
    '418 Lárch Street',
    '418 Larch Street Apt 6',
    '418 Larch St., Unit B',
    '418 Larch Street #12',
    '４１８ Larch Street',
  ])('is the same, spelled %s', (line1) => {
    expect(placeOf(line1)).toBe('US 97205 418larchst')
  })

  test('is the same with another name, apartment, city spelling or longer ZIP code', () => {
    const other = { fullName: 'Somebody Else', line2: 'Suite 900', city: 'PORTLAND' }
    expect(placeOf('418 Larch Street', '97205-1234', other)).toBe(placeOf('418 Larch Street'))
  })

  test.each([
    ['419 Larch Street', '97205'],
    ['418 Larch Avenue', '97205'],
    ['418 Larch Street', '97206'],
  ])('is another one at %s, %s', (line1, code) => {
    expect(placeOf(line1, code)).not.toBe(placeOf('418 Larch Street'))
  })

  test('of nothing but an apartment is none for everybody of the ZIP code', () => {
    expect(placeOf('Unit 5')).not.toBe(placeOf('Unit 6'))
    expect(placeOf('P.O. Box 12')).toBe(placeOf('PO Box 12'))
  })
})

test.each([
  [0, 2],
  [1, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 3],
  [500, 250],
])('of %i units one person may hold %i without paying', (stock, most) => {
  expect(mostHeldOf(stock)).toBe(most)
})

test('nobody holds more than half of what is more than a few', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 1_000_000 }), (stock) => {
      expect(mostHeldOf(stock)).toBeLessThanOrEqual(stock / 2)
    }),
  )
})
