import { supportAccount } from '@pepwell/domain/text/brand'
import { folded } from '@pepwell/domain/text/folded'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { containing } from '../../database/containing.ts'

/** Public columns of the person called `person`. */
export const publicColumns = [
  'person.id',
  'person.userHandle',
  'person.firstName',
  'person.lastName',
  'person.profileImageUrl',
  'person.isAdmin as isTeam',
] as const

/** Sort key of the person called `person`: the name, or its substitute. */
export const byName = sql`lower(coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.user_handle, person.id))`

/** Whether one of two people has blocked the other. */
export const isApart = (
  one: RawBuilder<string>,
  other: RawBuilder<string>,
): RawBuilder<boolean> => sql`EXISTS (
  SELECT FROM blocks WHERE (blocker_id, blocked_id) = (${one}, ${other}) OR (blocker_id, blocked_id) = (${other}, ${one}))`

/** The ordered pair of two people, which has at most one friendship. */
export const pairOf = (one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> => sql`
  least(friendship.requester_id, friendship.addressee_id) = least(${one}, ${other})
  AND greatest(friendship.requester_id, friendship.addressee_id) = greatest(${one}, ${other})`

const person = sql<string>`person.id`

/**
 * Findable people with a verified email by part of their handle, or by id. Prefix matches first, then shorter
 * handles.
 */
export async function findPeople(
  db: Db,
  { userId, sought, limit }: { userId: string; sought: string; limit: number },
) {
  const own = sql<string>`${userId}::text`
  const part = folded(sought)
  return db
    .selectFrom('users as person')
    .leftJoin('friendships as friendship', (join) => join.on(pairOf(person, own)))
    .select(publicColumns)
    .select([
      sql<'none' | 'requested' | 'asking' | 'friends'>`CASE
        WHEN friendship.status = 'accepted' THEN 'friends'
        WHEN friendship.status = 'pending' AND friendship.requester_id = person.id THEN 'asking'
        WHEN friendship.status = 'pending' THEN 'requested'
        ELSE 'none' END`.as('standing'),
      sql<number | null>`CASE WHEN friendship.status = 'pending' THEN friendship.id END`.as('requestId'),
    ])
    .where(
      sql<boolean>`(person.id = ${part} AND person.who_can_find_me <> 'nobody'
        OR lower(substr(person.user_handle, 2)) LIKE ${containing(part)} AND person.who_can_find_me = 'everyone')`,
    )
    .where('person.id', '<>', userId)
    .where('person.id', '<>', supportAccount.id)
    .where('person.suspendedAt', 'is', null)
    .where('person.emailProvedAt', 'is not', null)
    .where(({ not }) => not(isApart(person, own)))
    .orderBy(sql`strpos(lower(substr(person.user_handle, 2)), ${part})`)
    .orderBy(sql`length(person.user_handle)`)
    .orderBy(sql`lower(person.user_handle)`)
    .orderBy('person.id')
    .limit(limit)
    .execute()
}

/** What decides what two people may do with each other. */
export interface LockedPerson {
  id: string
  userHandle: string | null
  firstName: string | null
  lastName: string | null
  whoCanFindMe: string
  suspendedAt: Date | null
  emailProvedAt: Date | null
}

/** Locks people in the order of their ids, so that concurrent changes run one at a time. */
export const lockPeople = (db: Db, ids: readonly string[]): Promise<LockedPerson[]> =>
  db
    .selectFrom('users')
    .select(['id', 'userHandle', 'firstName', 'lastName', 'whoCanFindMe', 'suspendedAt', 'emailProvedAt'])
    .where('id', '=', sql<string>`ANY(${ids}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
