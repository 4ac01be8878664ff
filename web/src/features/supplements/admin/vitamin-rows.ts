import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { type VitaminRow, vitaminCostsQuery, vitaminsQuery } from './vitamin-costs.api.ts'

/** The query parameter that lists vitamins without costs. */
const WITHOUT_COSTS = 'no-costs'

/** Every vitamin with its costs, filtered to those with or without costs. */
export function useVitaminRows() {
  const [vitamins, costs] = [useQuery(vitaminsQuery), useQuery(vitaminCostsQuery)]
  const [filter, setFilter] = useAddressState('filter')
  const isWithout = filter === WITHOUT_COSTS
  const rows = useMemo(() => {
    if (!vitamins.data || !costs.data) return undefined
    const known = new Map(costs.data.map((cost) => [cost.supplementId, cost]))
    return vitamins.data.map((supplement): VitaminRow => ({ supplement, cost: known.get(supplement.id) }))
  }, [vitamins.data, costs.data])
  return {
    rows,
    seen: useMemo(() => rows?.filter(({ cost }) => !cost === isWithout), [rows, isWithout]),
    isWithout,
    showWithout: (isShown: boolean) => setFilter(isShown ? WITHOUT_COSTS : undefined),
    error: vitamins.error ?? costs.error,
    retry: () => void Promise.all([vitamins.refetch(), costs.refetch()]),
    retrying: vitamins.isRefetching || costs.isRefetching,
  }
}
