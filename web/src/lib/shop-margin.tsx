import type { ShopMargin } from '@pepwell/domain/shop/margins'
import { inDollars } from '@pepwell/domain/shop/money'
import { cx } from './classes.ts'
import { percentText } from './format/percent.ts'

interface ShopMarginProps {
  /** undefined if the shop uses the retail price */
  shop: ShopMargin | undefined
}

/** The shop’s price where it differs from the retail price. */
export const ShopPrice = ({ shop }: ShopMarginProps) =>
  shop && (
    <span className="block text-[0.8125rem] font-semibold text-warn-ink">
      Shop asks ${inDollars(shop.priceCents)}
    </span>
  )

/** The profit at the shop’s price, below the profit at the retail price; empty while a cost is unknown. */
export function ShopProfit({ shop }: ShopMarginProps) {
  if (!shop?.margin) return null
  const { profitCents, percent } = shop.margin
  const isLoss = profitCents < 0
  return (
    <span className={cx('block text-[0.8125rem]', isLoss ? 'text-danger-ink' : 'text-accent-ink')}>
      Shop profit: {isLoss && '−'}${inDollars(Math.abs(profitCents))} · {percentText(percent, 1)}
    </span>
  )
}
