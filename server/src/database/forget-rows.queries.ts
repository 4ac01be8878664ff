import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

/** Rows that are looked at in one statement: each takes milliseconds, so that nobody waits. */
const AT_ONCE = 2_000

/** Which rows of a table are looked at next. */
export interface Page {
  /** the id of the last row of the page before */
  after: number
  /** older rows may go */
  before: Date
}

/** What became of a page. */
interface PageOutcome {
  last: number | null
  goesOn: boolean | null
}

/**
 * A statement that deletes old rows of one page of a table, which it calls `page`: ids from the oldest on, and which are old.
 * @param at the column that says since when a row is there, about in the order of ids
 */
export const forgetPage = async (
  db: Db,
  { table, at, after, before }: Page & { table: string; at: string },
  deletion: RawBuilder<unknown>,
): Promise<PageOutcome> => {
  const { rows } = await sql<PageOutcome>`
    WITH page AS MATERIALIZED (
      SELECT id, ${sql.ref(at)} < ${before}::timestamptz AS is_old FROM ${sql.table(table)}
      WHERE id > ${after}::bigint ORDER BY id LIMIT ${AT_ONCE}::int
    ), gone AS (${deletion})
    SELECT max(id) AS last, count(*) = ${AT_ONCE}::int AND bool_or(is_old) AS goes_on FROM page`.execute(db)
  return rows[0] ?? { last: null, goesOn: false }
}

/**
 * Forgets what is old, page by page, each for good. Sums of reports stay as they are.
 * @param forget deletes the old rows of a page
 */
export async function forgetRows(
  db: Db,
  before: Date,
  forget: (tx: Db, page: Page) => Promise<PageOutcome>,
): Promise<void> {
  for (let after = 0; ; ) {
    const page = { after, before }
    const { last, goesOn } = await db.transaction().execute(async (tx) => {
      await sql`SELECT set_config('pepwell.forgetting', 'on', true)`.execute(tx)
      return forget(tx, page)
    })
    if (!goesOn || last === null) return
    after = last
  }
}
