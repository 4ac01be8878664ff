import { provincesOfCanada, statesOfTheUs } from './regions.ts'

/** Countries we ship to. */
export const shippingCountries = ['US', 'CA'] as const

export type ShippingCountry = (typeof shippingCountries)[number]

/** Address rules by country. */
export interface AddressForm {
  name: string
  /** the name of its states or provinces */
  region: 'State' | 'Province'
  /** the name of its postal codes */
  code: 'ZIP code' | 'Postal code'
  /** whether codes contain only digits, so that phones show a number keypad */
  hasDigitsOnly: boolean
  /** the error for an invalid code */
  codeHint: string
  /** states or provinces for addresses, by two-letter code */
  regions: Readonly<Record<string, string>>
}

/** The address format of each country. */
export const addressForms: Readonly<Record<ShippingCountry, AddressForm>> = {
  US: {
    name: 'United States',
    region: 'State',
    code: 'ZIP code',
    hasDigitsOnly: true,
    codeHint: '5 digits, as in 97205',
    regions: statesOfTheUs,
  },
  CA: {
    name: 'Canada',
    region: 'Province',
    code: 'Postal code',
    hasDigitsOnly: false,
    codeHint: 'Letters and digits in turn, as in V6B 1A1',
    regions: provincesOfCanada,
  },
}

const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, '')

/**
 * Finds a state or province by abbreviation ('OR', 'or') or name ('Oregon').
 * @returns its abbreviation; undefined when the country has no match
 */
export function regionIn(country: ShippingCountry, text: string): string | undefined {
  const { regions } = addressForms[country]
  // Québec is Quebec.
  const given = letters(text.normalize('NFD'))
  if (given in regions) return given
  return Object.keys(regions).find((code) => letters(regions[code] ?? '') === given)
}

/** USPS Publication 28: 5 digits, or 9 with a dash. */
const ZIP = /^(\d{5})(?:[ -]?(\d{4}))?$/

/** Canada Post: no D, F, I, O, Q or U anywhere, and no W or Z at the start. */
const POSTAL = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/**
 * Normalizes a ZIP or postal code: '97205', '97205-1234', 'V6B 1A1'.
 * @returns undefined when invalid
 */
export function postalCodeIn(country: ShippingCountry, text: string): string | undefined {
  const [, first, second] = (country === 'US' ? ZIP : POSTAL).exec(text.trim().toUpperCase()) ?? []
  if (first === undefined || first === '00000') return undefined
  return second === undefined ? first : `${first}${country === 'US' ? '-' : ' '}${second}`
}

/** The provinces that the first letter of a postal code can mean, as assigned by Canada Post. */
const byLetter: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
}

/** Whether a postal code matches a state or province; US codes cross state lines, so any matches. */
export const fitsRegion = (country: ShippingCountry, region: string, code: string): boolean =>
  country === 'US' || byLetter[code.charAt(0)]?.includes(region) === true

/** A shipping address. */
export interface PostalAddress {
  fullName: string
  line1: string
  line2?: string | null
  city: string
  /** two letters */
  state: string
  postalCode: string
  country: ShippingCountry
}

/** The lines of an envelope, the name first. */
export const addressLines = ({
  fullName,
  line1,
  line2,
  city,
  state,
  postalCode,
  country,
}: PostalAddress): string[] => [
  fullName,
  line1,
  ...(line2 ? [line2] : []),
  country === 'US' ? `${city}, ${state} ${postalCode}` : `${city} ${state}  ${postalCode}`,
  addressForms[country].name,
]
