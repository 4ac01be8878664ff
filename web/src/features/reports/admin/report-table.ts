import type { CsvCell } from '@pepwell/domain/imports/csv'
import { numberText } from '@pepwell/domain/text/number-text'
import type { Change } from './reports.api.ts'

/** A chart as a table: the first column has labels, the others numbers. */
export interface ReportTable {
  header: readonly string[]
  rows: readonly (readonly CsvCell[])[]
}

/** A figure above a chart. */
export interface Figure {
  label: string
  value: number | string | null
  change?: Change
}

/** The table with the figures appended as rows, each with its change in percent. */
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

/** A formatted number; '–' without a value. */
export const cellText = (cell: CsvCell): string =>
  typeof cell === 'number' ? numberText(cell) : String(cell ?? '–')
