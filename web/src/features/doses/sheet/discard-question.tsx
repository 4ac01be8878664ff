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
    description="It is not logged yet, and what you entered is lost."
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    onConfirm={onDiscard}
  />
)
