import type { StoredDose } from '@pepwell/contract/doses/doses'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { formatInstant } from '../../lib/time/dates.ts'
import { toast } from '../../ui/toast-store.ts'
import { warned } from '../../ui/warned-toast.tsx'
import { useRemoveDose } from './doses.api.ts'

/** How long the undo is offered; later on the dose is removed where it is listed. */
const UNDO_MS = 10_000

/** Says that a dose was logged, what exactly is stored, and what nobody warned of before, with a way to take it back. */
export function useLoggedToast(timeZone: string) {
  const removal = useRemoveDose({
    onSuccess: () => {
      toast({ title: 'Dose removed' })
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to remove dose. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })

  return (dose: StoredDose) => {
    toast({
      title: 'Dose logged successfully',
      ...warned(
        dose.warnings,
        `${dose.peptideName}, ${dose.dose} · ${formatInstant(dose.takenAt, timeZone)}`,
      ),
      duration: UNDO_MS,
      action: { label: 'Undo', onPress: () => removal.mutate({ params: { id: dose.id } }) },
    })
  }
}
