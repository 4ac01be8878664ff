import { useState } from 'react'
import { problemText } from '../lib/api/refusal-text.ts'
import type { AnsweredTable, ImportColumn, Imported, Importing } from '../lib/api/use-import.ts'
import { cx } from '../lib/classes.ts'
import { decodeText } from '../lib/format/decode-text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FileField } from './file-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { toast } from './toast-store.ts'

interface ImportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** what is imported: 'batches' */
  things: string
  columns: readonly ImportColumn[]
  /** what happens to existing rows */
  note: string
  importing: Importing
}

/** Larger files aren't hand-made tables; the server's limit is lower still. */
const MAX_BYTES = 4_000_000

interface Chosen extends AnsweredTable {
  name: string
  found?: Imported
}

/** Columns a table may have. */
const Columns = ({ columns, note }: Pick<ImportDialogProps, 'columns' | 'note'>) => (
  <div className="mt-4 text-sm text-soft">
    <p>
      The first row names the columns, in any order:{' '}
      {columns.map(({ label, isRequired }, index) => (
        <span key={label}>
          {index > 0 && ', '}
          <span className={cx(isRequired && 'font-semibold text-ink')}>{label}</span>
        </span>
      ))}
      . Bold ones are required. We skip unknown ones.
    </p>
    <p className="mt-1">{note}</p>
  </div>
)

/** The chosen file with its preview. */
function useChosenFile({ importing }: ImportDialogProps) {
  const [chosen, setChosen] = useState<Chosen>()
  const [tooLarge, setTooLarge] = useState(false)
  const preview = (next: Chosen) => {
    setChosen(next)
    importing.look(next, (found) => setChosen({ ...next, found }))
  }
  const take = async (file: File) => {
    importing.reset()
    setTooLarge(file.size > MAX_BYTES)
    if (file.size > MAX_BYTES) return setChosen(undefined)
    const csv = decodeText(new Uint8Array(await file.arrayBuffer()))
    preview({ name: file.name, csv, answers: {} })
  }
  const reset = () => {
    importing.reset()
    setChosen(undefined)
    setTooLarge(false)
  }
  return { chosen, setChosen, look: preview, take, reset, tooLarge }
}

/** Imports a table: previews each row, then stores all rows or none. */
export function ImportDialog(props: ImportDialogProps) {
  const { open, onOpenChange, things, importing } = props
  const { chosen, setChosen, look: preview, take, reset, tooLarge } = useChosenFile(props)
  const { found } = chosen ?? {}
  const change = (next: boolean) => {
    if (!next) reset()
    onOpenChange(next)
  }
  const store = () => {
    if (!chosen) return
    importing.store(chosen, (stored) => {
      if (!stored.done) return setChosen({ ...chosen, found: stored })
      const rows = stored.rows.length
      toast({ title: 'Success', description: `${rows} ${rows === 1 ? 'row' : 'rows'} imported` })
      change(false)
    })
  }
  const changing = found?.rows.filter(({ becomes }) => becomes !== 'unchanged').length ?? 0
  const isReady = found !== undefined && found.problems.length === 0 && changing > 0
  const problem = tooLarge
    ? 'This file is too large'
    : problemText(importing.error, 'We couldn’t read the file. Please try again.')
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`Import ${things}`}
      description="We import all rows or none."
      size="lg"
      footer={
        <>
          <FormProblem text={problem} />
          <Button variant="secondary" onClick={() => change(false)}>
            Cancel
          </Button>
          {isReady && (
            <Button onClick={store} pending={importing.isStoring} pendingLabel="Importing...">
              {`Import ${changing} ${changing === 1 ? 'row' : 'rows'}`}
            </Button>
          )}
        </>
      }
    >
      <FileField onFile={(file) => void take(file)} />
      {!found && <Columns {...props} />}
      <div role="status" className="mt-4">
        {importing.isLooking && <p className="text-soft">Reading {chosen?.name}...</p>}
        {chosen && found && (
          <>
            <ImportQuestions
              questions={found.questions}
              onAnswer={(field, reading) =>
                preview({ ...chosen, answers: { ...chosen.answers, [field]: reading } })
              }
            />
            <ImportOutcome file={chosen.name} found={found} columns={props.columns} />
          </>
        )}
      </div>
    </Dialog>
  )
}
