import { randomUUID } from 'node:crypto'
import { type CsvCell, csvOf } from '@pepwell/domain/imports/csv'
import type { ImportColumn } from '@pepwell/domain/imports/csv-import'
import type { MovableClock, Send } from '../caller.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Operators import their tables once a week. */
const WEEK_DAYS = 7

/** Cells by column name. */
type Cells = Readonly<Record<string, CsvCell>>

/** An operator's calls at any time until now. */
export interface Operating {
  send: Send
  clock: MovableClock
  now: number
}

/**
 * Imports rows as an operator does.
 * @param path of the table under /api/admin
 * @throws if a row has a problem
 */
export async function importRows(
  send: Send,
  path: string,
  columns: readonly ImportColumn[],
  rows: readonly Cells[],
): Promise<void> {
  const header = columns.map(({ label }) => label)
  const csv = csvOf(
    header,
    rows.map((cells) => columns.map(({ name }) => cells[name])),
  )
  const reply = await send('POST', `/api/admin/${path}/import`, {
    csv,
    confirm: true,
    clientId: randomUUID(),
  })
  if (!reply.done) throw new Error(`the demo's ${path} were not imported: ${JSON.stringify(reply.problems)}`)
}

/** A table's rows, each with its age. */
interface AgedTable {
  path: string
  columns: readonly ImportColumn[]
  rows: readonly { daysAgo: number; cells: Cells }[]
}

/** Imports the rows of some tables week by week, oldest first, with the clock at each week. */
export async function importWeekly({ send, clock, now }: Operating, tables: readonly AgedTable[]) {
  const weekOf = ({ daysAgo }: { daysAgo: number }) => Math.ceil(daysAgo / WEEK_DAYS)
  const oldest = Math.max(...tables.flatMap(({ rows }) => rows.map(weekOf)))
  for (let week = oldest; week > 0; week--) {
    clock.moveTo(now - week * WEEK_DAYS * DAY_MS)
    for (const { path, columns, rows } of tables) {
      const due = rows.filter((row) => weekOf(row) === week).map(({ cells }) => cells)
      if (due.length > 0) await importRows(send, path, columns, due)
    }
  }
  clock.moveTo(now)
}
