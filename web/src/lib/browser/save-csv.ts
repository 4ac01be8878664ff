import { type CsvCell, csvOf } from '@pepwell/domain/imports/csv'
import { saveFile } from './save-file.ts'

/** Saves a table as a spreadsheet file; the byte order mark marks it as UTF-8. */
export function saveCsv(
  file: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): void {
  saveFile(file, new Blob(['\uFEFF', csvOf(header, rows)], { type: 'text/csv' }))
}
