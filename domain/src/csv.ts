/** What a cell holds; nothing stands in an empty one. */
export type CsvCell = string | number | boolean | null | undefined

/** A spreadsheet reads what begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** Within quotes these mean themselves. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** A number is no formula, whatever its sign; of a text nobody knows what it would do. */
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

/** One row as a line with its end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(',')}\r\n`

/**
 * A table as text, in the form of RFC 4180. A text that a spreadsheet would take for a formula, because it begins with
 * = + - @, a tab or a return, gets a ' in front ("CSV injection", OWASP).
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  [header, ...rows].map(csvLine).join('')

/** A field with what ends it: quoted, with doubled quotes inside, or up to the next comma or end of line. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/y

/** The text without the ' that keeps it from being a formula. */
const asMeant = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/**
 * The rows of a CSV, its header among them; lines may end in CRLF, LF or CR, and empty ones are left out. A ' that
 * {@link csvOf} put in front is taken away again.
 * @throws SyntaxError when a quote is not closed, or something follows one, with the line where the field began
 */
export function csvRows(text: string): string[][] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length || row.length > 0) {
    FIELD.lastIndex = at
    const [whole, quoted, bare = '', end] = FIELD.exec(source) ?? []
    if (whole === undefined || (quoted === undefined && bare.startsWith('"'))) throw misquoted(source, at)
    row.push(asMeant(quoted?.replaceAll('""', '"') ?? bare))
    at += whole.length
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '' || quoted !== undefined) rows.push(row)
    row = []
  }
  return rows
}

function misquoted(source: string, at: number): SyntaxError {
  const line = source.slice(0, at).split(/\r\n|\n|\r/).length
  return new SyntaxError(`A quote in line ${line} is not closed, or something follows it`)
}
