import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shippingPlace } from './shipping-places.ts'

const address = { fullName: 'Robin Delgado', line1: '418 Larch Street', line2: 'Apt 6', city: 'Portland' }
const placeOf = (line1: string, postalCode = '97205', more = {}) =>
  shippingPlace({ ...address, state: 'OR', country: 'US', ...more, line1, postalCode })
const house = placeOf('418 Larch Street')

describe('one house', () => {
  test.each([
    ...['418 larch st', '418 Larch St.', ' 418  LARCH   street ', '418 Lárch Street', '４１８ Larch Street'],
    ...['418 Larch', '418 Larch Str', '418 Larch Ave', '418 N Larch St', '418 North Larch Street NW'],
    ...['418 Larch Street Apt 6', '418 Larch St., Unit B', '418 Larch Street #12', 'Apt 6, 418 Larch Street'],
    ...['Unit 6 - 418 Larch St', '#6 418 Larch St', '418 Larch St Bldg 2 Floor 3'],
    ...[
      '418B Larch Street',
      '418 1/2 Larch Street',
      '0418 Larch Street',
      '418, Larch Street',
      'Larch Street 418',
    ],
    ...[
      '4 18 Larch Street',
      '418 Lar ch Street',
      '418 Larrch Streeet',
      '418-Larch-Street',
      '418 L.a.r.c.h St',
    ],
    ...['418 Lаrch Street', '418 𝐋𝐚𝐫𝐜𝐡 Street', '418\u200b Larch\u00ad Street', '418 Laŕch Strëet'],
  ])('is the same for %s', (line1) => {
    expect(placeOf(line1)).toBe(house)
  })

  test('is the same with another name, apartment, city spelling or longer ZIP code', () => {
    const other = { fullName: 'Somebody Else', line2: 'Suite 900', city: 'PORTLAND' }
    expect(placeOf('418 Larch Street', '97205-1234', other)).toBe(house)
    expect(placeOf('c/o Somebody Else', '97205', { line2: '418 Larch Street' })).toBe(house)
  })

  test('is the same with a numbered street spelled out', () => {
    expect(placeOf('12 Fifth Avenue')).toBe(placeOf('12 5th Ave'))
    expect(placeOf('Twelve 5th Ave')).toBe(placeOf('12 5th Ave'))
  })

  test.each([
    ['419 Larch Street', '97205'],
    ['418 Birch Street', '97205'],
    ['418 Larch Street', '97206'],
    ['4 Larch Street', '97205'],
  ])('differs at %s, %s', (line1, code) => {
    expect(placeOf(line1, code)).not.toBe(house)
  })

  test('with only an apartment is not shared by everyone in the ZIP code', () => {
    expect(placeOf('Unit 5', '97205', { line2: undefined })).not.toBe(
      placeOf('Unit 6', '97205', { line2: undefined }),
    )
    expect(placeOf('P.O. Box 12')).toBe(placeOf('PO Box 12'))
  })
})

test('ignores case, order, spaces and apartments', () => {
  const word = fc.constantFrom('418', 'Larch', 'St', 'Apt 7', 'Unit B', '#9', 'N')
  fc.assert(
    fc.property(fc.shuffledSubarray(['418', 'Larch'], { minLength: 2 }), fc.array(word), (parts, more) => {
      const extra = more.filter((one) => one !== '418')
      const line1 = [...parts, ...extra].join('  ')
      expect(placeOf(line1.toUpperCase())).toBe(house)
    }),
  )
})
