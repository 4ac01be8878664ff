import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { Link } from 'react-router'
import { BuyControl } from './buy-control.tsx'
import { Flag } from './flag.tsx'
import { Price } from './price.tsx'
import { ProductImage } from './product-image.tsx'

/** A bundle, wide enough to list its contents. */
export const BundleCard = ({ product }: { product: ShopProduct }) => (
  <li className="relative flex gap-4 rounded-[1.25rem] border border-transparent bg-surface p-4 shadow-lift dark:shadow-none">
    <ProductImage
      product={product}
      src={product.image}
      className="aspect-square w-24 shrink-0 self-start rounded-xl sm:w-36"
    />
    <div className="flex min-w-0 flex-1 flex-col">
      <p className="text-sm text-soft">Vitamins · {product.amount}</p>
      <h3 className="text-lg font-semibold">
        <Link to={`/shop/${product.slug}`} className="after:absolute after:inset-0 after:rounded-[1.25rem]">
          {product.name}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-soft">
        {product.components.length} components: {product.components.join(', ')}
      </p>
      <Flag product={product} className="mt-2 self-start" />
      <div className="mt-auto flex items-center justify-between gap-2 pt-3">
        <Price product={product} className="text-lg leading-tight" struckStyle="text-sm" />
        <div className="relative z-10">
          <BuyControl product={product} wide />
        </div>
      </div>
    </div>
  </li>
)
