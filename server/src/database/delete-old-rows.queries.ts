import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

/** Rows per statement: each takes milliseconds, so no one waits. */
const AT_ONCE = 2_000

/** The next rows of a table. */
export interface Page {
  /** id of the previous page's last row */
  after: number
  /** older rows are deleted */
  before: Date
}

/** The result of a page. */
interface PageOutcome {
  last: number | null
  hasMore: boolean | null
}

/**
 * Deletes old rows of one page of a table, called `page`: ids from the oldest on.
 * @param at the column with a row's time, which roughly follows the ids
 */
export const deleteOldPage = async (
  db: Db,
  { table, at, after, before }: Page & { table: string; at: string },
  deletion: RawBuilder<unknown>,
): Promise<PageOutcome> => {
  const { rows } = await sql<PageOutcome>`
    WITH page AS MATERIALIZED (
      SELECT id, ${sql.ref(at)} < ${before}::timestamptz AS is_old FROM ${sql.table(table)}
      WHERE id > ${after}::bigint ORDER BY id LIMIT ${AT_ONCE}::int
    ), gone AS (${deletion})
    SELECT max(id) AS last, count(*) = ${AT_ONCE}::int AND bool_or(is_old) AS has_more FROM page`.execute(db)
  return rows[0] ?? { last: null, hasMore: false }
}

/**
 * Deletes old rows page by page, each in its own transaction. Sums of reports stay.
 * @param deletePage deletes the old rows of a page
 */
export async function deleteOldRows(
  db: Db,
  before: Date,
  deletePage: (tx: Db, page: Page) => Promise<PageOutcome>,
): Promise<void> {
  for (let after = 0; ; ) {
    const page = { after, before }
    const { last, hasMore } = await db.transaction().execute(async (tx) => {
      await sql`SELECT set_config('pepwell.forgetting', 'on', true)`.execute(tx)
      return deletePage(tx, page)
    })
    if (!hasMore || last === null) return
    after = last
  }
}
