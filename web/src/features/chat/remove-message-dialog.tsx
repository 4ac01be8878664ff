import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { type ChatMessage, useRemoveMessage } from './chat.api.ts'

interface RemoveMessageDialogProps {
  message: ChatMessage
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before deleting a message. */
export function RemoveMessageDialog({ message, open, onOpenChange }: RemoveMessageDialogProps) {
  const deletion = useRemoveMessage({ onSuccess: () => onOpenChange(false) })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this message?"
      deletion={deletion}
      failure="We couldn’t delete the message. Please try again."
      onDelete={() => deletion.mutate({ params: { id: message.id } })}
    >
      This deletes it for everyone. A “Message deleted” note stays.
    </DeleteDialog>
  )
}
