import { cx } from '../../../lib/classes.ts'

let format: Intl.NumberFormat | undefined

/** '$54.99' for 54.99; uses the browser's Intl, which adds no bytes. */
export function dollars(price: number): string {
  format ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  return format.format(price)
}

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
