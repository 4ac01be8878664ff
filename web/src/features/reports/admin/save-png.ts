import { saveFile } from '../../../lib/save-file.ts'
import { pictureColours } from './picture-colours.ts'
import { type ReportTable, shown } from './report-table.ts'

const WIDTH = 960
const ROW = 34
const MARGIN = 32
const LABEL = 240
const VALUE = 90

/** Twice as many points as are named: sharp on paper. Browsers draw no more than so many in a column. */
const SCALE = 2
const TALLEST = 16_000

const scaleOf = (height: number) => Math.min(SCALE, TALLEST / height)

/** What the theme calls a colour. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/** Columns that count, with a colour each. */
const counting = ({ header, rows }: ReportTable) =>
  header
    .map((name, column) => ({ name, column, values: rows.map((row) => row[column]) }))
    .filter(({ column, values }) => column > 0 && values.some((value) => typeof value === 'number'))
    .map((series, place) => ({
      ...series,
      colour: colour(pictureColours[place % pictureColours.length] ?? '--accent'),
      most: Math.max(1, ...series.values.map((value) => (typeof value === 'number' ? value : 0))),
    }))

/** Draws a table as bars: a line for each row, a column of bars for each figure. */
function draw(context: CanvasRenderingContext2D, title: string, table: ReportTable, height: number): void {
  context.scale(scaleOf(height), scaleOf(height))
  context.fillStyle = colour('--surface')
  context.fillRect(0, 0, WIDTH, height)
  context.textBaseline = 'middle'
  context.fillStyle = colour('--ink')
  context.font = 'bold 20px sans-serif'
  context.fillText(title, MARGIN, MARGIN)
  const series = counting(table)
  const width = (WIDTH - 2 * MARGIN - LABEL) / Math.max(1, series.length)
  // Where many figures stand side by side, there is no room for bars.
  const room = Math.max(0, width - VALUE)
  context.font = '600 13px sans-serif'
  for (const [place, { name }] of series.entries())
    context.fillText(name, MARGIN + LABEL + place * width, MARGIN + ROW, width - 8)
  context.font = '14px sans-serif'
  for (const [line, row] of table.rows.entries()) {
    const y = MARGIN + ROW * (line + 2)
    context.fillStyle = colour('--ink')
    context.fillText(String(row[0] ?? ''), MARGIN, y, LABEL - 16)
    for (const [place, { values, most, colour: own }] of series.entries()) {
      const x = MARGIN + LABEL + place * width
      const value = values[line]
      context.fillStyle = own
      const share = typeof value === 'number' ? Math.max(0, value) / most : 0
      context.fillRect(x, y - 7, share * room, 14)
      context.fillStyle = colour('--ink')
      context.fillText(shown(value), x + share * room + 8, y, Math.min(VALUE, width) - 16)
    }
  }
}

/** Saves what a picture shows as one that stands by itself, in the colours of the theme. */
export function savePng(file: string, title: string, table: ReportTable): void {
  const height = MARGIN * 2 + ROW * (table.rows.length + 1.5)
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(WIDTH * scaleOf(height)),
    height: Math.ceil(height * scaleOf(height)),
  })
  const context = canvas.getContext('2d')
  if (!context) return
  draw(context, title, table, height)
  canvas.toBlob((blob) => blob && saveFile(file, blob), 'image/png')
}
