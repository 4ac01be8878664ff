import type { Reminder } from '@pepwell/contract/reminders'
import { refusalText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeReminder } from '../reminders.api.ts'

/** Pauses or resumes a reminder with one press. `changing` is the one that waits for its answer. */
export function usePausing(onChanged: () => void) {
  const { mutate, isPending, variables } = useChangeReminder({
    onSuccess: () => {
      toast({ title: 'Reminder updated successfully' })
      onChanged()
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to update reminder. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  const setActive = (reminder: Reminder, isActive: boolean) =>
    mutate({ params: { id: reminder.id }, body: { isActive } })
  return { setActive, changing: isPending ? Number(variables.params.id) : undefined }
}
