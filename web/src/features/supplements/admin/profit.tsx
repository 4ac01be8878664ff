import type { Margin } from '@pepwell/domain/shop/margins'
import { inDollars } from '@pepwell/domain/shop/money'
import { cx } from '../../../lib/classes.ts'
import { percentText } from '../../../lib/format/percent.ts'

const signed = (cents: number) => `${cents < 0 ? '−' : ''}$${inDollars(Math.abs(cents))}`

/** The profit at a price: green from 0, red below. */
export function Profit({ margin, none = '—' }: { margin: Margin | undefined; none?: string }) {
  if (!margin) return <span className="text-soft">{none}</span>
  const { profitCents, percent } = margin
  return (
    <span className={cx('font-semibold', profitCents < 0 ? 'text-danger-ink' : 'text-accent-ink')}>
      {signed(profitCents)}
      <span className="block text-xs font-normal">{percentText(percent, 1)}</span>
    </span>
  )
}
