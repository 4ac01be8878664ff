import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDuplicatePeptide, useRemovePeptide } from './catalogue-admin.api.ts'

interface QuestionProps {
  peptide: Peptide
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeletePeptideDialog({ peptide, open, onOpenChange }: QuestionProps) {
  const { mutate, isPending } = useRemovePeptide(() => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${peptide.name}?`}
      description="Peptides that are currently used by users cannot be deleted. This cannot be undone."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { id: peptide.id } })}
    />
  )
}

export function DuplicatePeptideDialog({ peptide, open, onOpenChange }: QuestionProps) {
  const { mutate, isPending } = useDuplicatePeptide(() => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Duplicate ${peptide.name}`}
      description="We create a draft with the prefix 'Copy of' that only operators see. It has no costs or stock."
      confirmLabel="Duplicate"
      pendingLabel="Duplicating..."
      pending={isPending}
      onConfirm={() => mutate({ params: { id: peptide.id } })}
    />
  )
}
