import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The period and the count above which events are unusual. */
interface Unusual {
  since: Date
  min: number
}

/** Alerts at once. */
const MOST = 10

/** Accounts with many failed sign-ins. */
export async function attackedAccounts(db: Db, { since, min }: Unusual) {
  const { rows } = await sql<{ userId: string; tries: number }>`
    SELECT user_id, count(*)::int AS tries FROM security_events
    WHERE at > ${since} AND outcome <> 'ok' AND kind LIKE 'sign-in-%'
    GROUP BY user_id HAVING count(*) >= ${min} ORDER BY tries DESC LIMIT ${MOST}`.execute(db)
  return rows
}

/** Networks with failed sign-ins to many accounts: an IPv4 address, or an IPv6 /64. */
export async function attackingNetworks(db: Db, { since, min }: Unusual) {
  const { rows } = await sql<{ network: string; accounts: number }>`
    SELECT text(network(set_masklen(ip_address, CASE family(ip_address) WHEN 6 THEN 64 ELSE 32 END))) AS network,
      count(DISTINCT user_id)::int AS accounts
    FROM security_events
    WHERE at > ${since} AND outcome <> 'ok' AND kind LIKE 'sign-in-%' AND ip_address IS NOT NULL
    GROUP BY 1 HAVING count(DISTINCT user_id) >= ${min} ORDER BY accounts DESC LIMIT ${MOST}`.execute(db)
  return rows
}

/** Operators with rights for members. */
export async function operatorsOfMembers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('adminUsers', 'adminUsers.userId', 'users.id')
    .select('users.id')
    .where('users.isAdmin', '=', true)
    .where(sql<boolean>`(permissions = '{}' OR 'members' = ANY(permissions))`)
    .execute()
  return rows.map(({ id }) => id)
}
