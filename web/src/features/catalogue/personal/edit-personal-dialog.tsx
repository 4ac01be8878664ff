import type { PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useChangePersonalPeptide } from '../catalogue.api.ts'
import { PersonalDialog } from './personal-dialog.tsx'
import type { Personal } from './personal-form.ts'

interface EditPersonalDialogProps {
  peptide: PersonalPeptide
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditPersonalDialog({ peptide, open, onOpenChange }: EditPersonalDialogProps) {
  const { mutate, reset, isPending, error } = useChangePersonalPeptide({
    onSuccess: () => {
      toast({ title: 'Peptide updated successfully' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const save = (body: Personal) =>
    mutate({ params: { id: peptide.id }, body }, { onSuccess: () => onOpenChange(false) })
  return (
    <PersonalDialog
      open={open}
      onOpenChange={change}
      draft={`personal-peptide:${peptide.id}`}
      title={`Edit ${peptide.name}`}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update peptide. Please try again.')}
      peptide={peptide}
      onSubmit={save}
    />
  )
}
