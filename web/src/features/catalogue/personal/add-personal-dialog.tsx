import { useRef } from 'react'
import { newClientId } from '../../../lib/client-id.ts'
import { problemText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useAddPersonalPeptide } from '../catalogue.api.ts'
import { PersonalDialog } from './personal-dialog.tsx'
import type { Personal } from './personal-form.ts'

interface AddPersonalDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for a peptide that the catalogue doesn't have. However often it is sent, it is stored once. */
export function AddPersonalDialog({ open, onOpenChange }: AddPersonalDialogProps) {
  const clientId = useRef(newClientId())
  const { mutate, reset, isPending, error } = useAddPersonalPeptide({
    onSuccess: () => {
      clientId.current = newClientId()
      toast({ title: 'Personal peptide added successfully!' })
    },
  })
  const change = (next: boolean) => {
    reset()
    clientId.current = newClientId()
    onOpenChange(next)
  }
  const add = (peptide: Personal) =>
    mutate({ body: { ...peptide, clientId: clientId.current } }, { onSuccess: () => onOpenChange(false) })
  return (
    <PersonalDialog
      open={open}
      onOpenChange={change}
      title="Add Personal Peptide"
      submit={{ label: 'Add peptide', pendingLabel: 'Adding...', pending: isPending }}
      problem={problemText(error, 'Failed to add personal peptide. Please try again.')}
      onSubmit={add}
    />
  )
}
