import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { percentText } from '../../../lib/format/percent.ts'

/** Dollars as people read them, a loss with its sign: '−$12.50'. '—' where there is none. */
export function dollars(amount: number | null): string {
  if (amount === null) return '—'
  return `${amount < 0 ? '−' : ''}$${inDollars(toCents(Math.abs(amount)))}`
}

/** A share as people read it; '—' where there is none. */
export const percent = (share: number | null): string => (share === null ? '—' : percentText(share))
