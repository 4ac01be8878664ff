import type { Vial } from '@pepwell/contract/vials/vials'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { useAddMovement, useChangeVial } from './vials.api.ts'

const failed = (error: Error) => {
  toast({ title: refusalText(error, 'Failed to discard. Please try again.'), variant: 'destructive' })
}

/** Discards a vial's remaining content, with undo. */
export function useDiscarding(vial: Vial) {
  const { id, left, state, unit } = vial
  const reopening = useChangeVial({ onError: failed })
  const restoring = useAddMovement({ onError: failed })
  const undo = () => {
    reopening.mutate({ params: { id }, body: { state } })
    if (left.amount > 0)
      restoring.store(
        { kind: 'correction', amount: -left.amount, unit, note: 'Discard undone' },
        { params: { id } },
      )
  }
  const onSuccess = () => {
    toast({ title: 'Vial discarded', action: { label: 'Undo', onPress: undo } })
  }
  const discarding = useAddMovement({ onSuccess, onError: failed })
  const closing = useChangeVial({ onSuccess, onError: failed })
  const discard = () => {
    if (left.amount > 0) discarding.store({ kind: 'discard', amount: left.amount, unit }, { params: { id } })
    // Nothing is left to move.
    else closing.mutate({ params: { id }, body: { state: 'discarded' } })
  }
  return { discard, isPending: discarding.isPending || closing.isPending }
}
