import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { lacksUnit } from '@pepwell/domain/doses/doses'
import { folded } from '@pepwell/domain/text/folded'
import { loggedUnitOf } from '@pepwell/domain/weight/weight-units'
import { useState } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { useConnectivity } from '../../lib/offline/connectivity.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { counted } from './counted.ts'
import { type EntryChoice, FileQuestions } from './file-questions.tsx'
import { dosePreviewRows, PreviewRows, weighInPreviewRows } from './preview-rows.tsx'
import { type ImportCounts, useImportEntries } from './use-import-entries.ts'
import type { LogFileState } from './use-log-file.ts'

interface LogImportProps {
  state: LogFileState
  onDone: (counts: ImportCounts) => void
  user: Pick<CurrentUser, 'timeZone' | 'weightUnit'>
  entries: readonly EntryChoice[]
  /** the plan entry a medicine name refers to; undefined if none or several match */
  entryOf: (medicine: string) => number | undefined
}

/** The same for 'Zepbound' and 'zepbound', which are asked once. */
const medicineKey = (medicine: string): string => folded(medicine.trim())

/** Parses the file's doses and weigh-ins with the answers so far. */
function useEntries({ state, entries, entryOf }: LogImportProps) {
  const [choices, setChoices] = useState<Record<string, number | undefined>>({})
  const { chosen, found } = state
  const idOf = (medicine: string) => {
    const key = medicineKey(medicine)
    return key in choices ? choices[key] : entryOf(medicine)
  }
  const named = Map.groupBy(found?.doses ?? [], ({ medicine }) => medicineKey(medicine))
  const medicines = [...named.values()].flatMap(([first]) =>
    first ? { name: first.medicine, entryId: idOf(first.medicine) } : [],
  )
  const doses = (found?.doses ?? []).flatMap((dose) => {
    const userPeptideId = idOf(dose.medicine)
    return userPeptideId === undefined ? [] : { ...dose, userPeptideId }
  })
  const isOpen =
    found?.table.questions.some(({ answer }) => answer === null) ||
    doses.some(({ dose }) => lacksUnit(dose)) ||
    (chosen?.file.kind === 'weighIns' && chosen.file.weightUnit === undefined)
  const weighIns = found?.weighIns ?? []
  const nameOf = (medicine: string) => entries.find(({ id }) => id === idOf(medicine))?.name ?? medicine
  const onEntry = (medicine: string, id: number | undefined) =>
    setChoices({ ...choices, [medicineKey(medicine)]: id })
  return { medicines, doses, weighIns, isOpen, nameOf, onEntry }
}

/** Imports doses and weigh-ins from another app after a preview of every row. */
export function LogImport(props: LogImportProps) {
  const { user, entries, state, onDone } = props
  const { medicines, doses, weighIns, isOpen, nameOf, onEntry } = useEntries(props)
  const { chosen, found } = state
  const { isOffline: isGone } = useConnectivity()
  const importing = useImportEntries(onDone)
  const count = doses.length + weighIns.length
  const fileUnit = chosen?.file.weightUnit
  const weightUnit = fileUnit && loggedUnitOf(fileUnit)
  const problem = problemText(importing.error as Error | null, 'The import stopped. Please try again.')
  const leftOut = [
    ...(found?.leftOut ?? []),
    ...(found?.doses ?? [])
      .filter(({ row }) => !doses.some((dose) => dose.row === row))
      .map(({ row, medicine }) => ({ row, why: `${medicine} isn’t in your plan` })),
  ]
  return (
    <>
      <FileQuestions state={state} medicines={medicines} entries={entries} onEntry={onEntry} />
      {chosen && found && (
        <PreviewRows
          key={chosen.source.id}
          rows={[
            ...dosePreviewRows(doses, nameOf, user.timeZone),
            ...weighInPreviewRows(weighIns, fileUnit, user.weightUnit),
          ]}
          leftOut={leftOut}
          problems={found.table.problems}
          ignored={found.table.ignored}
        />
      )}
      <FormProblem text={isGone ? 'You’re offline. Connect to import.' : problem} />
      {chosen && isOpen && <p className="font-semibold">Answer the questions above to import.</p>}
      {chosen && !isOpen && count > 0 && (
        <Button
          disabled={isGone}
          pending={importing.isPending}
          pendingLabel="Importing..."
          onClick={() => importing.send({ source: chosen.source, doses, weighIns, weightUnit })}
        >
          {`Import ${counted(count)}`}
        </Button>
      )}
    </>
  )
}
