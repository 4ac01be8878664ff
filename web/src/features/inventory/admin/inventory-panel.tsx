import { batchColumns } from '@pepwell/domain/import-columns'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useImport } from '../../../lib/use-import.ts'
import { useToday } from '../../../lib/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { ImportDialog } from '../../../ui/import-dialog.tsx'
import { AddBatchDialog } from './add-batch-dialog.tsx'
import { importBatches, importVitaminBatches } from './inventory.api.ts'
import { stockWords } from './stock-kinds.ts'
import type { StockKind } from './stock-row.ts'
import { StockTable } from './stock-table.tsx'

interface InventoryPanelProps {
  kind: StockKind
  /** the operator's own */
  timeZone: string
}

/** What is in stock of one kind, and the ways in: one batch, or a table of them. */
export function InventoryPanel({ kind, timeZone }: InventoryPanelProps) {
  const [dialog, setDialog] = useState<'add' | 'import'>()
  const today = useToday(timeZone)
  const importing = useImport(kind === 'peptides' ? importBatches : importVitaminBatches)
  const close = () => setDialog(undefined)
  const addButton = (
    <Button size="sm" onClick={() => setDialog('add')}>
      <Plus className="size-4" aria-hidden="true" />
      {stockWords[kind].add}
    </Button>
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-end gap-2 md:-mt-12 md:min-h-9">
        <Button variant="secondary" size="sm" onClick={() => setDialog('import')}>
          <Upload className="size-4" aria-hidden="true" />
          Import CSV
        </Button>
        {addButton}
      </div>
      <StockTable kind={kind} timeZone={timeZone} addButton={addButton} />
      <AddBatchDialog kind={kind} today={today} open={dialog === 'add'} onOpenChange={close} />
      <ImportDialog
        open={dialog === 'import'}
        onOpenChange={close}
        things="batches"
        columns={batchColumns(kind)}
        note="A batch that is there already is changed; what is left empty stays."
        importing={importing}
      />
    </>
  )
}
