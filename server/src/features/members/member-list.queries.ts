import type { MembersFilter } from '@pepwell/contract/accounts/members'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { containing } from '../../database/containing.ts'
import { preparedByShape } from '../../database/prepared.ts'

export const memberListColumns = [
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

/** Seconds from a sign-in to the first pause. */
export const duration = sql<number>`extract(epoch FROM seen_until - login_time)::float8`

export const meanDuration = sql<number | null>`(
  SELECT avg(${duration}) FROM login_sessions AS session WHERE session.user_id = "user".id)`

/** Orders of the list, each with its default direction; ids break ties. */
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

/** When members were last active. */
export type Seen = { from: Date } | { before: Date } | 'never'

/** Filters of the list. */
export interface ListFilters {
  search?: string | undefined
  joinedFrom?: Date | undefined
  seen?: Seen | undefined
}

/** Filters and order. */
type Filter = ListFilters & Pick<MembersFilter, 'group' | 'sort' | 'direction'>

function wasSeen(seen: Seen): RawBuilder<boolean> {
  if (seen === 'never') return sql`last_login_at IS NULL`
  if ('before' in seen) return sql`last_login_at < ${seen.before}`
  // Matches the index expression.
  return sql`coalesce(last_login_at, '-infinity'::timestamptz) >= ${seen.from}`
}

/** A search as a LIKE pattern for stored text. */
export const patternOf = ({ search }: Pick<ListFilters, 'search'>): RawBuilder<string> | undefined =>
  search ? sql`${containing(search)}` : undefined

/** All filters as one condition. */
export const isAmong = (
  { joinedFrom, seen }: Omit<ListFilters, 'search'>,
  pattern: RawBuilder<string> | undefined,
): RawBuilder<boolean> =>
  sql<boolean>`${pattern ? sql`sought LIKE ${pattern}` : sql`true`}
    AND ${joinedFrom ? sql`created_at >= ${joinedFrom}` : sql`true`} AND ${seen ? wasSeen(seen) : sql`true`}`

type Listed = Omit<Filter, 'search'> & {
  pattern: RawBuilder<string> | undefined
  /** the sort value and id of the row after which the page starts */
  start: RawBuilder<unknown> | undefined
}

const directionOf = ({ sort, direction = orders[sort].direction }: Listed) => direction

/** Members who match all filters. */
function narrowed(db: Db, listed: Listed) {
  const { pattern, group, sort, start, ...rest } = listed
  const follows = directionOf(listed) === 'asc' ? sql`>` : sql`<`
  return db
    .selectFrom('users as user')
    .where(isAmong(rest, pattern))
    .$if(group !== undefined, (query) => query.where('user.isAdmin', '=', group === 'admins'))
    .$if(start !== undefined, (query) =>
      query.where(sql<boolean>`(${orders[sort].by}, id) ${follows} ${start}`),
    )
}

/** The first members in the list's order. */
const found = (db: Db, listed: Listed, limit: number) =>
  narrowed(db, listed)
    .select(memberListColumns)
    .select(meanDuration.as('avgSessionDuration'))
    .orderBy(orders[listed.sort].by, directionOf(listed))
    .orderBy('user.id', directionOf(listed))
    // A literal, because PostgreSQL replans a page with a parameter as its limit each time.
    .limit(sql.lit(limit))

/** Up to this many members, sorting is as fast as finding them. */
const FEW = 1000

/** The size of the sample of newest members, and the number of matches that makes a word common. */
const [SAMPLE, COMMON] = [30, 3]

/**
 * As {@link found}, for words with few matches; nothing if there may be many, which the trigram index would collect
 * first. The pattern is hidden from the planner, which would replan for each word.
 */
function foundByWords(db: Db, listed: Listed, limit: number) {
  const pattern = sql<string>`(SELECT ${listed.pattern}::text)`
  const isCommon = sql<boolean>`(SELECT count(*) >= ${sql.lit(COMMON)} FROM (
    SELECT sought FROM users ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(SAMPLE)}) AS newest WHERE sought LIKE ${pattern})`
  const few = narrowed(db, { ...listed, pattern })
    .selectAll('user')
    .where(sql<boolean>`NOT ${isCommon}`)
  return db
    .selectFrom(few.limit(sql.lit(FEW)).as('user'))
    .select(memberListColumns)
    .select([meanDuration.as('avgSessionDuration'), sql<number>`count(*) OVER ()`.as('hits')])
    .orderBy(orders[listed.sort].by, directionOf(listed))
    .orderBy('user.id', directionOf(listed))
    .limit(sql.lit(limit))
}

/** The shape of a page's statement. */
interface Shape extends Pick<MembersFilter, 'group' | 'sort' | 'direction'> {
  limit: number
  has: { search: boolean; joinedFrom: boolean; seen: 'from' | 'before' | 'never' | false; after: boolean }
}

/** The parameters; a shape never uses those that it lacks. */
interface Values {
  pattern: string
  joinedFrom: Date | undefined
  seenAt: Date | undefined
  after: string | undefined
}

function listedBy({ has, limit, ...shape }: Shape, { pattern, joinedFrom, seenAt, after }: Values): Listed {
  const seen: Record<'from' | 'before' | 'never', Seen> = {
    from: { from: seenAt as Date },
    before: { before: seenAt as Date },
    never: 'never',
  }
  const { by } = orders[shape.sort]
  return {
    ...shape,
    pattern: has.search ? sql`${pattern}` : undefined,
    joinedFrom: has.joinedFrom ? joinedFrom : undefined,
    seen: has.seen ? seen[has.seen] : undefined,
    start: has.after ? sql`(SELECT ${by}, id FROM users WHERE id = ${after})` : undefined,
  }
}

const page = preparedByShape((db, shape: Shape, values: Values) =>
  found(db, listedBy(shape, values), shape.limit),
)
const pageByWords = preparedByShape((db, shape: Shape, values: Values) =>
  foundByWords(db, listedBy(shape, values), shape.limit),
)

/** Whether the trigram index can find the search, which needs three characters in a row. */
const isIndexed = (search: string): boolean => /[\p{L}\p{N}]{3}/u.test(search)

const seenIn = (seen: Seen | undefined) => {
  if (seen === undefined || seen === 'never') return { how: seen ?? (false as const), at: undefined }
  return 'from' in seen
    ? { how: 'from' as const, at: seen.from }
    : { how: 'before' as const, at: seen.before }
}

/** One page; with `after`, the members that follow it. */
export async function membersPage(
  db: Db,
  {
    limit,
    after,
    search,
    joinedFrom,
    seen,
    group,
    sort,
    direction,
  }: Filter & { limit: number; after?: string },
) {
  const { how, at: seenAt } = seenIn(seen)
  const has = {
    search: Boolean(search),
    joinedFrom: joinedFrom !== undefined,
    seen: how,
    after: after !== undefined,
  }
  const shape = { group, sort, direction, limit, has }
  const values = { pattern: containing(search ?? ''), joinedFrom, seenAt, after }
  if (search && isIndexed(search)) {
    const few = await pageByWords(db, shape, values)
    if (few[0] && few[0].hits < FEW) return few
  }
  // Common words are found by scanning in order; the planner estimates which are common.
  return page(db, shape, values)
}

/** A position in a sorted list; remains valid after its member is deleted. */
interface Cursor {
  id: string
  place: string
}

/** As {@link membersPage}, after a position. Each row has its own. */
export function membersFrom(
  db: Db,
  { limit, from, search, ...filter }: Filter & { limit: number; from?: Cursor },
) {
  const { by, type } = orders[filter.sort]
  const start = from && sql`(${from.place}::${type}, ${from.id})`
  return found(db, { ...filter, pattern: patternOf({ search }), start }, limit)
    .select(sql<string>`(${by})::text`.as('place'))
    .execute()
}
