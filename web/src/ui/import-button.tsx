import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { ImportColumn, Importing } from '../lib/api/use-import.ts'
import { Button } from './button.tsx'
import { ImportDialog } from './import-dialog.tsx'

interface ImportButtonProps {
  /** what is imported: 'batches' */
  things: string
  columns: readonly ImportColumn[]
  /** what happens to existing rows */
  note: string
  importing: Importing
}

/** The import dialog with its button. */
export function ImportButton(props: ImportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Upload className="size-4" aria-hidden="true" />
        Import CSV
      </Button>
      <ImportDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
