import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { percentText } from '../../../lib/format/percent.ts'

/** Dollars with a sign for a loss: '−$12.50'; '—' without a value. */
export function dollars(amount: number | null): string {
  if (amount === null) return '—'
  return `${amount < 0 ? '−' : ''}$${inDollars(toCents(Math.abs(amount)))}`
}

/** A percentage; '—' without a value. */
export const percent = (share: number | null): string => (share === null ? '—' : percentText(share))
