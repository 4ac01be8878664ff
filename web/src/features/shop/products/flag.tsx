import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { cx } from '../../../lib/classes.ts'

interface Flagged {
  status: string
  price: number
  originalPrice: number | null
}

/** The most important flag: coming soon or sold out, otherwise the discount. */
function flagOf({ status, price, originalPrice }: Flagged) {
  if (status === 'coming_soon') return { text: 'Coming soon', style: 'bg-info-soft text-info-ink' }
  if (status === 'out_of_stock') return { text: 'Out of stock', style: 'bg-surface text-soft' }
  if (originalPrice === null) return null
  const saved = inDollars(toCents(originalPrice) - toCents(price))
  return { text: `Save $${saved}`, style: 'bg-surface text-accent-ink' }
}

/** At most one flag. */
export function Flag({ product, className }: { product: Flagged; className?: string }) {
  const flag = flagOf(product)
  if (!flag) return null
  return (
    <span className={cx('rounded-full px-2.5 py-0.5 text-sm font-semibold', flag.style, className)}>
      {flag.text}
    </span>
  )
}
