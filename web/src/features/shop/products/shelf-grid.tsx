import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { Fold } from '../../../ui/fold.tsx'
import { BundleCard } from './bundle-card.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { shelfOf } from './shelf.ts'

export const gridStyle =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:gap-x-5 md:gap-y-6 lg:grid-cols-4'

interface ShelfGridProps {
  products: readonly ShopProduct[]
  /** true keeps the selected order in one grid, including bundles */
  isOrdered?: boolean
  /** whether a search or a category is chosen: then unavailable products show, too */
  isFiltered?: boolean
}

const Grid = ({ products }: { products: readonly ShopProduct[] }) => (
  <ul className={gridStyle}>
    {products.map((product) => (
      <ProductCard key={product.id} product={product} />
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
        byShelf(available).map(([title, shelf]) => (
          <ProductShelf key={title} title={title} products={shelf} />
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
