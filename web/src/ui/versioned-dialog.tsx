import { type ReactNode, useState } from 'react'
import { ApiError } from '../lib/api/api.ts'
import type { Changeable } from '../lib/api/last-change.ts'
import { ConflictDialog, takeChosen } from './conflict-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'

/** What a form holds: texts and flags. */
type Plain = Record<string, string | boolean>

/** A row as a form holds it, in one of its versions. */
export interface Edition<Values extends Plain> {
  values: Values
  version: number
}

/** An edit that is sent. */
export interface SentEdit<Values extends Plain> {
  values: Values
  /** the fields in which it differs from the edition that it was made of */
  changes: Partial<Values>
  /** of that edition */
  version: number
  /** where a part of the edit is stored already: from now on it was made of this */
  renew: (edition: Edition<Values>) => void
}

interface VersionedDialogProps<Values extends Plain> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: 'md' | 'lg' | 'xl'
  /** stands before the buttons */
  note?: ReactNode
  /** what is edited, for the audit log, and for people: 'the costs of BPC-157' */
  about: Changeable
  what: string
  labels: Readonly<Record<keyof Values, string>>
  /** the row as it stands; what it was when the dialog opened is what the edit is made of */
  row: Edition<Values>
  /** the row as the server has it now; undefined when it is gone */
  reload: () => Promise<Edition<Values> | undefined>
  /** stores the edit; fails with the server's refusal */
  save: (edit: SentEdit<Values>) => Promise<unknown>
  /** told what was to be changed */
  onFailed: (error: unknown, changes: Partial<Values>) => void
  /** the form, under the id that the button sends */
  children: (form: FormParts<Values>) => ReactNode
}

/** What the form of a {@link VersionedDialog} is given. */
export interface FormParts<Values extends Plain> {
  id: string
  /** what it begins with: the row, or what was typed before it closed */
  typed: Values
  /** the row that it changes */
  was: Values
  onSubmit: (values: Values) => void
}

interface State<Values extends Plain> {
  made: Edition<Values>
  typed: Values
  /** what somebody else saved meanwhile */
  theirs?: Edition<Values>
}

function changesOf<Values extends Plain>(values: Values, of: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== of[name])
  return Object.fromEntries(changed) as Partial<Values>
}

const inWords = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '')

/** The state of an edit, begun anew each time that the dialog opens. */
function useEdit<Values extends Plain>(open: boolean, row: Edition<Values>) {
  const [edit, setEdit] = useState<State<Values>>({ made: row, typed: row.values })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setEdit({ made: row, typed: row.values })
  }
  return [edit, setEdit] as const
}

/**
 * A form that changes a row which others may change too. When somebody else was quicker it gives way to the question
 * whose word counts; what was typed stays until that is answered, and through every failure.
 */
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
          onSave={(chosen) => void send(takeChosen(theirs.values, typed, chosen), theirs)}
          onDiscard={() => onOpenChange(false)}
        />
      )}
    </>
  )
}
