import type { Reminder } from '@pepwell/contract/reminders'
import { problemText } from '../../../lib/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemoveReminder } from '../reminders.api.ts'

interface RemoveReminderDialogProps {
  reminder: Reminder
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before a reminder goes; a failure keeps the question open and says why. */
export function RemoveReminderDialog({ reminder, open, onOpenChange, onRemoved }: RemoveReminderDialogProps) {
  const { mutate, reset, isPending, error } = useRemoveReminder({
    onSuccess: () => {
      toast({ title: 'Reminder deleted successfully' })
      onRemoved()
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const problem = problemText(error, 'Failed to delete reminder. Please try again.')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete ${reminder.title}?`}
      description={
        <>
          You are not reminded of it any more, and this cannot be undone. Your doses stay in your history. To
          stop it for a while, pause it instead.
          {problem && (
            <span role="alert" className="mt-3 block font-semibold text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      destructive
      pending={isPending}
      onConfirm={() =>
        mutate({ params: { id: String(reminder.id) } }, { onSuccess: () => onOpenChange(false) })
      }
    />
  )
}
