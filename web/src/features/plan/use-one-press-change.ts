import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { type Dose, doseText } from '@pepwell/domain/doses/doses'
import type { PlanStatus } from '@pepwell/domain/plan/plan'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { warned } from '../../ui/warned-toast.tsx'
import { useChangeEntry } from './plan.api.ts'

/** Changes an entry in one tap: pause, resume, complete, or set the dose. `changing` is the pending entry. */
export function useOnePressChange(onChanged: () => void) {
  const { mutate, isPending, variables } = useChangeEntry({
    onSuccess: ({ warnings }) => {
      toast({ title: 'Peptide updated successfully', ...warned(warnings) })
      onChanged()
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to update peptide. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  return {
    setStatus: ({ id }: PlanEntry, status: PlanStatus) => mutate({ params: { id }, body: { status } }),
    setDose: ({ id }: PlanEntry, dose: Dose) =>
      mutate({ params: { id }, body: { currentDose: doseText(dose) } }),
    changing: isPending ? Number(variables.params.id) : undefined,
  }
}
