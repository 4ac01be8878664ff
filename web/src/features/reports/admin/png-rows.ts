import type { Palette } from './light-palette.ts'
import { cellText, type ReportTable } from './report-table.ts'

const ROW = 34
const LABEL = 240
const VALUE = 90

/** The height of a table drawn as bars. */
export const rowsHeight = ({ rows }: ReportTable): number => ROW * (rows.length + 1)

/** Numeric columns with their colors. */
const counting = ({ header, rows }: ReportTable, { series }: Palette) =>
  header
    .map((name, column) => ({ name, column, values: rows.map((row) => row[column]) }))
    .filter(({ column, values }) => column > 0 && values.some((value) => typeof value === 'number'))
    .map((one, index) => ({
      ...one,
      color: series[index % series.length] ?? '',
      max: Math.max(1, ...one.values.map((value) => (typeof value === 'number' ? value : 0))),
    }))

/** Draws a table as bars: one line per row, one column per figure. */
export function drawRows(
  context: CanvasRenderingContext2D,
  table: ReportTable,
  place: { x: number; y: number; width: number },
  palette: Palette,
): void {
  const columns = counting(table, palette)
  const width = (place.width - LABEL) / Math.max(1, columns.length)
  // Many columns leave no room for bars.
  const room = Math.max(0, width - VALUE)
  const across = (column: number) => place.x + LABEL + column * width
  context.fillStyle = palette.ink
  context.font = `600 13px ${palette.font}`
  for (const [column, { name }] of columns.entries())
    context.fillText(name, across(column), place.y + ROW / 2, width - 8)
  context.font = `14px ${palette.font}`
  for (const [line, row] of table.rows.entries()) {
    const y = place.y + ROW * (line + 1.5)
    context.fillStyle = palette.ink
    context.fillText(String(row[0] ?? ''), place.x, y, LABEL - 16)
    for (const [column, { values, max, color }] of columns.entries()) {
      const value = values[line]
      const share = typeof value === 'number' ? Math.max(0, value) / max : 0
      context.fillStyle = color
      context.fillRect(across(column), y - 7, share * room, 14)
      context.fillStyle = palette.ink
      context.fillText(cellText(value), across(column) + share * room + 8, y, Math.min(VALUE, width) - 16)
    }
  }
}
