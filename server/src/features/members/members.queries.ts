import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { afterOwn } from '../../database/page.ts'
import {
  duration,
  isAmong,
  type ListFilters,
  meanDuration,
  memberListColumns,
  patternOf,
} from './member-list.queries.ts'

export const countGroups = (db: Db, narrowed: ListFilters) =>
  db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('isAdmin', '=', true).as('admins'),
      fn.countAll<number>().filterWhere('isAdmin', '=', false).as('members'),
    ])
    .where(isAmong(narrowed, patternOf(narrowed)))
    .executeTakeFirstOrThrow()

export const memberById = (db: Db, id: string) =>
  db
    .selectFrom('users as user')
    .select(memberListColumns)
    .select(meanDuration.as('avgSessionDuration'))
    .select([
      'user.profileImageUrl',
      'user.phoneNumber',
      'user.weight',
      'user.dateOfBirth',
      'user.heightFeet',
      'user.heightInches',
      'user.gender',
      'user.timeZone',
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom('adminUsers')
        .select('permissions')
        .whereRef('userId', '=', 'user.id')
        .$asScalar()
        .as('permissions'),
      selectFrom('userPeptides')
        .select(fn.countAll<number>().as('count'))
        .whereRef('userId', '=', 'user.id')
        .where('status', '=', 'active')
        .$asScalar()
        .$notNull()
        .as('activePeptides'),
      selectFrom('dosageLogs')
        .select(fn.countAll<number>().as('count'))
        .whereRef('userId', '=', 'user.id')
        .$asScalar()
        .$notNull()
        .as('dosageLogs'),
      selectFrom('reminders')
        .select(fn.countAll<number>().as('count'))
        .whereRef('userId', '=', 'user.id')
        .$asScalar()
        .$notNull()
        .as('reminders'),
    ])
    .where('user.id', '=', id)
    .executeTakeFirst()

export const memberExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Latest first; with `after`, the sessions that follow it. */
export const sessionsOf = (
  db: Db,
  userId: string,
  { limit, after, now }: { limit: number; after?: number; now: Date },
) =>
  db
    .selectFrom('loginSessions')
    .select(['id', 'loginTime', 'lastActivityAt', 'logoutTime', 'deviceType', 'browserInfo'])
    .select(duration.as('sessionDuration'))
    .select(sql<string | null>`host(ip_address)`.as('ipAddress'))
    .select(sql<boolean>`logout_time IS NULL AND expires_at > ${now}`.as('isActive'))
    .where('userId', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(afterOwn({ table: 'loginSessions', column: 'loginTime' }, { userId, after })),
    )
    .orderBy('loginTime', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Instants at which the operator's day and week start, and the day ends. */
interface Spans {
  today: Date
  tomorrow: Date
  weekAgo: Date
}

export async function figures(db: Db, { today, tomorrow, weekAgo }: Spans) {
  const { rows } = await sql<{
    totalUsers: number
    activePeptideUsers: number
    dosageLogsToday: number
    newUsersThisWeek: number
  }>`SELECT
    (SELECT count(*) FROM users) AS total_users,
    (SELECT count(DISTINCT user_id) FROM user_peptides WHERE status = 'active') AS active_peptide_users,
    (SELECT count(*) FROM dosage_logs WHERE created_at >= ${today} AND created_at < ${tomorrow}) AS dosage_logs_today,
    (SELECT count(*) FROM users WHERE created_at >= ${weekAgo}) AS new_users_this_week`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a SELECT without FROM has one row')
  return found
}
