import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface DiscardQuestionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDiscard: () => void
}

export const DiscardQuestion = ({ open, onOpenChange, onDiscard }: DiscardQuestionProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Discard this dose?"
    description="You haven’t logged it yet. You’ll lose what you entered."
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    onConfirm={onDiscard}
  />
)
