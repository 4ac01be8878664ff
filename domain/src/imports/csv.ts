/** A cell's value; null when empty. */
export type CsvCell = string | number | boolean | null | undefined

/** Spreadsheets treat text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/
/** Inside quotes these are literal. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** A number is never a formula, whatever its sign; a text might be. */
const harmless = (cell: string | boolean): string => {
  const text = String(cell)
  return FORMULA.test(text) ? `'${text}` : text
}

function written(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = harmless(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row as a line with its line break. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`

/**
 * Formats a table as RFC 4180 text. Text that a spreadsheet would take for a formula, because it begins with = + - @,
 * also in full width, a tab or a return, is prefixed with ' ("CSV injection", OWASP).
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  [header, ...rows].map(csvLine).join('')

/** Delimiters that spreadsheets use. */
const DELIMITERS = [',', ';', '\t'] as const

export type CsvDelimiter = (typeof DELIMITERS)[number]

/** A field and what ends it: quoted, with doubled quotes inside, or up to the next delimiter or end of line. */
const fieldPattern = (delimiter: CsvDelimiter): RegExp =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\n|\\r|$)`, 'y')

/** Excel takes the delimiter from such a first line and doesn't count it as a row. */
const SEP_LINE = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i

/** The most frequent delimiter outside quotes in the first non-empty line. */
function delimiterOf(source: string): CsvDelimiter {
  const [header = ''] = /[^\r\n]+/.exec(source.replaceAll(/"[^"]*"/g, '')) ?? []
  const count = (delimiter: CsvDelimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Removes the ' that escapes a formula. */
const asMeant = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** A row and its number, from 1 as in a spreadsheet. */
export interface CsvRow {
  row: number
  cells: string[]
}

/**
 * Parses a CSV, including its header, with the delimiter detected from the header. Lines may end in CRLF, LF or CR;
 * empty rows are omitted but counted. A ' that {@link csvOf} added is removed.
 * @throws SyntaxError when a quote isn't closed or text follows a closing quote, with the line where the field began
 */
export function csvTable(text: string): { delimiter: CsvDelimiter; rows: CsvRow[] } {
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text
  const [sepLine = '', named] = SEP_LINE.exec(unmarked) ?? []
  const source = unmarked.slice(sepLine.length)
  const delimiter = (named as CsvDelimiter | undefined) ?? delimiterOf(source)
  const field = fieldPattern(delimiter)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let row = 1
  let at = 0
  while (at < source.length || cells.length > 0) {
    field.lastIndex = at
    const [whole, quoted, bare = '', end] = field.exec(source) ?? []
    if (whole === undefined || (quoted === undefined && bare.startsWith('"')))
      throw misquoted(unmarked, sepLine.length + at)
    cells.push(asMeant(quoted?.replaceAll('""', '"') ?? bare))
    at += whole.length
    if (end === delimiter) continue
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells })
    cells = []
    row += 1
  }
  return { delimiter, rows }
}

/** The cells of {@link csvTable}, row by row. */
export const csvRows = (text: string): string[][] => csvTable(text).rows.map(({ cells }) => cells)

function misquoted(source: string, at: number): SyntaxError {
  const line = source.slice(0, at).split(/\r\n|\n|\r/).length
  return new SyntaxError(`A quote in line ${line} is not closed, or something follows it`)
}

/** The position of the first cell with a replacement character. */
function lossIn(text: string): string {
  try {
    const isLost = (cell: string) => cell.includes('\uFFFD')
    const { rows } = csvTable(text)
    const at = rows.findIndex(({ cells }) => cells.some(isLost))
    const label = at > 0 && rows[0]?.cells[rows[at]?.cells.findIndex(isLost) ?? -1]
    return `, first in row ${rows[at]?.row}${label ? `, ${label}` : ''}`
  } catch {
    return ''
  }
}

/** The error for a text with replacement characters, which no encoding explains; undefined without any. */
export const lostLetters = (text: string): string | undefined =>
  text.includes('\uFFFD')
    ? `Some letters in this file are lost${lossIn(text)}. Save it as CSV UTF-8, then choose it again`
    : undefined
