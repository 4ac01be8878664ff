import type { PostalAddress } from './addresses.ts'

/** Orders that one person may have unpaid at a time, and the units that these may hold together. */
export const MOST_UNPAID_ORDERS = 3
export const MOST_UNPAID_UNITS = 100

/** Units that unpaid orders of one network or shipping address may hold, for each order that they may have. */
export const UNITS_PER_UNPAID_ORDER = 30

/** Units that one person may always hold, however few there are. */
const LEAST_HELD = 2

/** Units of a product that one person's unpaid orders may hold. @param stock units for sale, with those that the person holds */
export const mostHeldOf = (stock: number): number => Math.max(LEAST_HELD, Math.floor(stock / 2))

/** Short forms by USPS Publication 28, appendices B and C1, of the words that most streets have. */
const shortForms: Readonly<Record<string, string>> = {
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

/** Where an apartment begins that somebody typed behind the street. */
const APARTMENT = /(?:\b(?:apartment|apt|building|bldg|floor|room|rm|suite|ste|unit)\b|#).*$/

/**
 * What two spellings of one shipping address have in common: the house, without names and apartments, so that nobody gets
 * another address by changing those.
 */
export function shippingPlace({ line1, postalCode, country }: PostalAddress): string {
  const street = line1.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[.'’]/g, '')
  // A line of nothing but an apartment keeps it.
  const words = (street.replace(APARTMENT, '').trim() || street).split(/[^\p{L}\p{N}]+/u)
  const house = words.map((word) => shortForms[word] ?? word).join('')
  const code = postalCode.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return [country, country === 'US' ? code.slice(0, 5) : code, house].join(' ')
}
