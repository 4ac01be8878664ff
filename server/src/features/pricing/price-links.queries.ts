import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** An operator's edit of a link; undefined fields stay. */
export interface LinkEdit {
  /** 1 to 4 */
  position: number
  url?: string | null
  usLabTested?: boolean
  batchTracked?: boolean
}

/** A product's links in order, locked until the transaction ends. */
export const lockLinks = (tx: Db, productId: number) =>
  tx
    .selectFrom('priceLinks')
    .select(['position', 'url', 'usLabTested', 'batchTracked'])
    .where('productId', '=', productId)
    .orderBy('position')
    .forUpdate()
    .execute()

/** Writes whole links by position. */
export const putLinks = (tx: Db, productId: number, links: readonly Required<LinkEdit>[]) =>
  sql`
    INSERT INTO price_links (product_id, position, url, us_lab_tested, batch_tracked)
    SELECT ${productId}, position, url, "usLabTested", "batchTracked"
    FROM json_to_recordset(${JSON.stringify(links)}::json) AS link (
      position smallint, url text, "usLabTested" boolean, "batchTracked" boolean)
    ON CONFLICT (product_id, position) DO UPDATE SET
      url = excluded.url, us_lab_tested = excluded.us_lab_tested, batch_tracked = excluded.batch_tracked`.execute(
    tx,
  )
