import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { shopHeadline } from '@pepwell/domain/shop/shop-headline'
import { FlaskConical, Layers, Search, ShieldCheck } from 'lucide-react'
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../lib/navigation/address-state.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ResearchNote } from '../research-note.tsx'
import { type Filter, matching, orders, shelves } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { ProductIllustration } from './product-image.tsx'
import { firstScreenOf } from './shelf.ts'
import { ShelfGrid } from './shelf-grid.tsx'

const promises = [
  [FlaskConical, 'Batch and expiry on each product'],
  [Layers, 'Your batch on the invoice'],
  [ShieldCheck, 'We reserve what you order'],
] as const

/** What applies to every product; on phones, each product says so. */
const Promises = () => (
  <ul className="mt-10 grid grid-cols-3 gap-5 border-t border-line pt-8 max-md:hidden">
    {promises.map(([Icon, title]) => (
      <li key={title} className="flex gap-3 font-semibold">
        <Icon className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        {title}
      </li>
    ))}
  </ul>
)

/** The line-up: one product in front, alone on phones. Nothing overlaps the text. */
const PLACES = [
  'h-32 max-lg:hidden',
  'h-40 max-md:hidden',
  'h-56 max-md:h-32',
  'h-40 max-md:hidden',
  'h-32 max-lg:hidden',
]

/** The shop's intro, with some of its products. */
function Band({ products }: { products: readonly ShopProduct[] }) {
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
        {lineUp.map((product, index) => (
          <ProductIllustration key={product.id} product={product} className={PLACES[index]} />
        ))}
      </div>
    </section>
  )
}

const NAMES = { text: 'q', category: 'category', order: 'sort' } as const

/**
 * Search, category and order in the address. Typed text is local state: the address lags behind and must not revert
 * newer letters.
 */
function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const inAddress = params.get(NAMES.text) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useLayoutEffect(() => {
    if (inAddress === written.current) return
    // Back, or a link: take the address.
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  const change = (changes: Partial<Filter>) => {
    if (changes.text !== undefined) {
      written.current = changes.text
      setText(changes.text)
    }
    const named = Object.entries(changes).map(([name, value]) => [NAMES[name as keyof Filter], value])
    changeAddress(Object.fromEntries(named))
  }
  const order = orders.find(([known]) => known === params.get(NAMES.order))?.[0] ?? ''
  return [{ text, category: params.get(NAMES.category) ?? '', order }, change]
}

function NoMatch({ text, onShowAll }: { text: string; onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<Search />}
      title={text ? `Nothing matches "${text}"` : 'Nothing matches'}
      text="Try another word, or browse everything."
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all
        </Button>
      }
    />
  )
}

interface ShopViewProps {
  products: readonly ShopProduct[]
  /** shown before the shelves unless filtered */
  first?: ReactNode
}

/** The shop: intro, filters and products. */
export function ShopView({ products, first }: ShopViewProps) {
  const [filter, setFilter] = useFilter()
  // Filters and renders later products at low priority, so typing stays responsive.
  const found = matching(products, useDeferredValue(filter))
  const isFiltered = filter.text !== '' || filter.category !== ''
  const isWhole = useDeferredValue(true, false)
  const shown = isWhole ? found : firstScreenOf(found)
  return (
    <>
      <Band products={products} />
      {products.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title="Nothing for sale yet"
          text="Come back soon. We’re stocking the shelves."
          className="mt-6"
        />
      ) : (
        <FilterBar filter={filter} shelves={shelves(products)} total={products.length} onChange={setFilter} />
      )}
      <p role="status" className="sr-only">
        {isFiltered && `${found.length} of ${products.length} products`}
      </p>
      {products.length > 0 && found.length === 0 && (
        <NoMatch text={filter.text} onShowAll={() => setFilter({ text: '', category: '', order: '' })} />
      )}
      {!isFiltered && filter.order === '' && first}
      <ShelfGrid products={shown} isOrdered={filter.order !== ''} isFiltered={isFiltered} />
      <Promises />
      <div className="mt-8">
        <ResearchNote />
      </div>
    </>
  )
}
