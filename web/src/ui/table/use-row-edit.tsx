import { type ReactNode, useState } from 'react'
import { ApiError, isSignedOut } from '../../lib/api/api.ts'
import type { Changeable } from '../../lib/api/last-change.ts'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { Button } from '../button.tsx'
import { ConflictDialog, mergeChosen } from '../conflict-dialog.tsx'
import type { RowEdit } from './table-types.ts'

/** An edited row's input. */
export type Typed = Record<string, string>

/** How to edit one kind of rows inline. */
export interface RowEditing<Row, Values extends Typed> {
  keyOf: (row: Row) => string
  /** a row's form values with its version */
  typedOf: (row: Row) => Values
  versionOf: (row: Row) => number
  /** field labels for conflicts; unlabeled fields aren't asked about */
  labels: Partial<Record<keyof Values, string>>
  about: (row: Row) => Changeable
  /** display name: 'batch TZP-2610-A' */
  what: (row: Row) => string
  /** validates before sending */
  check: (row: Row, values: Values) => string | undefined
  /** rejects with the server's error */
  save: (row: Row, values: Values, version: number) => Promise<unknown>
  /** loads the latest version; undefined if deleted */
  reload: (row: Row) => Promise<Row | undefined>
  /** fallback error message */
  failed: string
  onFailed: (error: unknown) => void
}

interface Draft<Row, Values extends Typed> {
  /** the values at the start of the edit, or when last taken over */
  row: Row
  values: Values
  theirs?: Row
  problem?: string
}

/** The edited row's inputs, and what precedes its buttons. */
export interface EditedCells<Values extends Typed> {
  cells: (values: Values, set: (name: keyof Values, value: string) => void) => RowEdit['cells']
  before?: (values: Values, set: (name: keyof Values, value: string) => void) => ReactNode
}

const isOlder = (error: unknown) => error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'

/**
 * Inline editing of one row at a time. On a conflict it asks which version wins. Input survives conflicts and
 * failures.
 */
export function useRowEdit<Row, Values extends Typed>(how: RowEditing<Row, Values>) {
  const [draft, setDraft] = useState<Draft<Row, Values>>()
  const [pending, setPending] = useState(false)
  const change = (part: Partial<Draft<Row, Values>>) => setDraft((now) => now && { ...now, ...part })
  const end = () => setDraft(undefined)

  async function failed(error: unknown, row: Row, values: Values) {
    const theirs = isOlder(error) ? await how.reload(row).catch(() => undefined) : undefined
    if (theirs) return change({ theirs, values, problem: undefined })
    if (isSignedOut(error)) return
    change({ problem: refusalText(error, how.failed), values })
    how.onFailed(error)
  }

  async function send(row: Row, values: Values) {
    const problem = how.check(row, values)
    if (problem) return change({ problem, values })
    setPending(true)
    try {
      await how.save(row, values, how.versionOf(row))
      end()
    } catch (error) {
      await failed(error, row, values)
    }
    setPending(false)
  }

  const set = (name: keyof Values, value: string) =>
    setDraft((now) => now && { ...now, values: { ...now.values, [name]: value }, problem: undefined })

  const edit = (row: Row, { cells, before }: EditedCells<Values>): RowEdit | undefined => {
    if (!draft || how.keyOf(draft.row) !== how.keyOf(row)) return undefined
    return {
      cells: cells(draft.values, set),
      problem: draft.problem,
      onSave: () => void send(draft.row, draft.values),
      onCancel: end,
      actions: (
        <>
          {before?.(draft.values, set)}
          <Button variant="secondary" size="sm" onClick={end}>
            Cancel
          </Button>
          <Button
            size="sm"
            pending={pending}
            pendingLabel="Saving..."
            onClick={() => void send(draft.row, draft.values)}
          >
            Save
          </Button>
        </>
      ),
    }
  }

  const begin = (row: Row) => setDraft({ row, values: how.typedOf(row) })
  const { row: was, theirs, values } = draft ?? {}
  const conflict = was && theirs && values && (
    <ConflictDialog
      open
      onOpenChange={() => change({ theirs: undefined })}
      about={how.about(was)}
      what={how.what(was)}
      fields={Object.entries(how.labels).map(([name, label]) => ({
        name,
        label: String(label),
        was: how.typedOf(was)[name] ?? '',
        theirs: how.typedOf(theirs)[name] ?? '',
        yours: values[name] ?? '',
      }))}
      saving={pending}
      onDiscard={end}
      onSave={(chosen) => {
        const taken = mergeChosen<Values>(how.typedOf(theirs), values, chosen)
        change({ row: theirs })
        void send(theirs, taken)
      }}
    />
  )
  return { begin, end, edit, conflict, isEditing: draft !== undefined, row: was }
}
