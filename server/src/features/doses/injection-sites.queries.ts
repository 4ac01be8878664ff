import type { SiteUse } from '@pepwell/domain/doses/injection-sites'
import { type NamedSite, namesOfSite } from '@pepwell/domain/doses/site-lists'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Use = Pick<SiteUse, 'site' | 'lastUsedAt' | 'lastUsedOn' | 'soreSince'>

/** When each site of a list was used last, under any of its names, and since when it is sore. */
export async function siteUses(db: Db, userId: string, list: readonly NamedSite[]): Promise<SiteUse[]> {
  const spelled = list.flatMap((site) => namesOfSite(site).map((name) => ({ site: site.site, name })))
  const { rows } = await sql<Use>`
    SELECT DISTINCT ON (spelled.site)
      spelled.site, used.taken_at AS "lastUsedAt", used.taken_on AS "lastUsedOn", sore.since AS "soreSince"
    FROM unnest(${spelled.map(({ site }) => site)}::text[], ${spelled.map(({ name }) => name)}::text[]) AS spelled (site, name)
    LEFT JOIN LATERAL (
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND injection_site IS NOT NULL AND lower(injection_site) = lower(spelled.name)
       ORDER BY taken_at DESC LIMIT 1)
      UNION ALL
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND additional_sites[1] IS NOT NULL AND lower(additional_sites[1]) = lower(spelled.name)
       ORDER BY taken_at DESC LIMIT 1)
      UNION ALL
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND additional_sites[2] IS NOT NULL AND lower(additional_sites[2]) = lower(spelled.name)
       ORDER BY taken_at DESC LIMIT 1)
      UNION ALL
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND additional_sites[3] IS NOT NULL AND lower(additional_sites[3]) = lower(spelled.name)
       ORDER BY taken_at DESC LIMIT 1)
      ORDER BY taken_at DESC LIMIT 1) AS used ON true
    LEFT JOIN sore_sites AS sore ON sore.user_id = ${userId} AND sore.site = spelled.site
    ORDER BY spelled.site, used.taken_at DESC NULLS LAST`.execute(db)
  const unused = { lastUsedAt: null, lastUsedOn: null, soreSince: null }
  const known = new Map(rows.map((use) => [use.site, use]))
  return list.map(({ formerNames, ...site }) => ({ ...site, ...(known.get(site.site) ?? unused) }))
}

interface SoreSite {
  userId: string
  site: string
}

/** Marks a site as sore, or updates since when. */
export const insertSoreSite = (db: Db, sore: SoreSite & { since: CalendarDay }) =>
  db
    .insertInto('soreSites')
    .values(sore)
    .onConflict((conflict) => conflict.columns(['userId', 'site']).doUpdateSet({ since: sore.since }))
    .execute()

export const deleteSoreSite = (db: Db, { userId, site }: SoreSite) =>
  db.deleteFrom('soreSites').where('userId', '=', userId).where('site', '=', site).execute()

/** Clears soreness of all sites except these. */
export const deleteOtherSoreSites = (db: Db, userId: string, sites: readonly string[]) =>
  db
    .deleteFrom('soreSites')
    .where('userId', '=', userId)
    .where(sql<boolean>`site <> ALL(${sites}::text[])`)
    .execute()
