import type { PlanEntry } from '@pepwell/contract/plan'
import type { PlanStatus } from '@pepwell/domain/plan'
import { refusalText } from '../../lib/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { useChangeEntry } from './plan.api.ts'

/** Pauses, resumes or completes an entry with one press. `changing` is the entry that waits for its answer. */
export function useStatusChange(onChanged: () => void) {
  const { mutate, isPending, variables } = useChangeEntry({
    onSuccess: () => {
      toast({ title: 'Peptide updated successfully' })
      onChanged()
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to update peptide. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  const setStatus = (entry: PlanEntry, status: PlanStatus) =>
    mutate({ params: { id: entry.id }, body: { status } })
  return { setStatus, changing: isPending ? Number(variables.params.id) : undefined }
}
