import type { ShopProductDetail } from '@pepwell/contract/shop/storefront'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ResearchNote } from '../research-note.tsx'
import { Flag } from './flag.tsx'
import { Price } from './price.tsx'
import { ProductCard, Stars } from './product-card.tsx'
import { CurrentBatch, Facts } from './product-facts.tsx'
import { ProductImage } from './product-image.tsx'
import { Purchase, PurchaseBar } from './purchase.tsx'
import { shelfOf } from './shelf.ts'
import { gridStyle } from './shelf-grid.tsx'

/** Breadcrumbs. */
function Trail({ product }: { product: ShopProductDetail }) {
  const shelf = shelfOf(product)
  return (
    <nav aria-label="Breadcrumb" className="mb-3 text-sm text-soft max-md:-mt-4 max-md:mb-1">
      <ol className="flex flex-wrap items-center gap-1.5">
        <li>
          <Link to="/shop" className="inline-flex min-h-11 items-center hover:text-ink md:min-h-8">
            Shop
          </Link>
        </li>
        <ChevronRight className="size-4" aria-hidden="true" />
        <li>
          <Link
            to={`/shop?category=${encodeURIComponent(shelf)}`}
            className="inline-flex min-h-11 items-center hover:text-ink md:min-h-8"
          >
            {shelf}
          </Link>
        </li>
        <ChevronRight className="size-4" aria-hidden="true" />
        <li aria-current="page" className="font-semibold text-ink">
          {product.name}
        </li>
      </ol>
    </nav>
  )
}

const About = ({ product }: { product: ShopProductDetail }) => (
  <section aria-labelledby="about" className="mt-8">
    <h2 id="about" className="text-xl">
      About
    </h2>
    <p className="mt-2 mb-4 whitespace-pre-line text-soft">{product.description}</p>
    {product.components.length > 0 && (
      <ul className="mb-4 list-disc pl-5 text-soft">
        {product.components.map((component) => (
          <li key={component}>{component}</li>
        ))}
      </ul>
    )}
    <ResearchNote />
  </section>
)

const Also = ({ product }: { product: ShopProductDetail }) => (
  <section aria-labelledby="also" className="mt-10 md:mt-14">
    <h2 id="also" className="mb-4 text-xl md:text-2xl">
      Also in {shelfOf(product)}
    </h2>
    <ul className={`${gridStyle} max-lg:[&>li:nth-child(n+4)]:hidden max-sm:[&>li:nth-child(n+3)]:hidden`}>
      {product.also.map((other) => (
        <ProductCard key={other.id} product={other} />
      ))}
    </ul>
  </section>
)

/** The essentials: name, price, availability. */
const Head = ({ product }: { product: ShopProductDetail }) => (
  <div>
    <p className="font-semibold text-accent-ink">{shelfOf(product)}</p>
    <h1 className="mt-1 text-3xl font-bold tracking-tight md:text-4xl">
      {product.name} {product.amount && <span className="font-normal text-soft">{product.amount}</span>}
    </h1>
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Stars product={product} long />
      {product.left !== null && (
        <p className="text-sm font-semibold text-warn-ink">
          <span aria-hidden="true">● </span>Only {product.left} left
        </p>
      )}
      <Flag product={product} className="border border-line" />
    </div>
    <div className="mt-4 max-md:hidden">
      <Price product={product} className="flex items-baseline gap-3 text-3xl" struckStyle="text-lg" />
    </div>
  </div>
)

/** A product page, with the essentials next to one button. */
export const ProductView = ({ product }: { product: ShopProductDetail }) => (
  <>
    <Trail product={product} />
    <div className="grid gap-x-12 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-cols-[minmax(0,1fr)_30rem]">
      <div>
        <ProductImage
          product={product}
          src={product.picture}
          eager
          className="max-md:-mx-4 max-md:h-78 md:max-lg:aspect-square md:rounded-3xl lg:h-140"
        />
        <div className="max-md:hidden">
          <About product={product} />
        </div>
      </div>
      <div className="flex flex-col gap-4 max-md:mt-5 md:gap-5">
        <Head product={product} />
        <div className="max-md:hidden">
          <Purchase product={product} />
        </div>
        <div className="flex flex-col gap-4 md:flex-col-reverse md:justify-end">
          {product.batch && <CurrentBatch batch={product.batch} />}
          <Facts product={product} />
        </div>
      </div>
    </div>
    <div className="md:hidden">
      <About product={product} />
    </div>
    {product.also.length > 0 && <Also product={product} />}
    <PurchaseBar product={product} />
  </>
)
