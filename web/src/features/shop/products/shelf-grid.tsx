import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { Link } from 'react-router'
import { Fold } from '../../../ui/fold.tsx'
import { BuyControl } from './buy-control.tsx'
import { Flag } from './flag.tsx'
import { Price } from './price.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductImage } from './product-image.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { FIRST_SHELVES, shelfOf } from './shelf.ts'

/** A bundle, wide enough to list its contents. */
const BundleCard = ({ product }: { product: ShopProduct }) => (
  <li className="relative flex gap-4 rounded-[1.25rem] border border-transparent bg-surface p-4 shadow-lift dark:shadow-none">
    <ProductImage
      product={product}
      src={product.image}
      className="aspect-square w-24 shrink-0 self-start rounded-xl sm:w-36"
    />
    <div className="flex min-w-0 flex-1 flex-col">
      <p className="text-sm text-soft">{product.amount}</p>
      <h3 className="text-lg font-semibold">
        <Link to={`/shop/${product.slug}`} className="after:absolute after:inset-0 after:rounded-[1.25rem]">
          {product.name}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-soft">
        {product.components.length} components
        <span className="max-md:hidden">: {product.components.join(', ')}</span>
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

export const gridStyle =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:gap-x-5 md:gap-y-6 lg:grid-cols-4'

interface ShelfGridProps {
  products: readonly ShopProduct[]
  /** true keeps the selected order in one grid, including bundles */
  isOrdered?: boolean
  /** whether a search or a category is chosen: then unavailable products show, too */
  isFiltered?: boolean
}

/** The most cards that a first screen shows. */
const NEAR_CARDS = 12

const Grid = ({ products }: { products: readonly ShopProduct[] }) => (
  <ul className={gridStyle}>
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} isFar={index >= NEAR_CARDS} />
    ))}
  </ul>
)

/** Available products by shelf. */
const byShelf = (products: readonly ShopProduct[]) => [...Map.groupBy(products, shelfOf)]

/** The shop's shelves, one for each goal; bundles follow with their contents, and unavailable products are folded at the end. */
export function ShelfGrid({ products, isOrdered = false, isFiltered = false }: ShelfGridProps) {
  const isApart = ({ components }: ShopProduct) => components.length > 0 && !isOrdered
  const bundles = products.filter(isApart)
  const single = products.filter((product) => !isApart(product))
  const available = single.filter(({ status }) => status === 'available')
  const unavailable = single.filter(({ status }) => status !== 'available')
  return (
    <>
      {isOrdered || isFiltered ? (
        <section aria-label="Products">
          <h2 className="sr-only">Products</h2>
          <Grid products={available} />
        </section>
      ) : (
        byShelf(available).map(([title, shelf], index) => (
          <ProductShelf key={title} title={title} products={shelf} isFar={index >= FIRST_SHELVES} />
        ))
      )}
      {bundles.length > 0 && (
        <section aria-labelledby="bundles" className="mt-10">
          <h2 id="bundles" className="mb-4 text-xl font-bold tracking-tight md:text-2xl">
            Vitamins for people on GLP-1
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2 md:gap-5">
            {bundles.map((product) => (
              <BundleCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
      {unavailable.length > 0 && (
        <Fold
          label={`Not available now (${unavailable.length})`}
          open={isOrdered || isFiltered}
          className="mt-6"
        >
          <div className="mt-3">
            <Grid products={unavailable} />
          </div>
        </Fold>
      )}
    </>
  )
}
