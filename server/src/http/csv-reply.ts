import { Readable } from 'node:stream'
import { type CsvCell, csvLine } from '@pepwell/domain/imports/csv'
import type { FastifyReply } from 'fastify'

/** Few enough rows that a large table neither fills the memory nor blocks other requests. */
const ROWS_AT_ONCE = 200

/** Columns of a table, by heading. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>

/** Yields a CSV in chunks; `page` returns the rows after a given one, or the first ones. */
async function* pieces<Row>(
  columns: CsvColumns<Row>,
  page: (from: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(Object.keys(columns))}`
  const cells = Object.values(columns)
  for (let from: Row | undefined; ; ) {
    const rows = await page(from, ROWS_AT_ONCE)
    if (rows.length > 0) yield rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('')
    if (rows.length < ROWS_AT_ONCE) return
    from = rows.at(-1)
  }
}

/** A table that is written while it is read, however many rows it has. */
export interface CsvTable<Row> {
  /** file name without extension */
  name: string
  columns: CsvColumns<Row>
  page: (from: Row | undefined, limit: number) => Promise<Row[]>
}

/** Sends a table as a file. */
export function sendCsv<Row>(reply: FastifyReply, { name, columns, page }: CsvTable<Row>): Readable {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`)
  return Readable.from(pieces(columns, page))
}
