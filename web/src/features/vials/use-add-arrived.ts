import type { ArrivedItem } from '@pepwell/contract/vials/vials'
import { addVial, removeVial } from '@pepwell/contract/vials/vials.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { send } from '../../lib/offline/send.ts'
import { toast } from '../../ui/toast-store.ts'

/** A delivered unit as a sealed vial, with its batch data. */
export const vialOfUnit = (item: ArrivedItem, orderUnit: number) => ({
  ...{ userPeptideId: item.userPeptideId ?? 0, kind: 'vial' as const, unit: 'mg' as const },
  ...{ orderItemId: item.orderItemId, orderUnit, lot: item.lot, expiresOn: item.expiresOn },
  ...{ cost: item.cost, currency: 'USD', source: 'Pepwell', state: 'sealed' as const },
})

const failed = (error: Error) =>
  toast({ title: refusalText(error, 'Failed to add these vials. Please try again.'), variant: 'destructive' })

/** Adds an order item's units as sealed vials, idempotently, with undo. */
export function useAddArrived(item: ArrivedItem) {
  const client = useQueryClient()
  const onSettled = () => void invalidateTags(client, addVial.invalidatesTags)
  const undo = useMutation({
    mutationFn: (ids: readonly number[]) =>
      Promise.all(ids.map((id) => send(removeVial, { params: { id } }))),
    ...{ onError: failed, onSettled },
  })
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const ids: number[] = []
      for (const unit of item.units) {
        const body = { ...vialOfUnit(item, unit), amount: item.mg ?? 0 }
        ids.push((await send(addVial, { body })).id)
      }
      return ids
    },
    onSuccess: (ids) => {
      const vials = ids.length === 1 ? 'Sealed vial' : `${ids.length} sealed vials`
      toast({ title: `${vials} added`, action: { label: 'Undo', onPress: () => undo.mutate(ids) } })
    },
    ...{ onError: failed, onSettled },
  })
  return { add: () => mutate(), isPending }
}
