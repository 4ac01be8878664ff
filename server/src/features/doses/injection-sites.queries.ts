import type { CalendarDay } from '@pepwell/domain/calendar'
import { type SiteName, type SiteUse, siteNames } from '@pepwell/domain/injection-sites'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Every site with when it was used last, and since when it is sore; in the order of domain. Typed sites count by their name. */
export async function siteUses(db: Db, userId: string) {
  const { rows } = await sql<SiteUse>`
    SELECT known.site, used.taken_at AS "lastUsedAt", used.taken_on AS "lastUsedOn", sore.since AS "soreSince"
    FROM unnest(${siteNames}::text[]) WITH ORDINALITY AS known (site, place)
    LEFT JOIN LATERAL (
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND injection_site IS NOT NULL AND lower(injection_site) = lower(known.site)
       ORDER BY taken_at DESC LIMIT 1)
      UNION ALL
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND additional_sites[1] IS NOT NULL AND lower(additional_sites[1]) = lower(known.site)
       ORDER BY taken_at DESC LIMIT 1)
      UNION ALL
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND additional_sites[2] IS NOT NULL AND lower(additional_sites[2]) = lower(known.site)
       ORDER BY taken_at DESC LIMIT 1)
      UNION ALL
      (SELECT taken_at, taken_on FROM dosage_logs
       WHERE user_id = ${userId} AND additional_sites[3] IS NOT NULL AND lower(additional_sites[3]) = lower(known.site)
       ORDER BY taken_at DESC LIMIT 1)
      ORDER BY taken_at DESC LIMIT 1) AS used ON true
    LEFT JOIN sore_sites AS sore ON sore.user_id = ${userId} AND sore.site = known.site
    ORDER BY known.place`.execute(db)
  return rows
}

interface SoreSite {
  userId: string
  site: SiteName
}

/** Marks a site as sore, or says anew since when it is. */
export const insertSoreSite = (db: Db, sore: SoreSite & { since: CalendarDay }) =>
  db
    .insertInto('soreSites')
    .values(sore)
    .onConflict((conflict) => conflict.columns(['userId', 'site']).doUpdateSet({ since: sore.since }))
    .execute()

export const deleteSoreSite = (db: Db, { userId, site }: SoreSite) =>
  db.deleteFrom('soreSites').where('userId', '=', userId).where('site', '=', site).execute()
