import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { useQuery } from '@tanstack/react-query'
import { Pill } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import type { Column } from '../../../../ui/table/table-types.ts'
import { ScrapedPrice } from '../scraped-price.tsx'
import { useVitaminDrafts } from './use-vitamin-drafts.ts'
import { ActionsCell, DraftsProvider, LinkCell, ManualPriceCell, type VitaminRow } from './vitamin-cells.tsx'
import { priceLinksQuery } from './vitamin-prices.api.ts'

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
