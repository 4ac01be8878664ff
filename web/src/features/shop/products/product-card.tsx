import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { BuyControl } from './buy-control.tsx'
import { Flag } from './flag.tsx'
import { Price } from './price.tsx'
import { ProductImage } from './product-image.tsx'

/** '10 mg', and '99.1 % pure' where there is room. */
function Contents({ product: { amount, purity, form } }: { product: ShopProduct }) {
  const more = purity === null ? form : `${purity} pure`
  if (!amount) return <p className="text-sm text-soft">{more}</p>
  return (
    <p className="text-sm text-soft">
      {amount}
      {more && <span className="max-md:hidden"> · {more}</span>}
    </p>
  )
}

/** Star rating, if there are reviews. */
export const Stars = ({ product, long = false }: { product: ShopProduct; long?: boolean }) =>
  product.reviews > 0 && (
    <p className="flex items-center gap-1 text-sm text-soft tabular-nums">
      <Star className="size-4 fill-current text-warn-ink" aria-hidden="true" />
      <span className="font-bold text-ink">{product.rating.toFixed(1)}</span>
      <span className="sr-only"> of 5 stars,</span>
      <span>{long ? `from ${product.reviews} reviews` : `(${product.reviews})`}</span>
    </p>
  )

interface ProductCardProps {
  product: ShopProduct
  /** a line about it, such as when the person runs out */
  note?: string | undefined
  /** below the first screen: skips layout and paint until it is near */
  isFar?: boolean
  className?: string
}

/** A product card. All of it links to the product, except the button. */
export const ProductCard = ({ product, note, isFar = false, className }: ProductCardProps) => (
  // On the first screen, content-visibility would move what follows once the card's real height is known.
  <li
    className={cx(
      'group relative flex flex-col',
      isFar && '[contain-intrinsic-size:auto_21rem] [content-visibility:auto]',
      className,
    )}
  >
    <ProductImage
      product={product}
      src={product.image}
      className="mb-2.5 aspect-square rounded-2xl transition-[filter] duration-150 group-hover:brightness-[0.97]"
    />
    <Flag product={product} className="absolute top-2.5 left-2.5" />
    <h3 className="leading-tight font-semibold md:text-[1.0625rem]">
      <Link to={`/shop/${product.slug}`} className="after:absolute after:inset-0 after:rounded-2xl">
        {product.name}
      </Link>
    </h3>
    <Contents product={product} />
    <Stars product={product} />
    {note && <p className="text-sm font-semibold text-accent-ink tabular-nums">{note}</p>}
    {product.left !== null && <p className="text-sm font-semibold text-warn-ink">{product.left} left</p>}
    <div className="relative mt-auto flex min-h-14 flex-wrap items-center justify-between gap-2 pt-1.5">
      <Price product={product} className="text-lg leading-tight" struckStyle="text-sm" />
      <div className="relative z-10 max-sm:has-[output]:w-full">
        <BuyControl product={product} />
      </div>
    </div>
  </li>
)
