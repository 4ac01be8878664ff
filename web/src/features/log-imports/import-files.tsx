import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { numberText } from '@pepwell/domain/text/number-text'
import { useEffect, useState } from 'react'
import { usePersonId } from '../../lib/api/use-person-id.ts'
import { draftKey, dropDraft, saveDraft, storedDraft } from '../../lib/forms/drafts.ts'
import { Card } from '../../ui/card.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { toast } from '../../ui/toast-store.ts'
import { counted } from './counted.ts'
import type { EntryChoice } from './file-questions.tsx'
import { ImportHistory } from './import-history.tsx'
import { LogImport } from './log-import.tsx'
import { type ChosenExport, isExport, openExport } from './own-export.ts'
import { OwnImport } from './own-import.tsx'
import type { ImportCounts } from './use-import-entries.ts'
import { newSource, useLogFile } from './use-log-file.ts'
import { useUndoImport } from './use-undo-import.ts'

/**
 * Remembers the name of a file that was chosen but not imported. Only the name, because browsers don't keep file
 * access and health data must not stay in device storage.
 * @param chosen name of the current file
 */
function useLeftFile(chosen: string | undefined) {
  const person = usePersonId()
  const key = person && draftKey(person, 'import-file')
  const [left, setLeft] = useState<string>()
  useEffect(() => {
    const name = key && storedDraft(key)?.fields.fileName
    setLeft(typeof name === 'string' ? name : undefined)
  }, [key])
  useEffect(() => {
    if (key && chosen) saveDraft(key, { fields: { fileName: chosen } })
  }, [key, chosen])
  return {
    left: chosen ? undefined : left,
    /** The import is complete. */
    reset() {
      if (key) dropDraft(key)
      setLeft(undefined)
    },
  }
}

interface ImportFilesProps {
  user: Pick<CurrentUser, 'timeZone' | 'weightUnit'>
  entries: readonly EntryChoice[]
  /** the plan entry a medicine name refers to; undefined if none or several match */
  entryOf: (medicine: string) => number | undefined
}

const NO_EXPORT = 'This file isn’t a Pepwell export, or it’s too large.'

/** Another app's file or a Pepwell export, one at a time. */
function useChosenFile(timeZone: string) {
  const state = useLogFile(timeZone)
  const [chosen, setChosen] = useState<ChosenExport>()
  const [problem, setProblem] = useState<string>()
  return {
    state,
    chosen,
    problem: state.problem ?? problem,
    async take(file: File) {
      setChosen(undefined)
      setProblem(undefined)
      state.clear()
      if (!(await isExport(file))) return state.take(file)
      const opened = await openExport(file, newSource(file))
      setChosen(opened)
      if (!opened) setProblem(NO_EXPORT)
    },
  }
}

/** Imports another app's doses and weigh-ins or a full Pepwell export, with undo. */
export function ImportFiles(props: ImportFilesProps) {
  const { timeZone } = props.user
  const { state, chosen, problem, take } = useChosenFile(timeZone)
  const leaving = useLeftFile((chosen ?? state.chosen)?.source.fileName)
  const undo = useUndoImport()
  const onDone = ({ source, added, known }: ImportCounts) => {
    leaving.reset()
    toast({
      title: 'Success',
      description: `${counted(added)} added, ${numberText(known)} already here`,
      ...(added > 0 && { action: { label: 'Undo', onPress: () => undo.send(source.id, false) } }),
    })
  }
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-5">
        <FileField
          label="Choose a CSV file or Pepwell export"
          accept=".csv,.zip,.json,text/csv,application/zip,application/json"
          onFile={(file) => void take(file)}
        />
        {leaving.left && (
          <p role="status">{`You left before importing ${leaving.left}. Choose the file again.`}</p>
        )}
        <FormProblem text={problem} />
        {chosen && <OwnImport key={chosen.source.id} chosen={chosen} timeZone={timeZone} onDone={onDone} />}
        {state.chosen && <LogImport key={state.chosen.source.id} {...props} state={state} onDone={onDone} />}
      </Card>
      <ImportHistory timeZone={timeZone} undo={undo} />
    </div>
  )
}
