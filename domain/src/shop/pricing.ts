import { divide, rational } from '../math/rational.ts'
import { type Cents, times, toCents } from './money.ts'

/** Whether the partner shop can deliver a peptide. */
export const shopStatuses = ['available', 'coming_soon', 'out_of_stock'] as const

export type ShopStatus = (typeof shopStatuses)[number]

/** The value of the partner's free bacteriostatic water: 6 dollars. */
export const FREE_WATER_CENTS: Cents = 600

/** Vendor prices shown before "Show all". */
export const FIRST_PRICES = 3

/** A peptide's partner shop data in the catalog; `shopPrice` in dollars. */
export interface ShopEntry {
  shopEnabled: boolean
  shopStatus: string
  shopPrice: number | null
}

/**
 * The partner's price in cents; null unless its shop is enabled for the peptide, the price is above 0 and the peptide
 * is available.
 */
export function partnerOffer({ shopEnabled, shopStatus, shopPrice }: ShopEntry): Cents | null {
  const isShown = shopEnabled && shopStatus === 'available' && shopPrice !== null && toCents(shopPrice) > 0
  return isShown ? toCents(shopPrice) : null
}

const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** Cheapest first; equal prices by name, so that their order is deterministic. */
export const cheapestFirst = <Offer extends { price: number; vendorName: string }>(
  offers: readonly Offer[],
): Offer[] =>
  offers.toSorted((a, b) => toCents(a.price) - toCents(b.price) || inOrder(a.vendorName, b.vendorName))

/** Micrograms of one unit. */
const MICROGRAMS: Record<string, number> = { mcg: 1, µg: 1, ug: 1, mg: 1_000, g: 1_000_000 }

const AMOUNT = String.raw`(\d{1,6}(?:\.\d{1,4})?)\s*(mcg|µg|ug|mg|g)`
const COUNT = String.raw`(\d{1,3})\s*(?:vials?|kits?)?`
const PER_VIAL = String.raw`(?:\s*(?:\/|per|\s)\s*vial)?`

const ONE = new RegExp(`^${AMOUNT}${PER_VIAL}$`)
const AMOUNT_FIRST = new RegExp(`^${AMOUNT}${PER_VIAL}\\s*[x×]\\s*${COUNT}$`)
const COUNT_FIRST = new RegExp(`^${COUNT}\\s*[x×]\\s*${AMOUNT}${PER_VIAL}$`)

/**
 * The total amount of a vendor's dosage: '5mg', '10 mg vial', '500 mcg', '5 mg x 10', '10 x 5mg'.
 * @returns micrograms, above 0; null if the text fixes no amount ('5000 IU', '10 mg blend', '5 mg/mL'), because we
 * never guess
 */
export function microgramsIn(dosage: string): number | null {
  // NFKC makes the micro sign and the Greek letter mu equal.
  const text = dosage.normalize('NFKC').trim().toLowerCase().replaceAll('μ', 'µ')
  const of = (amount = '', unit = '', count = '1') =>
    Math.round(Number(amount) * (MICROGRAMS[unit] ?? 0)) * Number(count) || null
  const one = ONE.exec(text)
  if (one) return of(one[1], one[2])
  const amountFirst = AMOUNT_FIRST.exec(text)
  if (amountFirst) return of(amountFirst[1], amountFirst[2], amountFirst[3])
  const countFirst = COUNT_FIRST.exec(text)
  return countFirst && of(countFirst[2], countFirst[3], countFirst[1])
}

/**
 * The price per milligram, to the nearest cent.
 * @param cents total price, 0 or more
 * @returns null when the dosage has no amount
 */
export function centsPerMg(cents: Cents, dosage: string): Cents | null {
  const micrograms = microgramsIn(dosage)
  return micrograms === null ? null : times(cents, divide(rational(1_000), rational(micrograms)))
}

/**
 * The lowest price per milligram among offers, in cents.
 * @returns null with fewer than two offers to compare
 */
export function lowestCentsPerMg(offers: readonly { cents: Cents; dosage: string }[]): Cents | null {
  const known = offers.map(({ cents, dosage }) => centsPerMg(cents, dosage)).filter((perMg) => perMg !== null)
  return known.length < 2 ? null : Math.min(...known)
}
