import type { PersonalPeptide } from '@pepwell/contract/catalogue'
import { problemText } from '../../../lib/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRemovePersonalPeptide } from '../catalogue.api.ts'

interface DeletePersonalDialogProps {
  peptide: PersonalPeptide
  /** whether it stands in the plan, also completed */
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
  const { mutate, reset, isPending, error } = useRemovePersonalPeptide({
    onSuccess: () => {
      toast({ title: 'Personal peptide deleted' })
      onDeleted()
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const problem = problemText(error, 'Failed to remove peptide. Please try again.')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete ${peptide.name}?`}
      description={
        <>
          What you wrote about it is lost, and this cannot be undone. {consequences(isPlanned)}
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
        mutate({ params: { id: String(peptide.id) } }, { onSuccess: () => onOpenChange(false) })
      }
    />
  )
}
