import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { hideIfSignedOut } from '../../lib/api/api.ts'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { useRemoveSupplementLog } from './supplements.api.ts'

/** Shows that deleting failed. */
export function showRemovalFailure(error: Error): void {
  const title = refusalText(error, 'Failed to delete supplement. Please try again.')
  toast({ title, variant: 'destructive' })
}

/** Undoes the last log, one entry or a set. */
export function useUndoLog(): (logs: readonly SupplementLog[]) => Promise<void> {
  const { mutateAsync } = useRemoveSupplementLog()
  return async (logs) => {
    const removals = logs.map(({ id }) => mutateAsync({ params: { id } }))
    await Promise.all(removals).then(
      () => toast({ title: logs.length === 1 ? 'Supplement deleted' : `${logs.length} supplements deleted` }),
      hideIfSignedOut(showRemovalFailure),
    )
  }
}
