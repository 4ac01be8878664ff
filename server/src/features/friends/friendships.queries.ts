import type { friendshipStatuses } from '@pepwell/domain/social/friends'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import { byName, pairOf, publicColumns } from './people.queries.ts'

const text = (value: string): RawBuilder<string> => sql`${value}::text`

/** Whether two people are friends, in a query. */
export const isFriend = (one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM friendships AS friendship WHERE ${pairOf(one, other)} AND friendship.status = 'accepted')`

/** Whether two people are friends; false while one is suspended. */
export async function areFriends(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (
    SELECT FROM friendships AS friendship
    JOIN users AS requester ON requester.id = requester_id AND requester.suspended_at IS NULL
    JOIN users AS addressee ON addressee.id = addressee_id AND addressee.suspended_at IS NULL
    WHERE ${pairOf(text(one), text(other))} AND status = 'accepted') AS found`.execute(db)
  return rows[0]?.found === true
}

const selectFriends = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('friendships as friendship')
    .innerJoin('users as person', (join) =>
      join.on(
        sql<boolean>`person.id = CASE WHEN friendship.requester_id = ${userId} THEN friendship.addressee_id ELSE friendship.requester_id END`,
      ),
    )
    .select(publicColumns)
    .select([
      sql<string | null>`CASE WHEN person.show_email_to_friends THEN person.email END`.as('email'),
      sql<Date>`friendship.decided_at`.as('since'),
    ])
    .where(({ or, eb }) =>
      or([eb('friendship.requesterId', '=', userId), eb('friendship.addresseeId', '=', userId)]),
    )
    .where('friendship.status', '=', 'accepted')
    .where('person.suspendedAt', 'is', null)
    .orderBy(byName)
    .orderBy('person.id'),
)

/** A person's friends by name. */
export const friendsOf = (db: Db, userId: string) => selectFriends(db, { userId })

/** A person's friends and people with open requests. */
export async function contactsOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT CASE WHEN requester_id = ${userId} THEN addressee_id ELSE requester_id END AS id FROM friendships
    WHERE (requester_id = ${userId} OR addressee_id = ${userId}) AND status IN ('accepted', 'pending')`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Every relation of a person, including withdrawn, rejected and ended ones. */
export async function allBetween(db: Db, userId: string): Promise<{ requestId: number; otherId: string }[]> {
  const { rows } = await sql<{ requestId: number; otherId: string }>`
    SELECT id AS request_id, CASE WHEN requester_id = ${userId} THEN addressee_id ELSE requester_id END AS other_id
    FROM friendships WHERE requester_id = ${userId} OR addressee_id = ${userId}`.execute(db)
  return rows
}

/** Open requests with the other person, latest first. */
export const requestsOf = (db: Db, userId: string, direction: 'received' | 'sent') => {
  const [own, other] =
    direction === 'received'
      ? (['addresseeId', 'requesterId'] as const)
      : (['requesterId', 'addresseeId'] as const)
  return db
    .selectFrom('friendships as friendship')
    .innerJoin('users as person', 'person.id', `friendship.${other}`)
    .select(publicColumns)
    .select(['friendship.id as requestId', 'friendship.createdAt'])
    .where(`friendship.${own}`, '=', userId)
    .where('friendship.status', '=', 'pending')
    .where('person.suspendedAt', 'is', null)
    .orderBy('friendship.id', 'desc')
    .execute()
}

/** A person as strangers see them. */
export const publicPerson = (db: Db, id: string) =>
  db.selectFrom('users as person').select(publicColumns).where('person.id', '=', id).executeTakeFirstOrThrow()

const found = (db: Db) =>
  db
    .selectFrom('friendships as friendship')
    .select([
      'friendship.id',
      'friendship.requesterId',
      'friendship.addresseeId',
      sql<(typeof friendshipStatuses)[number]>`friendship.status`.as('status'),
      'friendship.decidedAt',
    ])

/** The relation of two people. */
export const friendshipOf = (db: Db, one: string, other: string) =>
  found(db)
    .where(pairOf(text(one), text(other)))
    .executeTakeFirst()

export const friendshipById = (db: Db, id: number) =>
  found(db).where('friendship.id', '=', id).executeTakeFirst()

/** How many open requests a person has sent. */
export const openRequestsOf = async (db: Db, userId: string): Promise<number> => {
  const { open } = await db
    .selectFrom('friendships')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('requesterId', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return open
}

/** How many friends a person has. */
export const countFriends = async (db: Db, userId: string): Promise<number> => {
  const { friends } = await db
    .selectFrom('friendships')
    .select(({ fn }) => fn.countAll<number>().as('friends'))
    .where(({ or, eb }) => or([eb('requesterId', '=', userId), eb('addresseeId', '=', userId)]))
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return friends
}

/**
 * Stores a request, no matter what the relation was.
 * @returns its id
 */
export async function recordRequest(
  db: Db,
  request: { requesterId: string; addresseeId: string; createdAt: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO friendships (requester_id, addressee_id, created_at)
    VALUES (${request.requesterId}, ${request.addresseeId}, ${request.createdAt})
    ON CONFLICT (least(requester_id, addressee_id), greatest(requester_id, addressee_id)) DO UPDATE
    SET requester_id = excluded.requester_id, addressee_id = excluded.addressee_id, status = 'pending',
      created_at = excluded.created_at
    RETURNING id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an INSERT that updates on conflict returns a row')
  return row.id
}

/** Stores the decision about a request. */
export const decide = (db: Db, id: number, status: 'accepted' | 'rejected' | 'withdrawn', decidedAt: Date) =>
  db.updateTable('friendships').set({ status, decidedAt }).where('id', '=', id).execute()

/**
 * Ends an open request or a friendship.
 * @returns whether there was one
 */
export async function endBetween(db: Db, one: string, other: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE friendships AS friendship SET status = 'ended'
    WHERE ${pairOf(text(one), text(other))} AND status IN ('pending', 'accepted')`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** The states of notified requests in order; undefined if deleted with an account. */
export async function statusesOf(db: Db, abouts: readonly { requestId: number }[]) {
  const ids = abouts.map(({ requestId }) => requestId)
  const rows = await found(db).where('friendship.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  const byId = new Map(rows.map(({ id, status }) => [id, status]))
  return ids.map((id) => byId.get(id))
}
