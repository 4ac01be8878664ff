import * as calls from '@pepwell/contract/shop/product-costs.calls'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf, useCall } from '../../../../lib/api/use-call.ts'

/** What peptides cost; those without costs are not among them. */
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

/** The costs of a peptide as the server has them now. */
export function useFreshCosts() {
  const client = useQueryClient()
  return async (peptideId: number) => {
    const list = await client.fetchQuery({ ...productCostsQuery, staleTime: 0 })
    return list.find((costs) => costs.peptideId === peptideId)
  }
}
