import { batchColumns } from '@pepwell/domain/imports/import-columns'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { fixedText, problemText } from '../../../lib/api/refusal-text.ts'
import { useImport } from '../../../lib/api/use-import.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ImportButton } from '../../../ui/import-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import BatchForm from './batch-form.tsx'
import { type BatchValues, peptideBody, vitaminBody } from './batch-values.ts'
import { importBatches, importVitaminBatches, useAddBatch, useAddVitaminBatch } from './inventory.api.ts'
import { stockWords } from './stock-kinds.ts'
import type { StockKind } from './stock-row.ts'
import { StockTable } from './stock-table.tsx'

interface AddBatchDialogProps {
  kind: StockKind
  /** the operator's time zone */
  today: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function AddBatchDialog({ kind, today, open, onOpenChange }: AddBatchDialogProps) {
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
    sending.reset()
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

interface InventoryPanelProps {
  kind: StockKind
  /** the operator's time zone */
  timeZone: string
}

/** The stock of one kind, with buttons to add one batch or import many. */
export function InventoryPanel({ kind, timeZone }: InventoryPanelProps) {
  const [adding, setAdding] = useState(false)
  const importing = useImport(kind === 'peptides' ? importBatches : importVitaminBatches)
  const addButton = (
    <Button size="sm" onClick={() => setAdding(true)}>
      <Plus className="size-4" aria-hidden="true" />
      {stockWords[kind].add}
    </Button>
  )
  return (
    <>
      <StockTable
        kind={kind}
        timeZone={timeZone}
        addButton={addButton}
        importButton={
          <ImportButton
            things="batches"
            columns={batchColumns(kind)}
            note="We update batches that already exist. Blank cells change nothing."
            importing={importing}
          />
        }
      />
      <AddBatchDialog kind={kind} today={useToday(timeZone)} open={adding} onOpenChange={setAdding} />
    </>
  )
}
