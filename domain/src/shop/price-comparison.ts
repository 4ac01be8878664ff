import { type Cents, toCents } from './money.ts'
import { microgramsIn } from './pricing.ts'

/** What is sold where nobody said how much, and the peptide's usual vial is not known either. */
const USUAL_DOSAGE = '5mg'

/**
 * How a vendor's dosage reads when nobody typed one: the peptide's usual vial.
 * @param mg of the usual vial; null or 0 where it is not known
 */
export const usualDosage = (mg: number | null): string => (mg ? `${mg}mg` : USUAL_DOSAGE)

/**
 * Whether an offer can be held against the price of a vial: it is of the same amount, or its dosage fixes none.
 * @param dosage as the vendor words it
 * @param mg of the vial; null where it is not known, and everything is held against it
 */
export function isSamePack(dosage: string, mg: number | null): boolean {
  const micrograms = microgramsIn(dosage)
  return mg === null || micrograms === null || micrograms === Math.round(mg * 1000)
}

/**
 * The cheapest offer of a vial.
 * @param offers `price` in dollars
 * @param mg of the vial, as {@link isSamePack} takes it
 * @returns the first of those that cost the same; undefined where none is of this amount
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

/** Where the own price stands among others. */
export interface Standing {
  /** how many of the others are lower */
  lower: number
  /** the lowest of the others */
  lowest: Cents
  /** how much the own price is below the lowest of the others; negative where it is above */
  ahead: Cents
}

/**
 * Where the own price stands.
 * @param own above 0
 * @param others 0 or more each
 * @returns null without others
 */
export function standingOf(own: Cents, others: readonly Cents[]): Standing | null {
  if (others.length === 0) return null
  const lowest = Math.min(...others)
  return { lower: others.filter((cents) => cents < own).length, lowest, ahead: lowest - own }
}
