import type { CellKind, CellValue, Reading } from './cell-values.ts'
import { type ColumnQuestion, type ColumnValues, readColumn } from './column-reading.ts'
import { type CsvDelimiter, type CsvRow, csvTable } from './csv.ts'

/** The most rows that one import takes. */
export const MOST_IMPORTED_ROWS = 5000

/** The most characters of a table that one import takes. */
export const MOST_IMPORTED_CHARACTERS = 1_000_000

/** A column of a table to import. */
export interface ImportColumn {
  /** the field that it fills */
  name: string
  /** what the header calls it; capitals and spaces make no difference */
  label: string
  /** what its cells hold; text where it isn't said */
  kind?: CellKind
  /** whether there is no table without it */
  isRequired?: true
}

/** What is wrong with a table, and where. */
export interface ImportProblem {
  /** as a spreadsheet counts them: the names of the columns are row 1 */
  row: number
  /** the label of the column; null where it is the row, or the table */
  column: string | null
  message: string
}

/** A column that a person has to decide on; `field` names it in the answers. */
export interface ImportQuestion extends ColumnQuestion {
  field: string
  column: string
}

/** A row of a table, by the fields that its cells fill. An empty cell is undefined. */
export interface ImportedRow {
  row: number
  cells: Record<string, CellValue | undefined>
  /** fields whose cell holds something that has no value; a problem or a question says why */
  unread: readonly string[]
}

/** What a table holds. */
export interface ImportedTable {
  rows: ImportedRow[]
  problems: ImportProblem[]
  questions: ImportQuestion[]
  /** labels of columns that mean nothing here */
  ignored: string[]
}

interface Table {
  delimiter: CsvDelimiter
  header: CsvRow
  lines: CsvRow[]
}

/** The header and the rows below it, or why there are none. */
function openTable(text: string): Table | string {
  try {
    const { delimiter, rows } = csvTable(text)
    const [header, ...lines] = rows
    if (!header || lines.length === 0) return 'There is no row below the names of the columns'
    if (lines.length > MOST_IMPORTED_ROWS)
      return `Please import at most ${MOST_IMPORTED_ROWS.toLocaleString('en-US')} rows at once`
    return { delimiter, header, lines }
  } catch (error) {
    return (error as Error).message
  }
}

/** Why a text is no table at all; undefined where it is one. */
export function whyNoTable(text: string): string | undefined {
  const table = openTable(text)
  return typeof table === 'string' ? table : undefined
}

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

/** Which column stands where, and what the header lacks or says twice. */
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
  return { named, problems, ignored: cells.filter((label, at) => !named[at] && label.trim() !== '') }
}

/** A cell without spaces around it; two dashes are how scales write that there is nothing. */
const cellAt = (cells: readonly string[], at: number): string => (cells[at] ?? '').trim().replace(/^--$/, '')

interface ReadColumn {
  column: ImportColumn
  at: number
  found: ColumnValues
}

/** Rows that are put together in one step. */
const ROWS_AT_ONCE = 500

/** The rows as fields, from columns that are read as wholes. */
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

/** The rows that fit the header, and what is wrong with the others. */
function fittingRows({ delimiter, header, lines }: Table) {
  // Empty cells count too: an unquoted '4,50' pushes the row into empty columns and would be read as 4.
  const isLonger = ({ cells }: CsvRow) => cells.length > header.cells.length
  const message = `This row has more cells than the header. Put quotes around cells with a ${QUOTED[delimiter]}`
  return {
    body: lines.filter((line) => !isLonger(line)),
    problems: lines.filter(isLonger).map(({ row }): ImportProblem => ({ row, column: null, message })),
  }
}

/** What the cells of a column hold, read as a whole. */
function readOne(
  { delimiter, body }: Pick<Table, 'delimiter'> & { body: readonly CsvRow[] },
  { column, at, answer }: { column: ImportColumn; at: number; answer: Reading | undefined },
): ReadColumn {
  const cells = body
    .map((line) => ({ row: line.row, text: cellAt(line.cells, at) }))
    .filter(({ text }) => text !== '')
  return { column, at, found: readColumn(cells, column.kind ?? 'text', { delimiter, answer }) }
}

/** {@link readImport} step by step, none of which takes long: for whoever has others to serve in between. */
export function* readingImport(
  text: string,
  columns: readonly ImportColumn[],
  answers: Readonly<Record<string, Reading>> = {},
): Generator<undefined, ImportedTable> {
  const nothing = { rows: [], questions: [], ignored: [] }
  const table = openTable(text)
  if (typeof table === 'string') return { ...nothing, problems: [{ row: 1, column: null, message: table }] }
  const { named, problems, ignored } = readHeader(table.header, columns)
  if (problems.length > 0) return { ...nothing, problems, ignored }
  const { body, problems: longRows } = fittingRows(table)
  const read: ReadColumn[] = []
  for (const [at, column] of named.entries()) {
    yield
    if (column) read.push(readOne({ ...table, body }, { column, at, answer: answers[column.name] }))
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
 * A table as rows of fields, by what the header calls its columns. Columns that are not known are left out. Each column is
 * read as a whole ({@link readColumn}); where only a person can say how, it is a question.
 * @param answers how to read columns that were asked about, by field
 * @returns what is wrong with the table itself, which then has no rows, or with rows and cells that cannot be read; whether
 * the values make sense is for others to check
 */
export function readImport(...input: Parameters<typeof readingImport>): ImportedTable {
  const reading = readingImport(...input)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}
