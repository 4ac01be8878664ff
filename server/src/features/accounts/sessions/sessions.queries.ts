import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { deleteOldPage, type Page } from '../../../database/delete-old-rows.queries.ts'
import type { LoginSessions } from '../../../database/schema.ts'
import { deleteTicketsOf } from '../sign-in/sign-in-tickets.queries.ts'

/** The longest life of a session. */
const MAX_DAYS = 90

export const insertSession = (db: Db, session: Insertable<LoginSessions>) =>
  db.insertInto('loginSessions').values(session).execute()

/** A token's active session with what every request needs of its owner. */
export const activeSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('loginSessions as session')
    .innerJoin('users as user', 'user.id', 'session.userId')
    .leftJoin('adminUsers as admin', 'admin.userId', 'user.id')
    .select([
      'session.id',
      'session.lastActivityAt',
      'session.expiresAt',
      'user.id as userId',
      'user.isAdmin',
      'user.timeZone',
      'user.emailProvedAt',
      'user.temporaryPasswordUntil',
    ])
    .select(({ fn, val }) => [
      fn.coalesce('admin.permissions', val<string[]>([])).as('permissions'),
      sql<Date | null>`CASE WHEN "user".is_admin
        AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = "user".id)
        AND NOT EXISTS (SELECT FROM authenticators WHERE user_id = "user".id AND confirmed_at IS NOT NULL)
        THEN admin.since END`.as('adminWithPasswordAloneSince'),
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.logoutTime', 'is', null)
    .where('session.expiresAt', '>', now)
    .executeTakeFirst()

/** Whether a returning person hasn't used this browser from this address since their last recovery. */
export async function isNewDevice(
  db: Db,
  userId: string,
  { browserInfo, ipAddress }: { browserInfo: string | null; ipAddress: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean | null }>`
    SELECT NOT bool_or(
      browser_info IS NOT DISTINCT FROM ${browserInfo}::text AND ip_address IS NOT DISTINCT FROM ${ipAddress}::inet
      AND login_time >= coalesce(access_revoked_at, '-infinity')
    ) AS is_new
    FROM login_sessions JOIN users ON users.id = user_id WHERE user_id = ${userId}`.execute(db)
  return rows[0]?.isNew === true
}

export const isSessionActive = async (
  db: Db,
  { id, userId, now }: { id: number; userId: string; now: Date },
): Promise<boolean> => {
  const living = await db
    .selectFrom('loginSessions')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('logoutTime', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return living !== undefined
}

export const extendSession = (db: Db, id: number, now: Date, expiresAt: Date) =>
  db
    .updateTable('loginSessions')
    .set({
      lastActivityAt: now,
      // A stolen session ends, however often it is used.
      expiresAt: sql`greatest(expires_at, least(${expiresAt}::timestamptz, login_time + make_interval(days => ${MAX_DAYS}::int)))`,
    })
    .where('id', '=', id)
    .where('logoutTime', 'is', null)
    .execute()

export const endSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('loginSessions')
    .set({ logoutTime: now, lastActivityAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('logoutTime', 'is', null)
    .executeTakeFirst()

/**
 * Ends a person's sessions, all or all but one, and sign-ins in progress. They count as ended when last used, because
 * idle days are no use.
 * @returns how many were active
 */
export async function endSessionsOf(db: Db, userId: string, except?: number): Promise<number> {
  await deleteTicketsOf(db, userId)
  const { numUpdatedRows } = await db
    .updateTable('loginSessions')
    .set(({ ref }) => ({ logoutTime: ref('lastActivityAt') }))
    .where('userId', '=', userId)
    .where('logoutTime', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except as number))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** @returns whether it was active and theirs */
export async function endSessionOf(
  db: Db,
  { userId, id, now }: { userId: string; id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loginSessions')
    .set(({ ref }) => ({ logoutTime: ref('lastActivityAt') }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('logoutTime', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes sessions that ended long ago, except each person's latest and those with push subscriptions. */
export const deleteOldSessions = (tx: Db, page: Page) =>
  deleteOldPage(
    tx,
    { ...page, table: 'login_sessions', at: 'login_time' },
    sql`DELETE FROM login_sessions AS session USING page
      WHERE session.id = page.id AND is_old
        AND NOT EXISTS (SELECT FROM push_subscriptions WHERE session_id = session.id)
        AND EXISTS (SELECT FROM login_sessions AS later WHERE later.user_id = session.user_id
          AND (later.login_time, later.id) > (session.login_time, session.id))`,
  )
