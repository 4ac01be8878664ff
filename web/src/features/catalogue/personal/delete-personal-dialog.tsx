import type { PersonalPeptide } from '@pepwell/contract/catalogue'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemovePersonalPeptide } from '../catalogue.api.ts'

interface DeletePersonalDialogProps {
  peptide: PersonalPeptide
  /** whether the peptide stands in the plan, also completed */
  isPlanned: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

const consequences = (isPlanned: boolean): string =>
  isPlanned
    ? 'It also leaves your plan and no longer counts in your adherence. The doses you logged stay in your dose history.'
    : 'The doses you logged of it, if any, stay in your dose history.'

/** Asks before a personal peptide is deleted, and says what goes with it; a failure keeps the question open. */
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
      What you wrote about it is lost, and this cannot be undone. {consequences(isPlanned)}
    </DeleteDialog>
  )
}
