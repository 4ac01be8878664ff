import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { shopHeadline } from '@pepwell/domain/shop/shop-headline'
import { ProductIllustration } from './product-image.tsx'

/** The line-up: one product in front, alone on phones. Nothing overlaps the text. */
const PLACES = [
  'h-32 max-lg:hidden',
  'h-40 max-md:hidden',
  'h-56 max-md:h-32',
  'h-40 max-md:hidden',
  'h-32 max-lg:hidden',
]

/** The shop's intro, with some of its products. */
export function Band({ products }: { products: readonly ShopProduct[] }) {
  const lineUp = products.filter(({ kind }) => kind === 'peptide').slice(0, PLACES.length)
  return (
    <section className="relative flex h-36 items-center overflow-hidden rounded-3xl bg-accent-soft px-5 md:h-75 md:px-12">
      <div className="relative z-10 max-w-sm max-md:self-start max-md:pt-5">
        <h1 className="text-3xl font-bold tracking-tight md:text-5xl">
          Every vial, <br />
          by its batch.
        </h1>
        <p className="mt-3 max-w-64 text-lg text-soft max-md:hidden lg:max-w-none">
          See {shopHeadline(products)} of today’s batch before you pay.
        </p>
      </div>
      <div
        aria-hidden="true"
        className="absolute -right-4 -bottom-4 flex items-end md:right-6 md:bottom-9 md:*:-mx-8"
      >
        {lineUp.map((product, place) => (
          <ProductIllustration key={product.id} product={product} className={PLACES[place]} />
        ))}
      </div>
    </section>
  )
}
