import * as calls from '@pepwell/contract/shop/product-costs.calls'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf, useCall } from '../../../../lib/api/use-call.ts'

/** Peptide costs; peptides without costs are absent. */
export const productCostsQuery = queryOf(calls.listProductCosts)

export function useSetCosts() {
  const client = useQueryClient()
  return useCall(calls.setProductCosts, {
    onSuccess: (saved) =>
      client.setQueryData(productCostsQuery.queryKey, (list = []) => [
        ...list.filter(({ peptideId }) => peptideId !== saved.peptideId),
        saved,
      ]),
  })
}

/** Replaces the cached costs with the server's version. */
export function useFreshCosts() {
  const client = useQueryClient()
  return async (peptideId: number) => {
    const list = await client.fetchQuery({ ...productCostsQuery, staleTime: 0 })
    return list.find((costs) => costs.peptideId === peptideId)
  }
}
