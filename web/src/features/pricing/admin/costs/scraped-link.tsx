import type { PriceLink } from '@pepwell/contract/shop/price-links'
import { listPriceLinks, scrapePriceLink } from '@pepwell/contract/shop/price-links.calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { invalidateTags } from '../../../../lib/api/invalidate-tags.ts'
import { reasonText } from '../../../../lib/api/refusal-text.ts'
import { queryOf, useCall } from '../../../../lib/api/use-call.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { ScrapedPrice } from '../scraped-price.tsx'
import type { CostValues, places } from './cost-values.ts'

/** Fetches the price at a link. The server stores failures, too. */
function useScraping() {
  const client = useQueryClient()
  return useCall(scrapePriceLink, {
    onSuccess: () => {
      toast({ title: 'Price scraping initiated' })
    },
    onError: (error) => {
      void invalidateTags(client, scrapePriceLink.invalidatesTags)
      toast({ title: 'Failed to scrape price', description: reasonText(error), variant: 'destructive' })
    },
  })
}

function Stored({ link, place }: { link: PriceLink; place: number }) {
  const { control } = useFormContext<CostValues>()
  const typed = useWatch({ control, name: `scrapingLink${place as (typeof places)[number]}` })
  const { mutate, isPending } = useScraping()
  const isSaved = typed === link.url
  return (
    <div className="flex items-center gap-3">
      <div className="text-right">
        <ScrapedPrice {...link} link={link} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Scrape link ${place}`}
        disabled={!isSaved}
        title={isSaved ? undefined : 'Save the link first'}
        pending={isPending}
        onClick={() => mutate({ params: { id: link.id } })}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
        Scrape
      </Button>
    </div>
  )
}

/** A peptide's stored links. Requires the pricing permission. */
export function useStoredLinks(peptideId: number): readonly PriceLink[] {
  const { data } = useQuery(queryOf(listPriceLinks))
  return data?.filter((link) => link.peptideId === peptideId && link.url !== null) ?? []
}

/** The price found at a stored link; renders nothing for a new link. */
export function ScrapedLink({ peptideId, place }: { peptideId: number; place: number }) {
  const link = useStoredLinks(peptideId).find(({ position }) => position === place)
  return link ? <Stored link={link} place={place} /> : null
}
