import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { Search } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ResearchNote } from '../research-note.tsx'
import { Band } from './band.tsx'
import { matching, shelves } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { Promises } from './promises.tsx'
import { ShelfGrid } from './shelf-grid.tsx'
import { useFilter } from './use-filter.ts'

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

/** Rendered at first: more than fits on any screen. */
const AT_FIRST = 24

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
  const shown = isWhole ? found : found.slice(0, AT_FIRST)
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
