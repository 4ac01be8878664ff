import type { ImportSource } from '@pepwell/contract/imports/imported-entries'
import type { DoseUnit } from '@pepwell/domain/doses/doses'
import type { Reading } from '@pepwell/domain/imports/cell-values'
import { lostLetters } from '@pepwell/domain/imports/csv'
import { doseEntries, type LeftOut, weighInEntries } from '@pepwell/domain/imports/log-entries'
import { type LogFile, readLogFile, recognizeFile } from '@pepwell/domain/imports/log-files'
import type { WeightUnit } from '@pepwell/domain/weight/weight-units'
import { useMemo, useState } from 'react'
import { newClientId } from '../../lib/api/client-id.ts'
import { decodeText } from '../../lib/format/decode-text.ts'
import { serverNow } from '../../lib/time/clock.ts'

/** Larger files exceed the import limit. */
const MAX_BYTES = 4_000_000

/** A chosen file with its answers. */
interface Chosen {
  source: ImportSource
  text: string
  file: LogFile
  answers: Record<string, Reading>
}

/** The import's id; choosing a file again starts a new import. */
export const newSource = ({ name }: File): ImportSource => ({
  id: newClientId(),
  fileName: name.slice(-200) || 'File',
})

/** The parsed file. */
function readChosen({ text, file, answers }: Chosen, timeZone: string) {
  const table = readLogFile(text, file, answers)
  const reader = { timeZone, now: serverNow() }
  const doses =
    file.kind === 'doses' ? doseEntries(table.rows, { ...reader, unit: file.doseUnit }) : undefined
  const weighIns =
    file.kind === 'weighIns' ? weighInEntries(table.rows, { ...reader, unit: file.weightUnit }) : undefined
  const leftOut: LeftOut[] = (doses ?? weighIns)?.leftOut ?? []
  return { table, doses: doses?.entries ?? [], weighIns: weighIns?.entries ?? [], leftOut }
}

/** The chosen file and its content. */
export function useLogFile(timeZone: string) {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const found = useMemo(() => chosen && readChosen(chosen, timeZone), [chosen, timeZone])
  const change = (changes: Partial<LogFile>) =>
    setChosen((before) => before && { ...before, file: { ...before.file, ...changes } })
  return {
    chosen,
    found,
    /** why the file was rejected */
    problem,
    change,
    clear: () => {
      setChosen(undefined)
      setProblem(undefined)
    },
    async take(picked: File) {
      const refuse = (why: string) => {
        setProblem(why)
        setChosen(undefined)
      }
      if (picked.size > MAX_BYTES) return refuse('This file is too large')
      const text = decodeText(new Uint8Array(await picked.arrayBuffer()))
      const loss = lostLetters(text)
      if (loss) return refuse(loss)
      setProblem(undefined)
      setChosen({ source: newSource(picked), text, file: recognizeFile(text), answers: {} })
    },
    choose: (field: string, label: string) =>
      setChosen((before) => {
        if (!before) return before
        const columns = { ...before.file.columns, [field]: label }
        return { ...before, file: { ...before.file, columns } }
      }),
    answer: (field: string, reading: Reading) =>
      setChosen((before) => before && { ...before, answers: { ...before.answers, [field]: reading } }),
    setWeightUnit: (weightUnit: WeightUnit) => change({ weightUnit }),
    setDoseUnit: (doseUnit: DoseUnit) => change({ doseUnit }),
  }
}

export type LogFileState = ReturnType<typeof useLogFile>
