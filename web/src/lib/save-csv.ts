import { type CsvCell, csvOf } from '@pepwell/domain/csv'

/** So long a browser may take to begin with a file. */
const KEPT_MS = 10_000

/** Saves a table as a file that spreadsheets open; the mark at its beginning tells them that it is UTF-8. */
export function saveCsv(
  file: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csvOf(header, rows)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: file }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
