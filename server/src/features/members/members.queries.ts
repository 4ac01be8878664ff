import type { MembersFilter } from '@pepwell/contract/members'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { containing } from '../../database/containing.ts'

const listedColumns = [
  'user.id',
  'user.email',
  'user.firstName',
  'user.lastName',
  'user.userHandle',
  'user.isAdmin',
  'user.createdAt',
  'user.loginCount',
  'user.lastLoginAt as lastLogin',
] as const

/** Seconds from a sign-in up to when somebody was there without a pause. */
const duration = sql<number>`extract(epoch FROM seen_until - login_time)::float8`

const meanDuration = sql<number | null>`(
  SELECT avg(${duration}) FROM login_sessions AS session WHERE session.user_id = "user".id)`

/** What members are ordered by, each with the direction that operators want to see first; ids tell equal ones apart. */
const orders: Record<
  MembersFilter['sort'],
  { by: RawBuilder<unknown>; type: RawBuilder<unknown>; direction: 'asc' | 'desc' }
> = {
  newest: { by: sql`created_at`, type: sql`timestamptz`, direction: 'desc' },
  name: {
    by: sql`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
    type: sql`text`,
    direction: 'asc',
  },
  email: { by: sql`email`, type: sql`text`, direction: 'asc' },
  'last-login': {
    by: sql`coalesce(last_login_at, '-infinity'::timestamptz)`,
    type: sql`timestamptz`,
    direction: 'desc',
  },
  logins: { by: sql`login_count`, type: sql`integer`, direction: 'desc' },
}

/** When members were last there. */
export type Seen = { from: Date } | { before: Date } | 'never'

/** Which members. */
interface Narrowed {
  search?: string | undefined
  joinedFrom?: Date | undefined
  seen?: Seen | undefined
}

/** Which, and in what order. */
type Filter = Narrowed & Pick<MembersFilter, 'group' | 'sort' | 'direction'>

const members = (db: Db) => db.selectFrom('users as user').select(listedColumns)

function wasSeen(seen: Seen): RawBuilder<boolean> {
  if (seen === 'never') return sql`last_login_at IS NULL`
  if ('before' in seen) return sql`last_login_at < ${seen.before}`
  // As the index has it.
  return sql`coalesce(last_login_at, '-infinity'::timestamptz) >= ${seen.from}`
}

/** Everything that narrows, in one condition. */
const isAmong = ({ search, joinedFrom, seen }: Narrowed): RawBuilder<boolean> =>
  sql<boolean>`${search ? sql`sought LIKE ${containing(search)}` : sql`true`}
    AND ${joinedFrom ? sql`created_at >= ${joinedFrom}` : sql`true`} AND ${seen ? wasSeen(seen) : sql`true`}`

/** Members that the words find, those first that follow `start`, a row of what they are ordered by and their id. */
function found(
  db: Db,
  { group, sort, direction = orders[sort].direction, ...narrowed }: Filter,
  { limit, start }: { limit: number; start?: RawBuilder<unknown> },
) {
  const { by } = orders[sort]
  const follows = direction === 'asc' ? sql`>` : sql`<`
  return (
    members(db)
      .select(meanDuration.as('avgSessionDuration'))
      .where(isAmong(narrowed))
      .$if(group !== undefined, (query) => query.where('user.isAdmin', '=', group === 'admins'))
      .$if(start !== undefined, (query) => query.where(sql<boolean>`(${by}, id) ${follows} ${start}`))
      .orderBy(by, direction)
      .orderBy('user.id', direction)
      // Written out: a page whose size it is not told, PostgreSQL plans anew each time.
      .limit(sql.lit(limit))
  )
}

/** One page; with `after`, the members that follow that one. */
export function membersPage(db: Db, { limit, after, ...filter }: Filter & { limit: number; after?: string }) {
  const { by } = orders[filter.sort]
  const start = after === undefined ? undefined : sql`(SELECT ${by}, id FROM users WHERE id = ${after})`
  return found(db, filter, { limit, start }).execute()
}

/** Where somebody stands in an order, which is there also when they are not any more. */
interface Place {
  id: string
  place: string
}

/** As {@link membersPage}, after a place instead of somebody. Each row has its own. */
export function membersFrom(db: Db, { limit, from, ...filter }: Filter & { limit: number; from?: Place }) {
  const { by, type } = orders[filter.sort]
  const start = from && sql`(${from.place}::${type}, ${from.id})`
  return found(db, filter, { limit, start }).select(sql<string>`(${by})::text`.as('place')).execute()
}

export const countGroups = (db: Db, narrowed: Narrowed) =>
  db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('isAdmin', '=', true).as('admins'),
      fn.countAll<number>().filterWhere('isAdmin', '=', false).as('members'),
    ])
    .where(isAmong(narrowed))
    .executeTakeFirstOrThrow()

export const memberById = (db: Db, id: string) =>
  members(db)
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

/** Latest first; with `after`, the sessions that follow that one. */
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
      query.where(
        sql<boolean>`(login_time, id) < (SELECT login_time, id FROM login_sessions WHERE id = ${after} AND user_id = ${userId})`,
      ),
    )
    .orderBy('loginTime', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Instants at which the operator's day and week begin, and the day ends. */
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
