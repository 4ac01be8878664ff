import type { CsvCell } from '@pepwell/domain/imports/csv'
import type { Change } from './reports.api.ts'

/** What a picture shows, as a table: the first column names rows, the others count. */
export interface ReportTable {
  header: readonly string[]
  rows: readonly (readonly CsvCell[])[]
}

/** A figure that stands above a picture. */
export interface Figure {
  label: string
  value: number | string | null
  change?: Change
}

/** The table with the figures above the picture after its rows, each with its change in percent. */
export const withFigures = ({ header, rows }: ReportTable, figures: readonly Figure[]): ReportTable =>
  figures.length === 0
    ? { header, rows }
    : {
        header,
        rows: [
          ...rows,
          [],
          ['Figure', 'Value', 'Change, %'],
          ...figures.map(({ label, value, change }) => [label, value, change?.percentage]),
        ],
      }

/** A number as people read it; '–' where there is none. */
export const cellText = (cell: CsvCell): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-US') : String(cell ?? '–')
