import * as catalogue from '@pepwell/contract/catalogue/catalogue.calls'
import * as calls from '@pepwell/contract/shop/inventory.calls'
import * as supplements from '@pepwell/contract/vitamins/supplements.calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../../lib/api/use-idempotent-mutation.ts'
import { rowOfPeptide, rowOfVitamin, type StockKind, type StockRow } from './stock-row.ts'

const batchesQuery = queryOf(calls.listInventory, { query: {} })
const vitaminBatchesQuery = queryOf(calls.listVitaminInventory, { query: {} })

/** Every batch, newest first. */
export function useStock(kind: StockKind) {
  const peptides = useQuery({
    ...batchesQuery,
    enabled: kind === 'peptides',
    select: (rows) => rows.map(rowOfPeptide),
  })
  const vitamins = useQuery({
    ...vitaminBatchesQuery,
    enabled: kind === 'vitamins',
    select: (rows) => rows.map(rowOfVitamin),
  })
  return kind === 'peptides' ? peptides : vitamins
}

/** Loads the latest version of a batch; undefined if it was deleted. */
export function useNewestBatch(kind: StockKind) {
  const client = useQueryClient()
  return async ({ id }: StockRow): Promise<StockRow | undefined> => {
    const now = { staleTime: 0 }
    const rows =
      kind === 'peptides'
        ? (await client.fetchQuery({ ...batchesQuery, ...now })).map(rowOfPeptide)
        : (await client.fetchQuery({ ...vitaminBatchesQuery, ...now })).map(rowOfVitamin)
    return rows.find((row) => row.id === id)
  }
}

export const summaryQuery = (of: StockKind) => queryOf(calls.inventorySummary, { query: { of } })

/** Limit of the list, more than anyone will scroll. */
export const MAX_MOVEMENTS = 200

export const movementsQuery = (id: number) =>
  queryOf(calls.listMovements, { params: { id: String(id) }, query: { limit: MAX_MOVEMENTS } })

export const peptidesQuery = queryOf(catalogue.listPeptides)
export const vitaminsQuery = queryOf(supplements.listSupplements)

export const useAddBatch = (options?: CallOptions<typeof calls.addBatch>) =>
  useIdempotentMutation(calls.addBatch, options)
export const useAddVitaminBatch = (options?: CallOptions<typeof calls.addVitaminBatch>) =>
  useIdempotentMutation(calls.addVitaminBatch, options)

export const useUpdateBatch = () => useCall(calls.updateBatch)
export const useUpdateVitaminBatch = () => useCall(calls.updateVitaminBatch)

export { importBatches, importVitaminBatches } from '@pepwell/contract/shop/inventory.calls'
