import { batchColumns } from '@pepwell/domain/imports/import-columns'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useImport } from '../../../lib/api/use-import.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { ImportButton } from '../../../ui/import-button.tsx'
import { AddBatchDialog } from './add-batch-dialog.tsx'
import { importBatches, importVitaminBatches } from './inventory.api.ts'
import { stockWords } from './stock-kinds.ts'
import type { StockKind } from './stock-row.ts'
import { StockTable } from './stock-table.tsx'

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
