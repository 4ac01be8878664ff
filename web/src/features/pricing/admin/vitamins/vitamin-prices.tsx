import type { PriceLink } from '@pepwell/contract/shop/price-links'
import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { useQuery } from '@tanstack/react-query'
import { Pill, RefreshCw } from 'lucide-react'
import { createContext, useContext, useMemo } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CellInput } from '../../../../ui/table/cell-input.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import type { Column } from '../../../../ui/table/table-types.ts'
import { ScrapedPrice } from '../scraped-price.tsx'
import { type PricedVitamin, useVitaminDrafts, type VitaminDrafts } from './use-vitamin-drafts.ts'
import { priceLinksQuery } from './vitamin-prices.api.ts'

/** A row of the vitamin table. */
interface VitaminRow extends PricedVitamin {
  brand: string | null
  dosage: string
  scrapedPrice: number | null
  lastScrapedAt: string | null
  link?: PriceLink
}

const Drafts = createContext<VitaminDrafts | undefined>(undefined)

/** Values and handlers of the cells. */
const DraftsProvider = Drafts.Provider

function useDrafts(): VitaminDrafts {
  const drafts = useContext(Drafts)
  if (!drafts) throw new Error('a vitamin cell must be inside the vitamins table')
  return drafts
}

function LinkCell({ vitamin }: { vitamin: VitaminRow }) {
  const drafts = useDrafts()
  return (
    <CellInput
      label={`Company Website Link of ${vitamin.name}`}
      inputMode="url"
      placeholder="https://"
      value={drafts.shown(vitamin).link}
      onType={(link) => drafts.type(vitamin.id, { link })}
      onKeyDown={(event) => event.key === 'Enter' && void drafts.saveLink(vitamin)}
    />
  )
}

function ManualPriceCell({ vitamin }: { vitamin: VitaminRow }) {
  const drafts = useDrafts()
  return (
    <CellInput
      label={`Manual Price of ${vitamin.name}`}
      isMoney
      value={drafts.shown(vitamin).price}
      aria-invalid={!drafts.isPrice(vitamin) || undefined}
      onType={(price) => drafts.type(vitamin.id, { price })}
      onBlur={() => void drafts.savePrice(vitamin)}
    />
  )
}

function ActionsCell({ vitamin }: { vitamin: VitaminRow }) {
  const drafts = useDrafts()
  return (
    <span className="flex justify-end gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Scrape ${vitamin.name}`}
        disabled={drafts.shown(vitamin).link.trim() === ''}
        pending={drafts.isBusy(vitamin)}
        onClick={() => void drafts.scrape(vitamin)}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
        Scrape
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Save ${vitamin.name}`}
        onClick={() => void drafts.saveBoth(vitamin)}
      >
        Save
      </Button>
    </span>
  )
}

const columns: Column<VitaminRow>[] = [
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    cell: ({ name, brand, dosage }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-soft">{[brand, dosage].filter(Boolean).join(' · ')}</span>
      </>
    ),
    hideable: false,
    card: 'title',
  },
  {
    id: 'link',
    title: 'Company Website Link',
    value: ({ scrapingLink }) => scrapingLink,
    cell: (vitamin) => <LinkCell vitamin={vitamin} />,
    sortable: false,
    width: '30%',
    hideable: false,
  },
  {
    id: 'manual',
    title: 'Manual Price',
    value: ({ manualPrice }) => manualPrice,
    cell: (vitamin) => <ManualPriceCell vitamin={vitamin} />,
    sortable: false,
    width: '9rem',
    hideable: false,
  },
  {
    id: 'scraped',
    title: 'Scraped Price',
    value: ({ scrapedPrice }) => scrapedPrice,
    cell: (vitamin) => <ScrapedPrice {...vitamin} />,
    width: '13rem',
    hideable: false,
  },
  {
    id: 'actions',
    title: 'Actions',
    cell: (vitamin) => <ActionsCell vitamin={vitamin} />,
    align: 'end',
    width: '12.5rem',
    hideable: false,
  },
]

interface VitaminPricesProps {
  /** undefined while loading */
  vitamins: readonly Supplement[] | undefined
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** Vitamin prices at other shops. */
export function VitaminPrices({ vitamins, error, onRetry, retrying }: VitaminPricesProps) {
  const links = useQuery(priceLinksQuery).data
  const drafts = useVitaminDrafts()
  const rows = useMemo(() => {
    const byVitamin = new Map(links?.map((link) => [link.supplementId, link]))
    return vitamins?.map((vitamin) => ({
      ...vitamin,
      dosage: amountText({ quantity: vitamin.dosageAmount, unit: vitamin.dosageUnit }),
      link: byVitamin.get(vitamin.id),
    }))
  }, [vitamins, links])
  return (
    <section aria-labelledby="vitamin-pricing" className="mt-8">
      <h2 id="vitamin-pricing" className="mb-3 text-xl font-bold tracking-tight">
        Vitamins & Supplements Pricing
      </h2>
      <DraftsProvider value={drafts}>
        <DataTable
          label="Vitamins and supplements"
          name="vitamin-prices"
          rows={rows}
          keyOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          columns={columns}
          error={error}
          failure="We couldn’t load the vitamins"
          onRetry={onRetry}
          retrying={retrying}
          empty={{ title: 'No vitamins available', icon: <Pill /> }}
        />
      </DraftsProvider>
    </section>
  )
}
