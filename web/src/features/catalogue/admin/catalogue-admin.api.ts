import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import * as calls from '@pepwell/contract/catalogue/catalogue-admin.calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../../lib/api/use-call.ts'
import { useSendPicture } from '../../../lib/api/use-send-picture.ts'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { catalogueQuery } from '../catalogue.api.ts'

/** Updates the peptide in the cache before the list refetches. */
const show = (client: QueryClient, changed: Peptide) =>
  client.setQueryData(catalogueQuery.queryKey, (list) =>
    list?.map((peptide) => (peptide.id === changed.id ? changed : peptide)),
  )

export const useAddPeptide = () => useCall(calls.addPeptide)

export function useUpdatePeptide() {
  const client = useQueryClient()
  return useCall(calls.updatePeptide, { onSuccess: (peptide) => show(client, peptide) })
}

export function useSetShopData() {
  const client = useQueryClient()
  return useCall(calls.setShopData, { onSuccess: (peptide) => show(client, peptide) })
}

export function useSetAvailability() {
  const client = useQueryClient()
  return useCall(calls.setShopAvailability, { onSuccess: (peptide) => show(client, peptide) })
}

export const useSetImage = () => useSendPicture(calls.setProductImage)

export const useDuplicatePeptide = (onSuccess: () => void) =>
  useCall(calls.duplicatePeptide, {
    onSuccess: () => {
      toast({ title: 'Peptide duplicated successfully' })
      onSuccess()
    },
    onError: (error) => toastFailure(error, 'Failed to duplicate peptide'),
  })

export function usePublishPeptide() {
  const client = useQueryClient()
  return useCall(calls.publishPeptide, {
    onSuccess: (peptide) => {
      show(client, peptide)
      toast({ title: 'Peptide published successfully' })
    },
    onError: (error) => toastFailure(error, 'Failed to publish peptide'),
  })
}

export const useRemovePeptide = (onSuccess: () => void) =>
  useCall(calls.removePeptide, {
    onSuccess: () => {
      toast({ title: 'Peptide deleted successfully' })
      onSuccess()
    },
    onError: (error) => toastFailure(error, 'Failed to delete peptide'),
  })

/** Reorders optimistically and reverts on failure. */
export function useOrderPeptides() {
  const client = useQueryClient()
  const { mutate } = useCall(calls.orderPeptides, {
    onSuccess: () => {
      toast({ title: 'Peptide order updated successfully' })
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: catalogueQuery.queryKey })
      toastFailure(error, 'Failed to update peptide order')
    },
  })
  return (ids: number[], moved: number) => {
    const places = new Map(ids.map((id, index) => [id, index]))
    client.setQueryData(catalogueQuery.queryKey, (list) =>
      list?.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
    )
    mutate({ body: { ids, moved } })
  }
}

/** Replaces the cached peptide with the server's version. */
export function useFreshPeptide() {
  const client = useQueryClient()
  return async (id: number): Promise<Peptide | undefined> => {
    const list = await client.fetchQuery({ ...catalogueQuery, staleTime: 0 })
    return list.find((peptide) => peptide.id === id)
  }
}
