import { doseUnits, lacksUnit } from '@pepwell/domain/doses/doses'
import { type LogKind, logFields } from '@pepwell/domain/imports/log-files'
import { weightUnits } from '@pepwell/domain/weight/weight-units'
import { Link } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { ImportQuestions } from '../../ui/import-questions.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import type { LogFileState } from './use-log-file.ts'

const kinds: { value: LogKind; label: string }[] = [
  { value: 'doses', label: 'Doses' },
  { value: 'weighIns', label: 'Weigh-ins' },
]

/** Candidates: plan entries for a medicine in the file. */
export interface EntryChoice {
  id: number
  name: string
}

/** Maps columns to fields. */
function Columns({ state }: { state: LogFileState }) {
  const { file } = state.chosen ?? {}
  if (!file) return null
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {logFields[file.kind].map((field) => (
        <Field key={field.name} label={`Column for ${field.label.toLowerCase()}`}>
          <Select
            placeholder="None"
            value={file.columns[field.name] ?? ''}
            onChange={(event) => state.choose(field.name, event.target.value)}
          >
            {file.labels.map((label) => (
              <option key={label}>{label}</option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  )
}

/** Asks for units missing in the file. */
function Units({ state }: { state: LogFileState }) {
  const { file } = state.chosen ?? {}
  if (file?.kind === 'weighIns')
    return (
      <Segmented
        legend="Unit of these weights"
        showLegend
        options={weightUnits.map((value) => ({ value, label: value }))}
        value={file.weightUnit ?? null}
        onChange={state.setWeightUnit}
      />
    )
  const isOpen = file?.doseUnit !== undefined || state.found?.doses.some(({ dose }) => lacksUnit(dose))
  if (!file || !isOpen) return null
  const choose = (chosen: string) => {
    const unit = doseUnits.find((doseUnit) => doseUnit === chosen)
    if (unit) state.setDoseUnit(unit)
  }
  return (
    <Field label="Unit for doses without one">
      <Select
        placeholder={file.doseUnit ? undefined : 'Choose a unit'}
        value={file.doseUnit ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {doseUnits.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </Select>
    </Field>
  )
}

interface FileQuestionsProps {
  state: LogFileState
  /** medicines in the file with their plan entries; undefined if not answered yet */
  medicines: readonly { name: string; entryId: number | undefined }[]
  entries: readonly EntryChoice[]
  onEntry: (medicine: string, entryId: number | undefined) => void
}

/** Asks for what the file doesn't say. */
export function FileQuestions({ state, medicines, entries, onEntry }: FileQuestionsProps) {
  const { chosen, found } = state
  if (!chosen || !found) return null
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        legend="What’s in this file"
        showLegend
        options={kinds}
        value={chosen.file.kind}
        onChange={(kind) => state.change({ kind })}
      />
      <Columns state={state} />
      <ImportQuestions questions={found.table.questions} onAnswer={state.answer} />
      <Units state={state} />
      {medicines.map(({ name, entryId }) => (
        <Field key={name} label={`“${name}” in your plan`}>
          <Select
            placeholder="Skip"
            value={entryId ?? ''}
            onChange={(event) => onEntry(name, Number(event.target.value) || undefined)}
          >
            {entries.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {medicines.some(({ entryId }) => entryId === undefined) && (
        <p className="text-sm text-soft">
          Not in the list?{' '}
          <Link to="/peptides" className="font-semibold text-accent-ink hover:underline">
            Add it to your plan
          </Link>
          , then choose the file again.
        </p>
      )}
    </div>
  )
}
