import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { BundleCard } from './bundle-card.tsx'
import { ProductCard } from './product-card.tsx'

export const gridStyle =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:gap-x-5 md:gap-y-6 lg:grid-cols-4'

interface ShelfGridProps {
  products: readonly ShopProduct[]
  /** true keeps the selected order, including bundles */
  isOrdered?: boolean
}

/** The product grid; bundles follow in a wider grid that lists their contents. */
export function ShelfGrid({ products, isOrdered = false }: ShelfGridProps) {
  const isApart = ({ components }: ShopProduct) => components.length > 0 && !isOrdered
  const bundles = products.filter(isApart)
  const single = products.filter((product) => !isApart(product))
  return (
    <>
      {single.length > 0 && (
        <section aria-label="Products">
          <h2 className="sr-only">Products</h2>
          <ul className={gridStyle}>
            {single.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
      {bundles.length > 0 && (
        <section aria-labelledby="bundles" className="mt-10">
          <h2 id="bundles" className="mb-4 text-xl md:text-2xl">
            Vitamins for people on GLP-1
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2 md:gap-5">
            {bundles.map((product) => (
              <BundleCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
