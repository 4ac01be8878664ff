/** A cell's value; null when empty. */
export type CsvCell = string | number | boolean | null | undefined

/** Spreadsheets treat text that begins like this as a formula; some remove blanks and invisible characters first. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u
/**
 * Where semicolons or tabs separate cells, quotes in the middle of a line are text: such a sign begins a cell, and
 * a line break ends the row. A list's '- ' or '+ ' after a line break stays.
 */
const INNER_FORMULA = /([;\t](?=[=+\-@＝＋－＠﹦﹢﹣﹫])|[\r\n](?=[=@＝＠﹦﹫]))/g
const ESCAPED_INNER = /([;\t]'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])|[\r\n]'(?=[=@＝＠﹦﹫]))/g
/** Inside quotes these are literal. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** A number is never a formula, whatever its sign; a text might be. */
const harmless = (cell: string | boolean): string => {
  const text = String(cell).replaceAll(INNER_FORMULA, "$1'")
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
 * also in full width or after blanks, a tab or a line break, is prefixed with ', and so is what other separators would
 * make one ("CSV injection", OWASP).
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

/** Only this much is searched for the header. */
const HEADER = 20_000

/** The most frequent delimiter outside quotes in the first non-empty line. */
function delimiterOf(source: string): CsvDelimiter {
  const [header = ''] = /[^\r\n]+/.exec(source.slice(0, HEADER).replaceAll(/"[^"]*"/g, '')) ?? []
  const count = (delimiter: CsvDelimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Removes each ' that escapes a formula. */
const asMeant = (text: string): string =>
  (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text).replaceAll(
    ESCAPED_INNER,
    (escaped) => escaped.slice(0, -1),
  )

/** A row and its number, from 1 as in a spreadsheet. */
export interface CsvRow {
  row: number
  cells: string[]
}

/** A field, its terminator and the length of both; undefined when its quotes are wrong. */
function fieldAt(source: string, at: number, pattern: RegExp) {
  pattern.lastIndex = at
  const [whole, quoted, bare = '', end] = pattern.exec(source) ?? []
  if (whole === undefined || (quoted === undefined && bare.startsWith('"'))) return undefined
  return { cell: asMeant(quoted?.replaceAll('""', '"') ?? bare), end, length: whole.length }
}

/** Fields read per step. */
const FIELDS_AT_ONCE = 500

/** {@link csvTable} step by step; stops after `mostRows` rows. */
export function* readingCsv(
  text: string,
  maxRows = Number.POSITIVE_INFINITY,
): Generator<undefined, { delimiter: CsvDelimiter; rows: CsvRow[] }> {
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text
  const [sepLine = '', named] = SEP_LINE.exec(unmarked) ?? []
  const source = unmarked.slice(sepLine.length)
  const delimiter = (named as CsvDelimiter | undefined) ?? delimiterOf(source)
  const pattern = fieldPattern(delimiter)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let row = 1
  let at = 0
  for (let fields = 1; (at < source.length || cells.length > 0) && rows.length < maxRows; fields++) {
    if (fields % FIELDS_AT_ONCE === 0) yield
    const field = fieldAt(source, at, pattern)
    if (!field) throw misquoted(unmarked, sepLine.length + at)
    cells.push(field.cell)
    at += field.length
    if (field.end === delimiter) continue
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells })
    cells = []
    row += 1
  }
  return { delimiter, rows }
}

/**
 * Parses a CSV, including its header, with the delimiter detected from the header. Lines may end in CRLF, LF or CR;
 * empty rows are omitted but counted. A ' that {@link csvOf} added is removed.
 * @throws SyntaxError when a quote isn't closed or text follows a closing quote, with the line where the field began
 */
export const csvTable = (text: string): { delimiter: CsvDelimiter; rows: CsvRow[] } =>
  runToCompletion(readingCsv(text))

/** Runs a step-by-step computation without pausing. */
export function runToCompletion<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The cells of {@link csvTable}, row by row. */
export const csvRows = (text: string): string[][] => csvTable(text).rows.map(({ cells }) => cells)

function misquoted(source: string, at: number): SyntaxError {
  const line = source.slice(0, at).split(/\r\n|\n|\r/).length
  return new SyntaxError(`A quote on line ${line} isn’t closed, or text follows it`)
}

/** Rows searched for a lost letter: naming its row isn't worth blocking the event loop. */
const LOOKED_THROUGH = 1000

/** The position of the first cell with a replacement character among the first rows. */
function lossIn(text: string): string {
  try {
    const isLost = (cell: string) => cell.includes('\uFFFD')
    const { rows } = runToCompletion(readingCsv(text, LOOKED_THROUGH))
    const index = rows.findIndex(({ cells }) => cells.some(isLost))
    if (index < 0) return ''
    const label = index > 0 && rows[0]?.cells[rows[index]?.cells.findIndex(isLost) ?? -1]
    return `, first in row ${rows[index]?.row}${label ? `, ${label}` : ''}`
  } catch {
    return ''
  }
}

/** The error for a text with replacement characters, which no encoding explains; undefined without any. */
export const lostLetters = (text: string): string | undefined =>
  text.includes('\uFFFD')
    ? `Some letters in this file are unreadable${lossIn(text)}. Save it as CSV UTF-8 and choose it again`
    : undefined
