import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { cx } from '../../../lib/classes.ts'

/** '$54.99' for 54.99. */
export const dollars = (price: number): string => `$${inDollars(toCents(price))}`

interface PriceProps {
  product: { price: number; originalPrice: number | null; status: string }
  className?: string
  struckStyle?: string
}

/** The price, with the original price if reduced. */
export const Price = ({ product, className, struckStyle }: PriceProps) => (
  <p className={cx('tabular-nums', className)}>
    <span className={cx('block font-bold', product.status === 'out_of_stock' && 'text-soft')}>
      {dollars(product.price)}
    </span>
    {product.originalPrice !== null && (
      <span className={cx('block text-soft', struckStyle)}>
        <span className="sr-only">Before: </span>
        <del>{dollars(product.originalPrice)}</del>
      </span>
    )}
  </p>
)
