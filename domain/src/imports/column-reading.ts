import {
  type CellKind,
  type CellValue,
  faultOf,
  flagIn,
  formatsOf,
  isUsFormat,
  type Reading,
  timeIn,
} from './cell-values.ts'
import type { CsvDelimiter } from './csv.ts'

/** A question only a person can answer: which format a column uses. */
export interface ColumnQuestion {
  /** a cell that fits both formats, and its row */
  example: string
  row: number
  choices: { reading: Reading; value: CellValue }[]
  /** the answer; null until there is one */
  answer: Reading | null
}

/** A column's cell, trimmed. */
interface Cell {
  row: number
  text: string
}

/** The values of a column's cells, or why they are unknown. */
export interface ColumnValues {
  /** by row; rows without a value, with an error or with an open question have none */
  values: Map<number, CellValue>
  faults: { row: number; message: string }[]
  /** set when both formats fit all cells and the delimiter doesn't decide */
  question?: ColumnQuestion
}

const collect = (
  cells: readonly Cell[],
  kind: CellKind,
  read: (text: string) => CellValue | undefined,
): ColumnValues => {
  const found: ColumnValues = { values: new Map(), faults: [] }
  for (const { row, text } of cells) {
    const value = read(text)
    if (value === undefined || (kind === 'whole' && !Number.isInteger(value)))
      found.faults.push({ row, message: faultOf(text, kind) })
    else found.values.set(row, value)
  }
  return found
}

/** Reads cells that contradict each other: days written year first, and numbers that the American format fits alone. */
function collectContradicting(
  cells: readonly Cell[],
  kind: CellKind,
  [american, other]: readonly ((text: string) => CellValue | undefined)[],
): ColumnValues {
  const isDay = kind === 'day' || kind === 'moment'
  return collect(cells, kind, (text) => {
    const [one, two] = [american?.(text), other?.(text)]
    return one === two || (!isDay && two === undefined) ? one : undefined
  })
}

/** Parses each distinct text once: a column is read several times, and many rows repeat a text. */
function once<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    if (known.has(text)) return known.get(text) as Value
    const value = read(text)
    known.set(text, value)
    return value
  }
}

/**
 * Reads a column as a whole: one unambiguous cell decides the format for all. If cells contradict each other, those
 * that only the other format fits are errors, and so are all days that aren't written year first; if both formats fit every cell, the answer decides.
 * @param answer a person's choice, used only while the cells are ambiguous
 */
export function readColumn(
  cells: readonly Cell[],
  kind: CellKind,
  { delimiter, answer }: { delimiter: CsvDelimiter; answer?: Reading },
): ColumnValues {
  const ways = formatsOf[kind]
  if (!ways) return collect(cells, kind, kind === 'flag' ? flagIn : kind === 'time' ? timeIn : (text) => text)
  const read = [once(ways.read[0]), once(ways.read[1])] as const
  const [american, other] = read
  const isOnly = (one: typeof american, two: typeof american) =>
    cells.some(({ text }) => one(text) !== undefined && two(text) === undefined)
  const isDouble = ({ text }: Cell) => {
    const [one, two] = [american(text), other(text)]
    return one !== undefined && two !== undefined && one !== two
  }
  const [mustBeAmerican, mustBeOther] = [isOnly(american, other), isOnly(other, american)]
  if (mustBeAmerican && mustBeOther) return collectContradicting(cells, kind, read)
  if (mustBeOther) return collect(cells, kind, other)
  const ambiguous = cells.find((cell) => isDouble(cell) && !isUsFormat(cell.text, kind, delimiter))
  if (mustBeAmerican || !ambiguous) return collect(cells, kind, american)
  const choices = ways.readings.map((reading, index) => ({
    reading,
    value: read[index as 0 | 1](ambiguous.text) as CellValue,
  }))
  const given = ways.readings.find((reading) => reading === answer) ?? null
  const question = { example: ambiguous.text, row: ambiguous.row, choices, answer: given }
  if (given) return { ...collect(cells, kind, read[given === ways.readings[1] ? 1 : 0]), question }
  const known = cells.filter((cell) => !isDouble(cell))
  return { ...collect(known, kind, american), question }
}
