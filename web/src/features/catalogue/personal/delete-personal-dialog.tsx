import type { PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemovePersonalPeptide } from '../catalogue.api.ts'

interface DeletePersonalDialogProps {
  peptide: PersonalPeptide
  /** whether the plan contains the peptide, active or completed */
  isPlanned: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

const consequences = (isPlanned: boolean): string =>
  isPlanned
    ? 'We also remove it from your plan and adherence. Your logged doses stay in your history.'
    : 'Your logged doses stay in your history.'

/** Asks before deleting a personal peptide and says what else goes. Stays open on failure. */
export function DeletePersonalDialog(props: DeletePersonalDialogProps) {
  const { peptide, isPlanned, open, onOpenChange, onDeleted } = props
  const deletion = useRemovePersonalPeptide({
    onSuccess: () => {
      toast({ title: 'Personal peptide deleted' })
      onDeleted()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${peptide.name}?`}
      deletion={deletion}
      failure="Failed to remove peptide. Please try again."
      onDelete={() =>
        deletion.mutate({ params: { id: peptide.id } }, { onSuccess: () => onOpenChange(false) })
      }
    >
      You’ll lose your notes about it. You can’t undo this. {consequences(isPlanned)}
    </DeleteDialog>
  )
}
