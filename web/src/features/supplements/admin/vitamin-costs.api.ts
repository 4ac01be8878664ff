import type { CallReply } from '@pepwell/contract/declared'
import type * as costs from '@pepwell/contract/shop/vitamin-costs'
import * as calls from '@pepwell/contract/shop/vitamin-costs.calls'
import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import * as supplements from '@pepwell/contract/vitamins/supplements.calls'
import * as admin from '@pepwell/contract/vitamins/supplements-admin.calls'
import { useQueryClient } from '@tanstack/react-query'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { useSendPicture } from '../../../lib/api/use-send-picture.ts'
import type { ImageChoice } from '../../../ui/image-field.tsx'

export type VitaminCost = CallReply<typeof costs.listVitaminCosts>[number]

export const vitaminCostsQuery = queryOf(calls.listVitaminCosts)
export const vitaminsQuery = queryOf(supplements.listSupplements)

/** Loads a vitamin's latest costs; undefined if deleted. */
export function useNewestCost() {
  const client = useQueryClient()
  return async (id: number): Promise<VitaminCost | undefined> =>
    (await client.fetchQuery({ ...vitaminCostsQuery, staleTime: 0 })).find((cost) => cost.id === id)
}

/** Loads a vitamin's latest version; undefined if deleted. */
export function useNewestVitamin() {
  const client = useQueryClient()
  return async (id: number) =>
    (await client.fetchQuery({ ...vitaminsQuery, staleTime: 0 })).find((vitamin) => vitamin.id === id)
}

export const useAddVitaminCost = (options?: CallOptions<typeof calls.addVitaminCost>) =>
  useCall(calls.addVitaminCost, options)

export const useUpdateVitaminCost = () => useCall(calls.updateVitaminCost)

/** A vitamin, with its costs if known. */
export interface VitaminRow {
  supplement: Supplement
  cost?: VitaminCost
}

export const useAddVitamin = () => useCall(admin.addSupplement)

export const useUpdateVitamin = () => useCall(admin.updateSupplement)

export const useRemoveVitamin = (options?: CallOptions<typeof admin.removeSupplement>) =>
  useCall(admin.removeSupplement, options)

export const useSetVitaminShopData = () => useCall(admin.setSupplementShopData)

/** Saves a newly chosen picture; without one, does nothing. */
export function useStoreImage() {
  const set = useSendPicture(admin.setSupplementImage)
  const remove = useCall(admin.removeSupplementImage)
  const store = async (id: number, image: ImageChoice) => {
    if (image === 'none') await remove.mutateAsync({ params: { id } })
    else if (image) await set.mutateAsync({ params: { id }, picture: image })
  }
  return { store, isPending: set.isPending || remove.isPending }
}

export const useSetAvailability = (options?: CallOptions<typeof admin.setSupplementAvailability>) =>
  useCall(admin.setSupplementAvailability, options)
