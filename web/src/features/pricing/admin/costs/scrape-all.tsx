import { scrapePriceLink } from '@pepwell/contract/shop/price-links.calls'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { invalidateTags } from '../../../../lib/api/invalidate-tags.ts'
import { useCall } from '../../../../lib/api/use-call.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import type { CostValues, places } from './cost-values.ts'
import { useStoredLinks } from './scraped-link.tsx'

const nameOf = (position: number) => `scrapingLink${position as (typeof places)[number]}` as const

/** One result for all links; each link shows its own. */
function tell(read: number, all: number): void {
  if (read === all) toast({ title: 'Price scraping initiated', description: `Read at ${all} links` })
  else
    toast({
      title: 'Error',
      description: `Failed to scrape price at ${all - read} of ${all} links`,
      variant: 'destructive',
    })
}

/** Fetches the prices at all stored links, one after another. */
export function ScrapeAll({ peptideId }: { peptideId: number }) {
  const client = useQueryClient()
  const { control } = useFormContext<CostValues>()
  const typed = useWatch({ control })
  const scrape = useCall(scrapePriceLink).mutateAsync
  const [pending, setPending] = useState(false)
  const links = useStoredLinks(peptideId).filter(({ url, position }) => typed[nameOf(position)] === url)
  if (links.length < 2) return null
  const scrapeAll = async () => {
    setPending(true)
    let read = 0
    for (const { id } of links)
      await scrape({ params: { id } }).then(
        () => {
          read += 1
        },
        () => invalidateTags(client, scrapePriceLink.invalidatesTags),
      )
    setPending(false)
    tell(read, links.length)
  }
  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void scrapeAll()}>
      <RefreshCw className="size-4" aria-hidden="true" />
      Scrape all
    </Button>
  )
}
