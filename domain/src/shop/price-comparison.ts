import { type Cents, toCents } from './money.ts'
import { microgramsIn } from './pricing.ts'

/** The dosage when neither the vendor nor the catalog has an amount. */
const DEFAULT_DOSAGE = '5mg'

/**
 * The default dosage of a vendor's price: the peptide's standard vial.
 * @param mg of the standard vial; null or 0 when unknown
 */
export const defaultDosage = (mg: number | null): string => (mg ? `${mg}mg` : DEFAULT_DOSAGE)

/**
 * Whether an offer is comparable with a vial's price: it has the same amount, or no amount.
 * @param dosage in the vendor's words
 * @param mg of the vial; null when unknown, which makes everything comparable
 */
export function isSamePack(dosage: string, mg: number | null): boolean {
  const micrograms = microgramsIn(dosage)
  return mg === null || micrograms === null || micrograms === Math.round(mg * 1000)
}

/**
 * The cheapest offer of a vial.
 * @param offers `price` in dollars
 * @param mg the vial's content, as in {@link isSamePack}
 * @returns the first of equally cheap ones; undefined without an offer of this amount
 */
export const lowestOffer = <Offer extends { price: number; dosage: string }>(
  offers: readonly Offer[],
  mg: number | null,
): Offer | undefined =>
  offers
    .filter(({ dosage }) => isSamePack(dosage, mg))
    .reduce<Offer | undefined>(
      (lowest, offer) => (lowest && toCents(lowest.price) <= toCents(offer.price) ? lowest : offer),
      undefined,
    )

/** Our price's rank among others. */
export interface PriceRank {
  /** how many of the others are lower */
  lower: number
  /** the lowest of the others */
  lowest: Cents
  /** how much our price is below the lowest of the others; negative when above */
  ahead: Cents
}

/**
 * Ranks our price.
 * @param own above 0
 * @param others 0 or more each
 * @returns null without others
 */
export function rankAmong(own: Cents, others: readonly Cents[]): PriceRank | null {
  if (others.length === 0) return null
  const lowest = Math.min(...others)
  return { lower: others.filter((cents) => cents < own).length, lowest, ahead: lowest - own }
}
