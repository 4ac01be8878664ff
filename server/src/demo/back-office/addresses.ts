import { thrown } from './dice.ts'

const places = [
  ['418 Larch Street', 'Portland', 'OR', '97205'],
  ['2207 Juniper Lane', 'Austin', 'TX', '78704'],
  ['91 Harbor View Road', 'Portsmouth', 'NH', '03801'],
  ['1350 Maple Avenue', 'Evanston', 'IL', '60201'],
  ['76 Canyon Drive', 'Santa Fe', 'NM', '87501'],
  ['5019 Birchwood Court', 'Minneapolis', 'MN', '55410'],
  ['640 Ocean Terrace', 'San Diego', 'CA', '92107'],
  ['33 Mill Pond Way', 'Burlington', 'VT', '05401'],
  ['812 Magnolia Street', 'Savannah', 'GA', '31401'],
] as const

/** The made-up shipping address of the n-th order, in a real town. */
export function addressOf(fullName: string, n: number) {
  const [line1, city, state, postalCode] = places[thrown(n * 5 + 3, places.length)] ?? places[0]
  const line2 = thrown(n, 4) === 0 ? `Apt ${1 + thrown(n * 7, 40)}` : null
  return { fullName, line1, line2, city, state, postalCode, country: 'US', phone: null }
}
