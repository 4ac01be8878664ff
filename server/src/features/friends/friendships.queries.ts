import type { friendshipStatuses } from '@pepwell/domain/social/friends'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import { byName, pairOf, publicColumns } from './people.queries.ts'

const text = (value: string): RawBuilder<string> => sql`${value}::text`

/** Whether two people, whoever they are, are friends. */
export const isFriend = (one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM friendships AS friendship WHERE ${pairOf(one, other)} AND friendship.status = 'accepted')`

/** Whether two people are friends; with somebody who was suspended nobody is meanwhile. */
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

/** Somebody's friends, by their names. */
export const friendsOf = (db: Db, userId: string) => selectFriends(db, { userId })

/** Somebody's friends, whom they asked, and who asked them. */
export async function acquaintedWith(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT CASE WHEN requester_id = ${userId} THEN addressee_id ELSE requester_id END AS id FROM friendships
    WHERE (requester_id = ${userId} OR addressee_id = ${userId}) AND status IN ('accepted', 'pending')`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Everything there ever was between somebody and others: requests taken back, rejections and ended friendships, too. */
export async function allBetween(db: Db, userId: string): Promise<{ requestId: number; otherId: string }[]> {
  const { rows } = await sql<{ requestId: number; otherId: string }>`
    SELECT id AS request_id, CASE WHEN requester_id = ${userId} THEN addressee_id ELSE requester_id END AS other_id
    FROM friendships WHERE requester_id = ${userId} OR addressee_id = ${userId}`.execute(db)
  return rows
}

/** Requests that wait for an answer, with the one who stands at the other end; latest first. */
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

/** Somebody as strangers see them. */
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

/** What there is between two people. */
export const friendshipOf = (db: Db, one: string, other: string) =>
  found(db)
    .where(pairOf(text(one), text(other)))
    .executeTakeFirst()

export const friendshipById = (db: Db, id: number) =>
  found(db).where('friendship.id', '=', id).executeTakeFirst()

/** How many of somebody's requests wait for an answer. */
export const openRequestsOf = async (db: Db, userId: string): Promise<number> => {
  const { open } = await db
    .selectFrom('friendships')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('requesterId', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return open
}

/** How many friends somebody has. */
export const countFriends = async (db: Db, userId: string): Promise<number> => {
  const { friends } = await db
    .selectFrom('friendships')
    .select(({ fn }) => fn.countAll<number>().as('friends'))
    .where(({ or, eb }) => or([eb('requesterId', '=', userId), eb('addresseeId', '=', userId)]))
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return friends
}

/** Notes that somebody asks somebody, whatever there was between them before. @returns the request's id */
export async function noteRequest(
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

/** Notes what became of a request. */
export const decide = (db: Db, id: number, status: 'accepted' | 'rejected' | 'withdrawn', decidedAt: Date) =>
  db.updateTable('friendships').set({ status, decidedAt }).where('id', '=', id).execute()

/** Ends what there is between two people and goes on: a request that waits, or a friendship. @returns whether there was any */
export async function endBetween(db: Db, one: string, other: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE friendships AS friendship SET status = 'ended'
    WHERE ${pairOf(text(one), text(other))} AND status IN ('pending', 'accepted')`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** How things stand with what somebody was told of, in order; undefined where it went with an account. */
export async function statusesOf(db: Db, abouts: readonly { requestId: number }[]) {
  const ids = abouts.map(({ requestId }) => requestId)
  const rows = await found(db).where('friendship.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  const byId = new Map(rows.map(({ id, status }) => [id, status]))
  return ids.map((id) => byId.get(id))
}
