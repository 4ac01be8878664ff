import { problemText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useAddPersonalPeptide } from '../catalogue.api.ts'
import { PersonalDialog } from './personal-dialog.tsx'
import type { Personal } from './personal-form.ts'

interface AddPersonalDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AddPersonalDialog({ open, onOpenChange }: AddPersonalDialogProps) {
  const { store, reset, isPending, error } = useAddPersonalPeptide({
    onSuccess: () => {
      toast({ title: 'Personal peptide added successfully!' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const add = (peptide: Personal) => store(peptide, { onSuccess: () => onOpenChange(false) })
  return (
    <PersonalDialog
      open={open}
      onOpenChange={change}
      draft="personal-peptide"
      title="Add Personal Peptide"
      submit={{ label: 'Add peptide', pendingLabel: 'Adding...', pending: isPending }}
      problem={problemText(error, 'Failed to add personal peptide. Please try again.')}
      onSubmit={add}
    />
  )
}
