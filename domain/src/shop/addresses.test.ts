import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressForms,
  addressLines,
  fitsRegion,
  postalCodeIn,
  regionIn,
  shippingCountries,
} from './addresses.ts'

describe('states and provinces', () => {
  test('are 59 for the USPS, and 13', () => {
    expect(Object.keys(addressForms.US.regions)).toHaveLength(59)
    expect(Object.keys(addressForms.CA.regions)).toHaveLength(13)
  })

  test.each(shippingCountries)('of %s are recognized by abbreviation and name in any spelling', (country) => {
    for (const [code, name] of Object.entries(addressForms[country].regions)) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      for (const text of [code, code.toLowerCase(), name, name.toUpperCase(), ` ${name} `])
        expect(regionIn(country, text)).toBe(code)
    }
  })

  test.each([
    ['US', 'ON'],
    ['CA', 'OR'],
    ['US', ''],
    ['US', 'Bavaria'],
    ['CA', 'Que'],
    ['US', 'constructor'],
  ] as const)('%s has no %j', (country, text) => {
    expect(regionIn(country, text)).toBeUndefined()
  })

  test('Québec is Quebec, Washington D.C. is not the state', () => {
    expect(regionIn('CA', 'Québec')).toBe('QC')
    expect(regionIn('US', 'D.C.')).toBe('DC')
  })
})

describe('codes', () => {
  test.each([
    ['US', '97205', '97205'],
    ['US', ' 00501 ', '00501'],
    ['US', '97205-1234', '97205-1234'],
    ['US', '97205 1234', '97205-1234'],
    ['US', '972051234', '97205-1234'],
    ['CA', 'V6B 1A1', 'V6B 1A1'],
    ['CA', 'v6b1a1', 'V6B 1A1'],
    ['CA', 'h0h-0h0', 'H0H 0H0'],
  ] as const)('%s: %j is %s', (country, text, code) => {
    expect(postalCodeIn(country, text)).toBe(code)
  })

  test.each([
    ['US', '9720'],
    ['US', '972055'],
    ['US', '00000'],
    ['US', 'V6B 1A1'],
    ['US', '97205-12'],
    ['US', '９７２０５'],
    ['CA', '97205'],
    ['CA', 'W6B 1A1'],
    ['CA', 'D6B 1A1'],
    ['CA', 'V6O 1A1'],
    ['CA', 'V6B 1U1'],
    ['CA', 'V6B1A'],
  ] as const)('%s has no %j', (country, text) => {
    expect(postalCodeIn(country, text)).toBeUndefined()
  })

  test('are normalized to official form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shippingCountries), fc.string(), (country, text) => {
        const code = postalCodeIn(country, text)
        if (code !== undefined) expect(postalCodeIn(country, code)).toBe(code)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (number) => {
        const zip = String(number).padStart(5, '0')
        expect(postalCodeIn('US', zip)).toBe(zip)
      }),
    )
  })

  test('a Canadian code belongs to its province', () => {
    expect(fitsRegion('CA', 'BC', 'V6B 1A1')).toBe(true)
    expect(fitsRegion('CA', 'ON', 'V6B 1A1')).toBe(false)
    expect(fitsRegion('CA', 'NU', 'X0A 0H0')).toBe(true)
    expect(fitsRegion('US', 'OR', '10001')).toBe(true)
    for (const region of Object.keys(addressForms.CA.regions))
      expect([...'ABCEGHJKLMNPRSTVXY'].some((letter) => fitsRegion('CA', region, `${letter}1A 1A1`))).toBe(
        true,
      )
  })
})

test('address lines', () => {
  const oregon = { line1: '418 Larch Street', city: 'Portland', state: 'OR', postalCode: '97205' }
  expect(addressLines({ ...oregon, fullName: 'Robin Delgado', line2: 'Apt 6', country: 'US' })).toEqual([
    'Robin Delgado',
    '418 Larch Street',
    'Apt 6',
    'Portland, OR 97205',
    'United States',
  ])
  const vancouver = { line1: '12 Main', line2: null, city: 'Vancouver', state: 'BC', postalCode: 'V6B 1A1' }
  expect(addressLines({ ...vancouver, fullName: 'Bo', country: 'CA' })).toEqual([
    'Bo',
    '12 Main',
    'Vancouver BC  V6B 1A1',
    'Canada',
  ])
})
