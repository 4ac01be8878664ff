import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { forgetPage, type Page } from '../../database/forget-rows.queries.ts'

export const forgetVersions = (tx: Db, page: Page) =>
  forgetPage(
    tx,
    { ...page, table: 'earlier_versions', at: 'replaced_at' },
    sql`DELETE FROM earlier_versions AS version USING page WHERE version.id = page.id AND is_old`,
  )
