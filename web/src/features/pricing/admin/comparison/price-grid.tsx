import { toDollars } from '@pepwell/domain/shop/money'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useAddressState } from '../../../../lib/navigation/address-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { FilterKey } from '../../../../ui/filter-key.tsx'
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx'
import { SearchField } from '../../../../ui/table/search-field.tsx'
import { useAddressText } from '../../../../ui/table/use-table-address.ts'
import { useDialogAbout } from '../../../../ui/use-dialog-about.ts'
import { allVendorPricesQuery, ownPricesQuery } from '../vendors/vendor-prices.api.ts'
import { VendorPricingDialog } from '../vendors/vendor-pricing-dialog.tsx'
import { type ComparedPeptide, comparisonsOf, filters, found, type PriceFilter } from './comparison.ts'
import { PriceCard } from './price-card.tsx'
import { RulerKey } from './price-ruler.tsx'

const filterNames = Object.keys(filters) as PriceFilter[]

const GRID = 'grid gap-3 md:grid-cols-2 xl:grid-cols-4'

const Placeholder = () => (
  <Loading label="Loading prices" className={GRID}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
      <Skeleton key={card} className="h-42 rounded-2xl" />
    ))}
  </Loading>
)

interface PriceGridProps<Peptide> {
  /** undefined while loading */
  peptides: readonly Peptide[] | undefined
  /** the loading error */
  error: unknown
  onRetry: () => void
  picture: (peptide: Peptide) => ReactNode
  /** actions for all prices */
  actions: ReactNode
}

/** All cards, and the filtered ones. */
function useCards<Peptide extends ComparedPeptide>(peptides: readonly Peptide[] | undefined) {
  const [prices, own] = [useQuery(allVendorPricesQuery), useQuery(ownPricesQuery)]
  const [text, onText] = useAddressText('q')
  const [asked, setFilter] = useAddressState('filter')
  const filter = filterNames.find((name) => name === asked)
  const cards = useMemo(
    () => peptides && prices.data && own.data && comparisonsOf(peptides, prices.data, own.data),
    [peptides, prices.data, own.data],
  )
  const retry = () => void Promise.all([prices.refetch(), own.refetch()])
  return { cards, text, onText, filter, setFilter, retry, error: prices.error ?? own.error }
}

/** A card per peptide: our price and the vendors'. */
export function PriceGrid<Peptide extends ComparedPeptide>(props: PriceGridProps<Peptide>) {
  const { cards, text, onText, filter, setFilter, retry, error } = useCards(props.peptides)
  const { subject: shown, show, open, onOpenChange } = useDialogAbout<Peptide>()
  if (!cards && (error || props.error))
    return (
      <ErrorState
        title="We couldn’t load the prices"
        error={props.error ?? error}
        onRetry={() => {
          props.onRetry()
          retry()
        }}
      />
    )
  const seen = cards && found(cards, text, filter)
  const managed = cards?.find(({ peptide }) => peptide.id === shown?.id)
  return (
    <section
      aria-label="Price Comparison"
      className="md:rounded-2xl md:border md:border-line md:bg-surface md:p-3 md:shadow-lift"
    >
      <div className="mb-3 flex flex-wrap items-center gap-2 max-md:*:first:basis-full">
        <SearchField label="Name, category or vendor" text={text} onText={onText} />
        {filterNames.map((name) => (
          <FilterKey
            key={name}
            pressed={filter === name}
            onPress={(pressed) => setFilter(pressed ? name : undefined)}
            count={cards?.filter(filters[name].fits).length ?? 0}
          >
            {filters[name].label}
          </FilterKey>
        ))}
        <RulerKey />
        <div className="ml-auto flex flex-wrap gap-2">{props.actions}</div>
      </div>
      {!seen && <Placeholder />}
      {seen && seen.length > 0 && (
        <ul className={GRID}>
          {seen.map((comparison) => (
            <PriceCard
              key={comparison.peptide.id}
              comparison={comparison}
              picture={props.picture(comparison.peptide)}
              onManage={() => show(comparison.peptide)}
            />
          ))}
        </ul>
      )}
      {cards && seen?.length === 0 && (
        <Nothing
          text={text}
          isEmpty={cards.length === 0}
          onClear={() => {
            onText('')
            setFilter(undefined)
          }}
        />
      )}
      {shown && (
        <VendorPricingDialog
          open={open}
          onOpenChange={onOpenChange}
          peptide={shown}
          own={managed && managed.own !== null ? toDollars(managed.own) : null}
        />
      )}
    </section>
  )
}

/** Empty state: no peptides, or no match. */
function Nothing({ text, isEmpty, onClear }: { text: string; isEmpty: boolean; onClear: () => void }) {
  const isSearch = text.trim() !== ''
  if (isEmpty) return <EmptyState icon={<Tag />} title="No peptides available" />
  return (
    <EmptyState
      icon={<Tag />}
      title={isSearch ? `No peptides found matching "${text.trim()}"` : 'No peptides match'}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all
        </Button>
      }
    />
  )
}
