import type {} from '@pepwell/contract/shop/price-links'
import { listOwnPrices, priceHistory } from '@pepwell/contract/shop/price-links.calls'
import type {} from '@pepwell/contract/shop/pricing-admin'
import * as calls from '@pepwell/contract/shop/pricing-admin.calls'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf, useCall } from '../../../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../../../lib/api/use-idempotent-mutation.ts'
import { vendorPricesQuery } from '../../pricing.api.ts'

/** Vendor prices of all peptides. */
export const allVendorPricesQuery = queryOf(calls.listAllVendorPrices)

/** Our prices. */
export const ownPricesQuery = queryOf(listOwnPrices)

/** A peptide's vendor prices over the last year. */
export const priceHistoryQuery = (peptideId: number) =>
  queryOf(priceHistory, { query: { peptideId: String(peptideId) } })

export const useAddVendorPrice = (
  options?: Parameters<typeof useIdempotentMutation<typeof calls.addVendorPrice>>[1],
) => useIdempotentMutation(calls.addVendorPrice, options)
export const useUpdateVendorPrice = () => useCall(calls.updateVendorPrice)
export const useRemoveVendorPrice = (
  options?: Parameters<typeof useCall<typeof calls.removeVendorPrice>>[1],
) => useCall(calls.removeVendorPrice, options)

/** Replaces the cached price with the server's version. */
export function useFreshVendorPrice(peptideId: number) {
  const client = useQueryClient()
  return async (id: number) => {
    const prices = await client.fetchQuery({ ...vendorPricesQuery(peptideId), staleTime: 0 })
    return prices.find((price) => price.id === id)
  }
}
