import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { type ChatMessage, useRemoveMessage } from './chat.api.ts'

interface RemoveMessageDialogProps {
  message: ChatMessage
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a message is deleted. */
export function RemoveMessageDialog({ message, open, onOpenChange }: RemoveMessageDialogProps) {
  const deletion = useRemoveMessage({ onSuccess: () => onOpenChange(false) })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this message?"
      deletion={deletion}
      failure="The message could not be deleted. Please try again."
      onDelete={() => deletion.mutate({ params: { id: message.id } })}
    >
      It goes for everybody here. That there was one stays.
    </DeleteDialog>
  )
}
