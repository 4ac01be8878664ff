import type { BodyRegion } from '@pepwell/domain/catalogue/medicines'
import { type EditedSite, type NamedSite, wholeList } from '@pepwell/domain/doses/site-lists'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The person's sites in their order. */
export async function siteListOf(db: Db, userId: string): Promise<NamedSite[]> {
  const rows = await db
    .selectFrom('listedSites')
    .select(['site', 'name', 'region', 'neverSuggest', 'formerNames'])
    .where('userId', '=', userId)
    .orderBy('turn')
    .execute()
  return wholeList(rows.map((row) => ({ ...row, region: row.region as BodyRegion | null })))
}

/** Replaces the list. */
export async function replaceSiteList(
  tx: Db,
  userId: string,
  list: readonly (EditedSite & { formerNames: readonly string[] })[],
): Promise<void> {
  await tx.deleteFrom('listedSites').where('userId', '=', userId).execute()
  const rows = list.map((site, index) => ({ ...site, turn: index + 1 }))
  await sql`
    INSERT INTO listed_sites (user_id, site, name, region, never_suggest, turn, former_names)
    SELECT ${userId}, site, name, region, "neverSuggest", turn, "formerNames"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS listed
      (site text, name text, region text, "neverSuggest" boolean, turn integer, "formerNames" text[])`.execute(
    tx,
  )
}
