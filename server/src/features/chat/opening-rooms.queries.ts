import { supportAccount } from '@pepwell/domain/text/brand'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isApart, isFriend } from '../friends/friends.service.ts'

/** Blocks account deletion until the transaction ends; call it before locking a room. */
export const lockUsersForShare = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::text[])`)
    .orderBy('id')
    .forKeyShare()
    .execute()

/** People a person may talk to, with their relation. */
export const contactablePeople = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('users as person')
    .select(['person.id', isFriend(sql`${userId}::text`, sql`person.id`).as('isFriend')])
    .where('person.id', '=', sql<string>`ANY(${ids}::text[])`)
    .where('person.suspendedAt', 'is', null)
    .where(({ not }) => not(isApart(sql`${userId}::text`, sql`person.id`)))
    .execute()

/** Everyone who is or was in a room with the person. */
export async function inRoomsWith(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT other.user_id AS id FROM chat_participants AS own
    JOIN chat_participants AS other ON other.room_id = own.room_id AND other.left_at IS NULL
    WHERE own.user_id = ${userId} AND other.user_id <> ${userId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A person's rooms of two with the other person. */
export async function directRoomsOf(db: Db, userId: string): Promise<{ id: number; otherId: string }[]> {
  const { rows } = await sql<{ id: number; otherId: string }>`
    SELECT room.id, other.user_id AS other_id FROM chat_participants AS own
    JOIN chat_rooms AS room ON room.id = own.room_id AND room.type = 'direct'
    JOIN chat_participants AS other ON other.room_id = room.id AND other.user_id <> own.user_id
    WHERE own.user_id = ${userId}`.execute(db)
  return rows
}

/** Whether a person answers for support. */
export async function answersForTeam(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (
    SELECT FROM users JOIN admin_users ON admin_users.user_id = users.id
    WHERE users.id = ${userId} AND users.is_admin AND (permissions = '{}' OR 'support' = ANY(permissions))) AS found`.execute(
    db,
  )
  return rows[0]?.found === true
}

/** Adds people to a room; those in it stay unchanged. */
export const addPeople = (db: Db, roomId: number, userIds: readonly string[], joinedAt: Date) =>
  sql`INSERT INTO chat_participants (room_id, user_id, joined_at)
    SELECT ${roomId}, person, ${joinedAt} FROM unnest(${userIds}::text[]) AS person
    ON CONFLICT DO NOTHING`.execute(db)

/** The room of two people, if any. */
export const roomOfTwo = (db: Db, one: string, other: string) =>
  db
    .selectFrom('chatRooms')
    .select('id')
    .where(
      sql<boolean>`(least(one_id, other_id), greatest(one_id, other_id)) = (least(${one}::text, ${other}), greatest(${one}::text, ${other}))`,
    )
    .where('oneId', 'is not', null)
    .where('otherId', 'is not', null)
    .executeTakeFirst()

/** The only room of two people, created if needed. */
export async function directRoom(
  db: Db,
  one: string,
  other: string,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const made = await db
    .insertInto('chatRooms')
    .values({ createdBy: one, oneId: one, otherId: other, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await addPeople(db, made.id, [one, other], now)
  const room = made ?? (await roomOfTwo(db, one, other))
  if (!room) throw new Error('a room of two that cannot be made is there')
  return { id: room.id, isNew: made !== undefined }
}

/** A member's room with support, if it exists. */
export const supportRoomOf = async (db: Db, memberId: string): Promise<number | undefined> =>
  (await db.selectFrom('chatRooms').select('id').where('memberId', '=', memberId).executeTakeFirst())?.id

const joinedAt = (memberId: string) => sql<Date>`(SELECT created_at FROM users WHERE id = ${memberId})`

/** Creates a member's support room, once. It sorts last until there is a message. */
export async function makeSupportRoom(db: Db, memberId: string, now: Date): Promise<void> {
  const made = await db
    .insertInto('chatRooms')
    .values({ type: 'support', createdBy: memberId, memberId, createdAt: now, updatedAt: joinedAt(memberId) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await addPeople(db, made.id, [memberId, supportAccount.id], now)
}

/**
 * Creates a group with one person.
 * @returns its id; undefined if the client id was used before
 */
export const insertGroup = async (
  db: Db,
  { createdBy, name, clientId, now }: { createdBy: string; name: string; clientId: string | null; now: Date },
): Promise<number | undefined> =>
  (
    await db
      .insertInto('chatRooms')
      .values({ type: 'group', name, createdBy, clientId, createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** A group by its creator's client id. */
export const groupByClientId = async (db: Db, createdBy: string, clientId: string) =>
  (
    await db
      .selectFrom('chatRooms')
      .select('id')
      .where('createdBy', '=', createdBy)
      .where('clientId', '=', clientId)
      .executeTakeFirst()
  )?.id
