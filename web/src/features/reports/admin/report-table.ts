import type { CsvCell } from '@pepwell/domain/csv'

/** What a picture shows, as a table: the first column names rows, the others count. */
export interface ReportTable {
  header: readonly string[]
  rows: readonly (readonly CsvCell[])[]
}

/** A number as people read it; '—' where there is none. */
export const shown = (cell: CsvCell): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-US') : String(cell ?? '—')
