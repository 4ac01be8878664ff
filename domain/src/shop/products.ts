import { type CalendarDay, dayOf } from '../time/calendar.ts'
import type { ProductKind } from './cart.ts'
import { type Cents, toCents } from './money.ts'
import { BUNDLE_DAYS, bundleNamed } from './vitamin-bundles.ts'

/** What a product is of, as far as it says what one piece holds. */
export interface Contents {
  name: string
  kind: ProductKind
  /** of a peptide: milligrams in a vial */
  mg: number | null
  /** of a supplement: how much a day's dose is, and in what */
  dosageAmount: number | null
  dosageUnit: string | null
}

/** What one piece holds, in words: '5 mg', '2000 IU', of a bundle '30-day supply'; null where nothing says so. */
export function amountOf({ kind, name, mg, dosageAmount, dosageUnit }: Contents): string | null {
  if (kind === 'peptide') return mg ? `${mg} mg` : null
  if (bundleNamed(name)) return `${BUNDLE_DAYS}-day supply`
  return dosageAmount ? `${dosageAmount} ${dosageUnit}` : null
}

/** The shop's own day, by which batches expire: one for everybody, wherever they are. `now` in milliseconds since the epoch. */
export const shopDay = (now: number): CalendarDay => dayOf(now, 'UTC')

/**
 * By how much a product is reduced, in cents; null where it is not.
 * @param price what it costs, and `originalPrice` what it cost before, both in dollars
 */
export function savedCents(price: number, originalPrice: number | null): Cents | null {
  const saved = originalPrice === null ? 0 : toCents(originalPrice) - toCents(price)
  return saved > 0 ? saved : null
}
