import type { Db } from '../../../database/connect.ts'

/** A person's active sessions, last used first. */
export const activeSessionsOf = (
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
