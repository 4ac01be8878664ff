import type {} from '@pepwell/contract/shop/price-links'
import { listPriceLinks, scrapeVitaminPrice } from '@pepwell/contract/shop/price-links.calls'
import type {} from '@pepwell/contract/vitamins/supplements-admin'
import { priceSupplement } from '@pepwell/contract/vitamins/supplements-admin.calls'
import { useQueryClient } from '@tanstack/react-query'
import { invalidateTags } from '../../../../lib/api/invalidate-tags.ts'
import { queryOf, useCall } from '../../../../lib/api/use-call.ts'

/** Links to other shops for peptides and vitamins, with fetched prices. */
export const priceLinksQuery = queryOf(listPriceLinks)

export const useSaveVitaminPrice = () => useCall(priceSupplement)

/** Fetches a vitamin's price at its link. The server stores failures, too. */
export function useScrapeVitamin() {
  const client = useQueryClient()
  return useCall(scrapeVitaminPrice, {
    onError: () => void invalidateTags(client, scrapeVitaminPrice.invalidatesTags),
  })
}
