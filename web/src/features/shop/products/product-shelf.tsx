import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { cx } from '../../../lib/classes.ts'
import { ProductCard } from './product-card.tsx'

interface ProductShelfProps {
  title: string
  products: readonly ShopProduct[]
  /** a line about a product, such as when the person runs out */
  noteOf?: (product: ShopProduct) => string | undefined
  /** below the first screen: skips layout and paint until it is near */
  isFar?: boolean
}

/** Products of one goal: a row to swipe on phones, a grid from tablet size on. */
export const ProductShelf = ({ title, products, noteOf, isFar = false }: ProductShelfProps) => (
  <section
    aria-label={title}
    className={cx(
      'mb-7 md:mb-10',
      // On phones, cards scroll into the page's margins.
      isFar && '[contain-intrinsic-height:auto_24rem] [content-visibility:auto] [overflow-clip-margin:1rem]',
    )}
  >
    <h2 className="mb-3 text-xl font-bold tracking-tight md:text-2xl">{title}</h2>
    <ul className="gap-x-3 md:gap-x-5 md:gap-y-6 max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 max-md:[scrollbar-width:none] md:grid md:grid-cols-3 lg:grid-cols-4">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          note={noteOf?.(product)}
          className="max-md:w-40 max-md:shrink-0 max-md:snap-start"
        />
      ))}
    </ul>
  </section>
)
