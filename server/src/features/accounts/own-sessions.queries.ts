import type { Db } from '../../database/connect.ts'

/** Somebody's sessions that go on, the last used first. */
export const livingSessionsOf = (
  db: Db,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
) =>
  db
    .selectFrom('loginSessions')
    .select(['id', 'deviceType', 'browserInfo', 'loginTime', 'lastActivityAt'])
    .where('userId', '=', userId)
    .where('logoutTime', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastActivityAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** What a session's owner has to type, and when they did so last. */
export const passwordOfSession = (db: Db, id: number) =>
  db
    .selectFrom('loginSessions as session')
    .innerJoin('users as user', 'user.id', 'session.userId')
    .select(['session.passwordTypedAt', 'user.passwordHash'])
    .where('session.id', '=', id)
    .executeTakeFirst()

export const notePasswordTyped = (db: Db, id: number, passwordTypedAt: Date) =>
  db.updateTable('loginSessions').set({ passwordTypedAt }).where('id', '=', id).execute()
