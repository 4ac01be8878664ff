import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemoveReminder } from '../reminders.api.ts'

interface RemoveReminderDialogProps {
  reminder: Reminder
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before deleting a reminder. Stays open and shows the reason on failure. */
export function RemoveReminderDialog({ reminder, open, onOpenChange, onRemoved }: RemoveReminderDialogProps) {
  const deletion = useRemoveReminder({
    onSuccess: () => {
      toast({ title: 'Reminder deleted successfully' })
      onRemoved()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${reminder.title}?`}
      deletion={deletion}
      failure="Failed to delete reminder. Please try again."
      onDelete={() =>
        deletion.mutate({ params: { id: reminder.id } }, { onSuccess: () => onOpenChange(false) })
      }
    >
      We stop reminding you, and you can’t undo this. Your doses stay in your history. To stop for a while,
      pause it instead.
    </DeleteDialog>
  )
}
