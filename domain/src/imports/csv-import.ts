import { numberText } from '../text/number-text.ts'
import type { CellKind, CellValue, Reading } from './cell-values.ts'
import { type ColumnQuestion, type ColumnValues, readColumn } from './column-reading.ts'
import { type CsvDelimiter, type CsvRow, readingCsv, runToCompletion } from './csv.ts'

/** The maximum number of rows per import. */
export const MAX_IMPORTED_ROWS = 5000

/** The maximum number of characters of an imported table. */
export const MAX_IMPORTED_CHARACTERS = 1_000_000

/** A column of an importable table. */
export interface ImportColumn {
  /** the field that it fills */
  name: string
  /** its header; case and spaces don't matter */
  label: string
  /** the type of its cells; text by default */
  kind?: CellKind
  /** whether the table is invalid without it */
  isRequired?: true
}

/** An error in a table and its position. */
export interface ImportProblem {
  /** as spreadsheets count: the header is row 1 */
  row: number
  /** the column's label; null when the error is about the row or the table */
  column: string | null
  message: string
}

/** A column whose format a person has to choose; `field` is its key in the answers. */
export interface ImportQuestion extends ColumnQuestion {
  field: string
  column: string
}

/** A row by field. Empty cells are undefined. */
export interface ImportedRow {
  row: number
  cells: Record<string, CellValue | undefined>
  /** fields whose cell isn't empty but has no value; a problem or a question says why */
  unread: readonly string[]
}

/** The contents of a table. */
export interface ImportedTable {
  rows: ImportedRow[]
  problems: ImportProblem[]
  questions: ImportQuestion[]
  /** labels of columns that we don't import */
  ignored: string[]
  /** why the text isn't a table */
  fault?: string
}

interface Table {
  delimiter: CsvDelimiter
  header: CsvRow
  lines: CsvRow[]
}

/** The maximum number of columns, so that all can be compared with ours. */
const MAX_COLUMNS = 200

/** The header and its rows, or why there are none. */
function* openingTable(text: string): Generator<undefined, Table | string> {
  try {
    const { delimiter, rows } = yield* readingCsv(text, 1 + MAX_IMPORTED_ROWS + 1)
    const [header, ...lines] = rows
    if (!header || lines.length === 0) return 'There are no rows below the header'
    if (lines.length > MAX_IMPORTED_ROWS)
      return `Please import at most ${numberText(MAX_IMPORTED_ROWS)} rows at once`
    if (header.cells.length > MAX_COLUMNS) return `Please import at most ${MAX_COLUMNS} columns at once`
    return { delimiter, header, lines }
  } catch (error) {
    return (error as Error).message
  }
}

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

/** The position of each column, and which headers are missing or repeated. */
function readHeader({ row, cells }: CsvRow, columns: readonly ImportColumn[]) {
  const named = cells.map((label) => columns.find((column) => plain(column.label) === plain(label)))
  const times = (column: ImportColumn) => named.filter((one) => one === column).length
  const missing = columns.filter((column) => column.isRequired && times(column) === 0)
  const twice = columns.filter((column) => times(column) > 1)
  const problems: ImportProblem[] = [
    ...missing.map(({ label }) => ({ row, column: label, message: 'This column is missing' })),
    ...twice.map(({ label }) => ({ row, column: label, message: 'This column appears twice' })),
  ]
  if (cells.length === 1 && missing.length > 1)
    problems.unshift({ row, column: null, message: 'Separate the cells by commas, semicolons or tabs' })
  return { named, problems, ignored: cells.filter((label, index) => !named[index] && label.trim() !== '') }
}

/** A trimmed cell; scales write two dashes for an empty value. */
const cellAt = (cells: readonly string[], at: number): string => (cells[at] ?? '').trim().replace(/^--$/, '')

interface ReadColumn {
  column: ImportColumn
  at: number
  found: ColumnValues
}

/** Rows processed per step. */
const ROWS_AT_ONCE = 50

/** Builds rows by field from parsed columns. */
function* joinColumns(
  body: readonly CsvRow[],
  columns: readonly ReadColumn[],
): Generator<undefined, ImportedRow[]> {
  const rows: ImportedRow[] = []
  for (const { row, cells } of body) {
    const hasNoValue = ({ at, found }: ReadColumn) => cellAt(cells, at) !== '' && !found.values.has(row)
    rows.push({
      row,
      cells: Object.fromEntries(columns.map(({ column, found }) => [column.name, found.values.get(row)])),
      unread: columns.filter(hasNoValue).map(({ column }) => column.name),
    })
    if (rows.length % ROWS_AT_ONCE === 0) yield
  }
  return rows
}

const QUOTED = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

/** The rows that fit the header, and errors for the others. */
function fittingRows({ delimiter, header, lines }: Table) {
  // Empty cells count too: an unquoted '4,50' would otherwise be read as 4, with the rest in an empty column.
  const isLonger = ({ cells }: CsvRow) => cells.length > header.cells.length
  const message = `This row has more cells than the header. Put quotes around cells with a ${QUOTED[delimiter]}`
  return {
    body: lines.filter((line) => !isLonger(line)),
    problems: lines.filter(isLonger).map(({ row }): ImportProblem => ({ row, column: null, message })),
  }
}

/** Reads a column's cells as a whole. */
function readOne(
  { delimiter, body }: Pick<Table, 'delimiter'> & { body: readonly CsvRow[] },
  { column, at, answer }: { column: ImportColumn; at: number; answer: Reading | undefined },
): ReadColumn {
  const cells = body
    .map((line) => ({ row: line.row, text: cellAt(line.cells, at) }))
    .filter(({ text }) => text !== '')
  return { column, at, found: readColumn(cells, column.kind ?? 'text', { delimiter, answer }) }
}

/** {@link readImport} in short steps, so that a server can handle other requests in between. */
export function* readingImport(
  text: string,
  columns: readonly ImportColumn[],
  answers: Readonly<Record<string, Reading>> = {},
): Generator<undefined, ImportedTable> {
  const nothing = { rows: [], questions: [], ignored: [] }
  const table = yield* openingTable(text)
  if (typeof table === 'string')
    return { ...nothing, problems: [{ row: 1, column: null, message: table }], fault: table }
  const { named, problems, ignored } = readHeader(table.header, columns)
  if (problems.length > 0) return { ...nothing, problems, ignored }
  const { body, problems: longRows } = fittingRows(table)
  const read: ReadColumn[] = []
  for (const [index, column] of named.entries()) {
    yield
    if (column) read.push(readOne({ ...table, body }, { column, at: index, answer: answers[column.name] }))
  }
  const faults = read.flatMap(({ column, found }) =>
    found.faults.map(({ row, message }) => ({ row, column: column.label, message })),
  )
  const questions = read.flatMap(({ column, found }) =>
    found.question ? { ...found.question, field: column.name, column: column.label } : [],
  )
  return { rows: yield* joinColumns(body, read), problems: [...longRows, ...faults], questions, ignored }
}

/**
 * Parses a table into rows of fields by its headers. Unknown columns are ignored. Each column is read as a whole
 * ({@link readColumn}); ambiguous ones become questions.
 * @param answers chosen formats by field
 * @returns errors of the table, which then has no rows, or of rows and cells; callers validate the values
 */
export const readImport = (...input: Parameters<typeof readingImport>): ImportedTable =>
  runToCompletion(readingImport(...input))
