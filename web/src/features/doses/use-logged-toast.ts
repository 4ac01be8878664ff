import type { StoredDose } from '@pepwell/contract/doses/doses'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { vibrate } from '../../lib/browser/motion.ts'
import { formatInstant } from '../../lib/time/dates.ts'
import { toast } from '../../ui/toast-store.ts'
import { warned } from '../../ui/warned-toast.tsx'
import { useRemoveDose } from './doses.api.ts'

/** How long the toast offers undo; with warnings to read, longer. Later, doses are deleted in the list. */
const UNDO_MS = 10_000

/** The toast after logging, with a light vibration: what was stored, warnings not shown before, and undo. */
export function useLoggedToast(timeZone: string) {
  const removal = useRemoveDose({
    onSuccess: () => {
      toast({ title: 'Dose deleted' })
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to remove dose. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })

  return (dose: StoredDose) => {
    vibrate()
    toast({
      title: 'Dose logged successfully',
      duration: UNDO_MS,
      ...warned(
        dose.warnings,
        `${dose.peptideName}, ${dose.dose} · ${formatInstant(dose.takenAt, timeZone)}`,
      ),
      action: { label: 'Undo', onPress: () => removal.mutate({ params: { id: dose.id } }) },
    })
  }
}
