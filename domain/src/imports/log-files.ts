import type { DoseUnit } from '../doses/doses.ts'
import { poundsOfStones } from '../weight/stones.ts'
import type { WeightUnit } from '../weight/weight-units.ts'
import type { Reading } from './cell-values.ts'
import { csvTable } from './csv.ts'
import { type ImportColumn, type ImportedTable, readImport } from './csv-import.ts'

/** The type of entries in a member's file. */
export type LogKind = 'doses' | 'weighIns'

/** The fields of one entry, each from a column of the file. */
export const logFields = {
  doses: [
    { name: 'at', label: 'Date', kind: 'moment', isRequired: true },
    { name: 'time', label: 'Time', kind: 'time' },
    { name: 'medicine', label: 'Medicine', isRequired: true },
    { name: 'dose', label: 'Dose', isRequired: true },
    { name: 'unit', label: 'Unit' },
    { name: 'site', label: 'Site' },
    { name: 'notes', label: 'Notes' },
    { name: 'type', label: 'Kind of entry' },
  ],
  weighIns: [
    { name: 'at', label: 'Date', kind: 'moment', isRequired: true },
    { name: 'time', label: 'Time', kind: 'time' },
    { name: 'weight', label: 'Weight', kind: 'weight', isRequired: true },
    { name: 'notes', label: 'Notes' },
  ],
} as const satisfies Record<LogKind, readonly ImportColumn[]>

/** The column of each field, by label. */
export type ColumnChoice = Readonly<Record<string, string>>

/** A recognized file format: its type, its columns, and its unit if the file has one. */
export interface LogFile {
  kind: LogKind
  labels: string[]
  columns: ColumnChoice
  weightUnit?: WeightUnit
  doseUnit?: DoseUnit
}

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

const NAMES: Readonly<Record<string, RegExp>> = {
  at: /^(date|datetime|dateandtime|timestamp|day|takenat|timeofmeasurement|measurementdate)$/,
  time: /^(time|timeofday)$/,
  weight: /^(body)?(weight|mass)(lbs?|pounds|kgs?|kilograms|st|stones?|(st|stones?)(and)?(lbs?|pounds))?$/,
  medicine: /^(medicinename|medicine|medication|drug|peptide|compound)$/,
  dose: /^(dose|dosage|amount)(mg)?$/,
  unit: /^(dose)?units?$/,
  site: /^(site|injectionsite|location)$/,
  notes: /^(notes?|comments?|remarks?)$/,
  type: /^type$/,
}

/** The labels of a file's header; empty when it isn't a table. */
export function labelsOf(text: string): string[] {
  try {
    return (
      csvTable(text)
        .rows[0]?.cells.map((label) => label.trim())
        .filter(Boolean) ?? []
    )
  } catch {
    return []
  }
}

/** The unit in the label of a weight column. */
function weightUnitIn(label: string): WeightUnit | undefined {
  if (/(st|stones?)((and)?(lbs?|pounds))?$/.test(plain(label))) return 'st'
  if (/lbs?$|pounds$/.test(plain(label))) return 'lbs'
  return /kgs?$|kilograms$/.test(plain(label)) ? 'kg' : undefined
}

/** Whether every weight of a column is written in stones. */
function isInStones(text: string, label: string): boolean {
  const [header, ...rows] = csvTable(text).rows
  const index = header?.cells.findIndex((cell) => cell.trim() === label) ?? -1
  const weights = rows.map(({ cells }) => cells[index]?.trim()).filter(Boolean)
  return weights.length > 0 && weights.every((cell) => cell && poundsOfStones(cell) !== undefined)
}

/** Recognizes exports of shot trackers and scales. We ask the person for what the header doesn't tell. */
export function recognizeFile(text: string): LogFile {
  const labels = labelsOf(text)
  const columns: Record<string, string> = {}
  for (const [field, pattern] of Object.entries(NAMES)) {
    const label = labels.find((label) => pattern.test(plain(label)))
    if (label) columns[field] = label
  }
  const { weight, medicine } = columns
  if (!weight || medicine) {
    const isShotTracker = medicine === 'medicineName' && columns.type !== undefined
    const doseUnit = isShotTracker || /mg$/i.test(columns.dose ?? '') ? 'mg' : undefined
    return { kind: 'doses', labels, columns, doseUnit }
  }
  // openScale always writes kilograms, whatever it displays, without saying so.
  const isOpenScale = labels.includes('dateTime') && labels.includes('fat')
  const shownUnit = isOpenScale ? 'kg' : undefined
  const weightUnit = isInStones(text, weight) ? 'st' : (weightUnitIn(weight) ?? shownUnit)
  return { kind: 'weighIns', labels, columns, weightUnit }
}

/** Reads a file by its recognized or chosen columns. */
export function readLogFile(
  text: string,
  { kind, columns }: Pick<LogFile, 'kind' | 'columns'>,
  answers: Readonly<Record<string, Reading>>,
): ImportedTable {
  const chosen: ImportColumn[] = logFields[kind].map((field) => ({
    ...field,
    label: columns[field.name] || field.label,
  }))
  return readImport(
    text,
    chosen.filter(({ name, isRequired }: ImportColumn) => isRequired || columns[name]),
    answers,
  )
}
