import type { CallInput } from '@pepwell/contract/declared'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import type { updateReminder } from '@pepwell/contract/reminders/reminders.calls'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { warned } from '../../../ui/warned-toast.tsx'
import { useChangeReminder } from '../reminders.api.ts'

/** The fields of a one-tap change. */
export type ReminderChange = CallInput<typeof updateReminder>['body']

/** Changes a reminder in one tap. `changing` is the pending one. */
export function useChanging(onChanged?: () => void) {
  const { mutate, isPending, variables } = useChangeReminder({
    onSuccess: ({ warnings }) => {
      toast({ title: 'Reminder updated successfully', ...warned(warnings) })
      onChanged?.()
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to update reminder. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  const change = (reminder: Reminder, body: ReminderChange) => mutate({ params: { id: reminder.id }, body })
  return { change, changing: isPending ? Number(variables.params.id) : undefined }
}
