import { type CalendarDay, dayOf } from '../time/calendar.ts'
import { amountText, type SupplementUnit } from '../vitamins/supplements.ts'
import type { ProductKind } from './cart.ts'
import { type Cents, toCents } from './money.ts'
import { BUNDLE_DAYS, bundleNamed } from './vitamin-bundles.ts'

/** The product fields that determine the content of one piece. */
export interface Contents {
  name: string
  kind: ProductKind
  /** of a peptide: milligrams in a vial */
  mg: number | null
  /** of a supplement: the daily dose and its unit */
  dosageAmount: number | null
  dosageUnit: string | null
}

/** The content of one piece in words: '5 mg', '2,000 IU', '1 tablet', for a bundle '30-day supply'; null when unknown. */
export function amountOf({ kind, name, mg, dosageAmount, dosageUnit }: Contents): string | null {
  if (kind === 'peptide') return mg ? `${mg} mg` : null
  if (bundleNamed(name)) return `${BUNDLE_DAYS}-day supply`
  return dosageAmount ? amountText({ quantity: dosageAmount, unit: dosageUnit as SupplementUnit }) : null
}

/** The shop's date, on which batches expire for everyone. `now` in milliseconds since the epoch. */
export const shopDay = (now: number): CalendarDay => dayOf(now, 'UTC')

/**
 * A product's discount in cents; null without one.
 * @param price the present price, and `originalPrice` the former one, both in dollars
 */
export function savedCents(price: number, originalPrice: number | null): Cents | null {
  const saved = originalPrice === null ? 0 : toCents(originalPrice) - toCents(price)
  return saved > 0 ? saved : null
}
