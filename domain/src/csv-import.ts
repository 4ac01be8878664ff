import { isCalendarDay } from './calendar.ts'
import { csvRows } from './csv.ts'

/** The most rows that are taken in at once. */
export const MOST_IMPORTED_ROWS = 5000

/** The most characters of a table that is taken in. */
export const MOST_IMPORTED_CHARACTERS = 1_000_000

/** A column of a table that is taken in. */
export interface ImportColumn {
  /** the field that it fills */
  name: string
  /** what stands above it; capitals and spaces make no difference */
  label: string
  /** what its cells hold; text where it isn't said */
  kind?: 'number' | 'flag' | 'day'
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

/** A row of a table, by the fields that its cells fill. An empty cell is undefined. */
export interface ImportedRow {
  row: number
  cells: Record<string, string | number | boolean | undefined>
}

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

const TOO_MANY_CELLS = 'There are more cells than columns; a number with a comma needs quotes around it'

const YES = /^(yes|y|true|1|x)$/i
const NO = /^(no|n|false|0)$/i
const AMERICAN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A day as it is stored, also where a spreadsheet has made '3/14/2028' of it. */
function dayIn(text: string): string {
  const [, month = '', day = '', year = ''] = AMERICAN_DAY.exec(text) ?? []
  const named = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(named) ? named : text
}

/** The number in '$1,234.50'; anything else stays text, so that whoever checks it says what is wrong. */
function numberIn(text: string): number | string {
  const digits = text.replace(/^\$\s*/, '').replaceAll(/,(?=\d{3}(?!\d))/g, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text
}

function flagIn(text: string): boolean | string {
  if (YES.test(text)) return true
  return NO.test(text) ? false : text
}

function cellValue(cell: string, kind: ImportColumn['kind']): string | number | boolean | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  if (kind === 'number') return numberIn(text)
  if (kind === 'flag') return flagIn(text)
  return kind === 'day' ? dayIn(text) : text
}

const ofTable = (message: string, column: string | null = null): ImportProblem => ({
  row: 1,
  column,
  message,
})

/** Which column stands where, and what the header lacks or says twice. */
function readHeader(header: readonly string[], columns: readonly ImportColumn[]) {
  const named = header.map((label) => columns.find((column) => plain(column.label) === plain(label)))
  const times = (column: ImportColumn) => named.filter((one) => one === column).length
  const problems = columns.flatMap((column) => {
    if (times(column) > 1) return ofTable('This column stands here twice', column.label)
    return column.isRequired && times(column) === 0 ? ofTable('This column is missing', column.label) : []
  })
  return { named, problems, ignored: header.filter((label, place) => !named[place] && label.trim() !== '') }
}

/**
 * A table as rows of fields, by what stands above its columns. Columns that are not known are left out.
 * @returns what is wrong with the table itself, in row 1, and with rows that are no rows of it, which are left out; its cells
 * are for others to check
 */
export function readImport(
  text: string,
  columns: readonly ImportColumn[],
): { rows: ImportedRow[]; problems: ImportProblem[]; ignored: string[] } {
  const nothing = (message: string) => ({ rows: [], problems: [ofTable(message)], ignored: [] })
  let table: string[][]
  try {
    table = csvRows(text)
  } catch (error) {
    return nothing((error as Error).message)
  }
  const [header = [], ...body] = table
  if (body.length === 0) return nothing('There is no row below the names of the columns')
  if (body.length > MOST_IMPORTED_ROWS)
    return nothing(`Please import at most ${MOST_IMPORTED_ROWS.toLocaleString('en-US')} rows at once`)
  const { named, problems, ignored } = readHeader(header, columns)
  const isLonger = (cells: readonly string[]) => cells.slice(header.length).some((cell) => cell.trim() !== '')
  const numbered = body.map((cells, index) => ({ row: index + 2, cells }))
  for (const { row, cells } of numbered)
    if (isLonger(cells)) problems.push({ row, column: null, message: TOO_MANY_CELLS })
  const right = numbered.filter(({ cells }) => !isLonger(cells))
  const rows = right.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      named.flatMap((column, place) =>
        column ? [[column.name, cellValue(cells[place] ?? '', column.kind)]] : [],
      ),
    ),
  }))
  return { rows, problems, ignored }
}
