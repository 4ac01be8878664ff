import { fixedText, problemText } from '../../../lib/api/refusal-text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import BatchForm from './batch-form.tsx'
import { type BatchValues, peptideBody, vitaminBody } from './batch-values.ts'
import { useAddBatch, useAddVitaminBatch } from './inventory.api.ts'
import { stockWords } from './stock-kinds.ts'
import type { StockKind } from './stock-row.ts'

interface AddBatchDialogProps {
  kind: StockKind
  /** the operator's time zone */
  today: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AddBatchDialog({ kind, today, open, onOpenChange }: AddBatchDialogProps) {
  const words = stockWords[kind]
  const outcome = {
    onSuccess: () => {
      toast(words.added)
      onOpenChange(false)
    },
    onError: (error: Error) => {
      const description = fixedText(error, words.failedToAdd)
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  }
  const peptides = useAddBatch(outcome)
  const vitamins = useAddVitaminBatch(outcome)
  const sending = kind === 'peptides' ? peptides : vitamins
  const change = (next: boolean) => {
    sending.forget()
    onOpenChange(next)
  }
  const send = (values: BatchValues) =>
    kind === 'peptides' ? peptides.store(peptideBody(values)) : vitamins.store(vitaminBody(values))
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={words.addTitle}
      size="lg"
      submit={{ label: words.add, pendingLabel: 'Adding...', pending: sending.isPending }}
      problem={problemText(sending.error, words.failedToAdd)}
    >
      {(id) => <BatchForm id={id} kind={kind} today={today} onSubmit={send} />}
    </FormDialog>
  )
}
