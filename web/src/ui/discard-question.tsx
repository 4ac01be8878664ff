import { ConfirmDialog } from './confirm-dialog.tsx'

interface DiscardQuestionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDiscard: () => void
}

/** Asks before closing a form with unsaved input. */
const DiscardQuestion = ({ open, onOpenChange, onDiscard }: DiscardQuestionProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Discard your changes?"
    description="You haven’t saved it yet."
    confirmLabel="Discard"
    cancelLabel="Keep editing"
    hesitant
    onConfirm={onDiscard}
  />
)

export default DiscardQuestion
