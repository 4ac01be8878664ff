import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { toast } from '../../../ui/toast-store.ts'
import { showLoggingFailure } from '../supplement-failure.ts'
import { useLogSupplement, useRemoveSupplementLog } from '../supplements.api.ts'
import { showRemovalFailure } from '../use-taking-back.ts'

/** Deletes an entry with a toast that offers undo. `removing` is the pending entry's id. */
export function useRemoval(leaving: () => void) {
  const { store: putBack } = useLogSupplement({ onError: showLoggingFailure })
  const { mutate, isPending, variables } = useRemoveSupplementLog({ onError: showRemovalFailure })

  const remove = (log: SupplementLog) => {
    const { supplementName, quantity, unit, logDate } = log
    const entry = { supplementName, quantity, unit, logDate }
    const onSuccess = () => {
      toast({
        title: 'Supplement removed',
        description: supplementName,
        action: { label: 'Undo', onPress: () => putBack(entry) },
      })
    }
    leaving()
    mutate({ params: { id: log.id } }, { onSuccess })
  }
  return { remove, removing: isPending ? Number(variables.params.id) : undefined }
}
