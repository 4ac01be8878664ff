import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deleteOldPage, type Page } from '../../database/delete-old-rows.queries.ts'

export const deleteOldVersions = (tx: Db, page: Page) =>
  deleteOldPage(
    tx,
    { ...page, table: 'earlier_versions', at: 'replaced_at' },
    sql`DELETE FROM earlier_versions AS version USING page WHERE version.id = page.id AND is_old`,
  )
