import {
  type CellKind,
  type CellValue,
  faultOf,
  flagIn,
  isUsuallyAmerican,
  type Reading,
  timeIn,
  waysOf,
} from './cell-values.ts'
import type { CsvDelimiter } from './csv.ts'

/** What only a person can say of a column: which reading its cells have. */
export interface ColumnQuestion {
  /** a cell that both readings fit, and its row */
  example: string
  row: number
  choices: { reading: Reading; value: CellValue }[]
  /** what was answered; null as long as nothing was */
  answer: Reading | null
}

/** A cell of a column, without spaces around it. */
interface Cell {
  row: number
  text: string
}

/** What the cells of one column hold, or why that is not known. */
export interface ColumnValues {
  /** by row; rows without a content, and those with a fault or a question, have none */
  values: Map<number, CellValue>
  faults: { row: number; message: string }[]
  /** set where both readings fit all cells and the delimiter doesn't tell them apart */
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

/** Reads each text once: a column is gone through several times, and says the same in many rows. */
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
 * Reads a column as a whole: a cell that only one reading fits decides for all. Where cells contradict each other, those
 * that the American reading alone doesn't fit are faults; where both readings fit every cell, the answer decides.
 * @param answer what a person said, which counts only where the cells leave a question
 */
export function readColumn(
  cells: readonly Cell[],
  kind: CellKind,
  { delimiter, answer }: { delimiter: CsvDelimiter; answer?: Reading },
): ColumnValues {
  const ways = waysOf[kind]
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
  if (mustBeAmerican && mustBeOther)
    return collect(cells, kind, (text) => (isDouble({ row: 0, text }) ? undefined : american(text)))
  if (mustBeOther) return collect(cells, kind, other)
  const asked = cells.find((cell) => isDouble(cell) && !isUsuallyAmerican(cell.text, kind, delimiter))
  if (mustBeAmerican || !asked) return collect(cells, kind, american)
  const choices = ways.readings.map((reading, at) => ({
    reading,
    value: read[at as 0 | 1](asked.text) as CellValue,
  }))
  const given = ways.readings.find((reading) => reading === answer) ?? null
  const question = { example: asked.text, row: asked.row, choices, answer: given }
  if (given) return { ...collect(cells, kind, read[given === ways.readings[1] ? 1 : 0]), question }
  const known = cells.filter((cell) => !isDouble(cell))
  return { ...collect(known, kind, american), question }
}
