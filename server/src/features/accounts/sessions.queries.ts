import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { LoginSessions } from '../../database/schema.ts'

export const insertSession = (db: Db, session: Insertable<LoginSessions>) =>
  db.insertInto('loginSessions').values(session).execute()

/** The living session of a token, and what every request needs to know of its owner. */
export const livingSession = (db: Db, tokenHash: Buffer, now: Date) =>
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
    ])
    .select(({ fn, val }) => fn.coalesce('admin.permissions', val<string[]>([])).as('permissions'))
    .where('session.tokenHash', '=', tokenHash)
    .where('session.logoutTime', 'is', null)
    .where('session.expiresAt', '>', now)
    .executeTakeFirst()

export const prolongSession = (db: Db, id: number, now: Date, expiresAt: Date) =>
  db
    .updateTable('loginSessions')
    .set({ lastActivityAt: now, expiresAt })
    .where('id', '=', id)
    .where('logoutTime', 'is', null)
    .execute()

export const endSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('loginSessions')
    .set({ logoutTime: now, lastActivityAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('logoutTime', 'is', null)
    .execute()

/** For their owner they ended when they were last used: days in which they lay open are no use of the product. */
export const endSessionsOf = (db: Db, userId: string) =>
  db
    .updateTable('loginSessions')
    .set(({ ref }) => ({ logoutTime: ref('lastActivityAt') }))
    .where('userId', '=', userId)
    .where('logoutTime', 'is', null)
    .execute()
