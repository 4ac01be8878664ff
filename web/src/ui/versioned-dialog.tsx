import { type ReactNode, useState } from 'react'
import { ApiError } from '../lib/api/api.ts'
import type { Changeable } from '../lib/api/last-change.ts'
import { ConflictDialog, mergeChosen } from './conflict-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'

/** A form's values: texts and flags. */
type Plain = Record<string, string | boolean>

/** A row's form values at one version. */
export interface Edition<Values extends Plain> {
  values: Values
  version: number
}

/** An edit to send. */
export interface SentEdit<Values extends Plain> {
  values: Values
  /** the fields that differ from the base version */
  changes: Partial<Values>
  /** of the base version */
  version: number
  /** called when a part is already stored: rebases the edit */
  renew: (edition: Edition<Values>) => void
}

interface VersionedDialogProps<Values extends Plain> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: 'md' | 'lg' | 'xl'
  /** rendered before the buttons */
  note?: ReactNode
  /** the object for the audit log, and its display name: 'the costs of BPC-157' */
  about: Changeable
  what: string
  labels: Readonly<Record<keyof Values, string>>
  /** the current row; the edit is based on the one at opening */
  row: Edition<Values>
  /** loads the latest version; undefined if deleted */
  reload: () => Promise<Edition<Values> | undefined>
  /** saves the edit; rejects with the server's error */
  save: (edit: SentEdit<Values>) => Promise<unknown>
  /** called with the changes */
  onFailed: (error: unknown, changes: Partial<Values>) => void
  /** the form; receives the form id for the button */
  children: (form: FormParts<Values>) => ReactNode
}

/** Props of a {@link VersionedDialog}'s form. */
export interface FormParts<Values extends Plain> {
  id: string
  /** initial values: the row, or the input from before it closed */
  typed: Values
  /** the row being edited */
  was: Values
  onSubmit: (values: Values) => void
}

interface State<Values extends Plain> {
  made: Edition<Values>
  typed: Values
  /** what someone else saved meanwhile */
  theirs?: Edition<Values>
}

function changesOf<Values extends Plain>(values: Values, of: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== of[name])
  return Object.fromEntries(changed) as Partial<Values>
}

const inWords = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '')

/** An edit's state; resets when the dialog opens. */
function useEdit<Values extends Plain>(open: boolean, row: Edition<Values>) {
  const [edit, setEdit] = useState<State<Values>>({ made: row, typed: row.values })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setEdit({ made: row, typed: row.values })
  }
  return [edit, setEdit] as const
}

/** Edits a shared row. If someone else saved first, asks which version wins. Input survives conflicts and failures. */
export function VersionedDialog<Values extends Plain>(props: VersionedDialogProps<Values>) {
  const { open, onOpenChange, about, what, labels, row, reload, save, onFailed, children, ...dialog } = props
  const [{ made, typed, theirs }, setEdit] = useEdit(open, row)
  const [pending, setPending] = useState(false)
  const renew = (edition: Edition<Values>) => setEdit((now) => ({ ...now, made: edition }))

  const send = async (values: Values, of: Edition<Values>) => {
    setPending(true)
    const changes = changesOf(values, of.values)
    try {
      await save({ values, changes, version: of.version, renew })
      onOpenChange(false)
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
      const newest = isConflict ? await reload().catch(() => undefined) : undefined
      if (newest) setEdit((now) => ({ ...now, theirs: newest, typed: now.theirs ? now.typed : values }))
      else onFailed(error, changes)
    }
    setPending(false)
  }
  const fields = Object.entries(labels).map(([name, label]) => ({
    ...{ name, label: String(label), was: inWords(made.values[name]) },
    ...{ theirs: inWords(theirs?.values[name]), yours: inWords(typed[name]) },
  }))
  return (
    <>
      <FormDialog
        {...dialog}
        open={open && !theirs}
        onOpenChange={onOpenChange}
        submit={{ label: 'Save', pendingLabel: 'Saving...', pending }}
      >
        {(id) => children({ id, typed, was: made.values, onSubmit: (values) => void send(values, made) })}
      </FormDialog>
      {theirs && (
        <ConflictDialog
          open={open}
          onOpenChange={() => setEdit((now) => ({ ...now, theirs: undefined }))}
          about={about}
          what={what}
          fields={fields}
          saving={pending}
          onSave={(chosen) => void send(mergeChosen(theirs.values, typed, chosen), theirs)}
          onDiscard={() => onOpenChange(false)}
        />
      )}
    </>
  )
}
