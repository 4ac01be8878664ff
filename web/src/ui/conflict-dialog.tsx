import { type ReactNode, useState } from 'react'
import { type Changeable, useLastChange } from '../lib/api/last-change.ts'
import { browserTimeZone } from '../lib/time/browser-zone.ts'
import { formatInstant } from '../lib/time/dates.ts'
import { Button } from './button.tsx'
import { type ConflictField, ConflictFieldChoice, type Side } from './conflict-field.tsx'
import { Dialog } from './dialog.tsx'
import { FormProblem } from './form-problem.tsx'

/** Which version each field keeps, by field name. */
export type Chosen = Readonly<Record<string, Side>>

/** The values to save: the user's, except for fields where they chose the other version. */
export const mergeChosen = <Values extends object>(
  theirs: Values,
  yours: Values,
  chosen: Chosen,
): Values => ({
  ...yours,
  ...Object.fromEntries(Object.entries(theirs).filter(([name]) => chosen[name] === 'theirs')),
})

const differs = ({ theirs, yours }: ConflictField) => theirs !== yours

/** A field only one of them changed keeps that change. */
const settled = ({ was, theirs, yours }: ConflictField): Side | undefined =>
  yours === was ? 'theirs' : theirs === was ? 'yours' : undefined

const settledOf = (fields: readonly ConflictField[]): Partial<Record<string, Side>> =>
  Object.fromEntries(fields.flatMap((field) => [[field.name, settled(field)]]))

interface ConflictDialogProps {
  open: boolean
  /** back to editing, keeping the input */
  onOpenChange: (open: boolean) => void
  /** the object, to look up in the audit log who changed it */
  about: Changeable
  /** the object's display name: 'batch TZP-2610-A' */
  what: ReactNode
  /** every form field; only differing ones are listed */
  fields: readonly ConflictField[]
  /** saves the selection over the newest version */
  onSave: (chosen: Chosen) => void
  /** takes the other version and discards the input */
  onDiscard: () => void
  saving?: boolean
  /** why saving failed */
  problem?: string
}

/** The selection and whether the user tried to save; resets after another save by someone else. */
function useChoices(fields: readonly ConflictField[]) {
  const basis = JSON.stringify(fields.map(({ was, theirs }) => [was, theirs]))
  const begin = () => ({ basis, chosen: settledOf(fields), asked: false })
  const [choices, setChoices] = useState(begin)
  const now = choices.basis === basis ? choices : begin()
  const choose = (name: string, side: Side) => setChoices({ ...now, chosen: { ...now.chosen, [name]: side } })
  return { chosen: now.chosen, asked: now.asked, choose, ask: () => setChoices({ ...now, asked: true }) }
}

/**
 * Resolves an edit conflict: shows the original, the other version and the user's input for each differing field. The
 * input stays until resolved; another save resets the choices.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { about, what, onSave, onDiscard, onOpenChange, saving = false, problem } = props
  const fields = props.fields.filter(differs)
  const { chosen, asked, choose, ask } = useChoices(fields)
  const last = useLastChange(about, true)
  const who = last?.actor.name ?? 'Someone else'
  const them = last?.actor.name?.split(' ')[0] ?? 'them'
  const missing = fields.filter(({ name }) => chosen[name] === undefined)
  const save = () => {
    ask()
    if (missing.length === 0) onSave(chosen as Chosen)
  }
  const footer = (
    <>
      <FormProblem
        text={
          asked && missing.length > 0
            ? `Please choose: ${missing.map(({ label }) => label).join(', ')}`
            : problem
        }
      />
      <Button variant="ghost" className="mr-auto text-danger-ink hover:bg-danger-soft" onClick={onDiscard}>
        Discard mine
      </Button>
      <Button variant="secondary" onClick={() => onOpenChange(false)}>
        Back to editing
      </Button>
      <Button onClick={save} pending={saving} pendingLabel="Saving...">
        Save selection
      </Button>
    </>
  )
  const when = last && formatInstant(last.at, browserTimeZone())
  return (
    <Dialog
      open={props.open}
      onOpenChange={onOpenChange}
      title="Changed in the meantime"
      description={
        <>
          {who} saved {what}
          {when && ` on ${when}`}after you opened it. We haven’t saved your version yet.
        </>
      }
      size="lg"
      footer={footer}
    >
      <div aria-hidden="true" className="grid grid-cols-[8rem_1fr_1fr] gap-3 text-sm text-soft max-md:hidden">
        <span />
        <span>Saved by {them}</span>
        <span>Yours</span>
      </div>
      {fields.map((field) => (
        <ConflictFieldChoice
          key={field.name}
          field={field}
          them={them}
          chosen={chosen[field.name]}
          missing={asked && chosen[field.name] === undefined}
          onChoose={(side) => choose(field.name, side)}
        />
      ))}
      <p className="mt-2 rounded-xl bg-sunken px-4 py-3 text-sm">
        {fields.length > 0
          ? 'We only list differences. Where only one of you made a change, we picked it.'
          : 'You both saved the same values.'}
      </p>
    </Dialog>
  )
}
