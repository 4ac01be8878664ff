import type { Db } from '../../database/connect.ts'

/** Blocks a host for others until then. */
export const occupyHost = (db: Db, host: string, freeAt: Date) =>
  db
    .insertInto('priceHosts')
    .values({ host, freeAt })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ freeAt }))
    .execute()

/**
 * The same if the host is free.
 * @returns whether the caller has it
 */
export const claimHost = async (
  db: Db,
  { host, now, freeAt }: { host: string; now: Date; freeAt: Date },
): Promise<boolean> => {
  const claimed = await db
    .insertInto('priceHosts')
    .values({ host, freeAt })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ freeAt }).where('priceHosts.freeAt', '<=', now),
    )
    .returning('host')
    .executeTakeFirst()
  return claimed !== undefined
}

/** A site's robots.txt, if it was fetched since. */
export const rulesSince = async (db: Db, origin: string, since: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('siteRules')
      .select('rules')
      .where('origin', '=', origin)
      .where('askedAt', '>', since)
      .executeTakeFirst()
  )?.rules

export const putRules = (db: Db, row: { origin: string; rules: string; askedAt: Date }) =>
  db
    .insertInto('siteRules')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('origin').doUpdateSet({ rules: row.rules, askedAt: row.askedAt }),
    )
    .execute()
