import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'

/** Which support rooms to read. */
export interface InboxPage {
  state: 'waiting' | 'all'
  limit: number
  /** id of the previous page's last row */
  after?: number
}

const unanswered = (
  after: number | undefined,
) => sql<boolean>`(room.waiting_since IS NOT NULL AND (${after ?? null}::bigint IS NULL
  OR (room.waiting_since, room.id) > (SELECT coalesce(last.waiting_since, last.supported_at), last.id FROM chat_rooms AS last WHERE last.id = ${after ?? null})))`

const all = (after: number | undefined) => sql<boolean>`(${after ?? null}::bigint IS NULL
  OR (room.supported_at, room.id) < (SELECT last.supported_at, last.id FROM chat_rooms AS last WHERE last.id = ${after ?? null}))`

/**
 * Support rooms with messages: unanswered ones, longest wait first, or all, latest first.
 * @param answeringSince assignments after this are current
 */
export const inboxPage = (db: Db, { state, limit, after }: InboxPage, answeringSince: Date) =>
  db
    .selectFrom('chatRooms as room')
    .innerJoin('users as member', 'member.id', 'room.memberId')
    .leftJoin('people as answering', (join) =>
      join.onRef('answering.id', '=', 'room.answeringId').on('room.answeringSince', '>', answeringSince),
    )
    .select(({ ref }) => [
      'room.id',
      'room.waitingSince',
      'room.updatedAt',
      'room.answeringSince',
      jsonBuildObject({
        id: ref('member.id'),
        email: ref('member.email'),
        userHandle: ref('member.userHandle'),
        firstName: ref('member.firstName'),
        lastName: ref('member.lastName'),
        profileImageUrl: ref('member.profileImageUrl'),
        isTeam: ref('member.isAdmin'),
      }).as('member'),
      'answering.id as answeringId',
      'answering.userHandle as answeringHandle',
      'answering.firstName as answeringFirstName',
      'answering.lastName as answeringLastName',
      'answering.profileImageUrl as answeringImage',
    ])
    .where('room.supportedAt', 'is not', null)
    .where(state === 'waiting' ? unanswered(after) : all(after))
    .$if(state === 'waiting', (query) => query.orderBy('room.waitingSince').orderBy('room.id'))
    .$if(state === 'all', (query) => query.orderBy('room.supportedAt', 'desc').orderBy('room.id', 'desc'))
    .limit(limit)
    .execute()

export type InboxRow = Awaited<ReturnType<typeof inboxPage>>[number]

/**
 * The number of unanswered rooms.
 * @param max stops counting here
 */
export async function countMembersAwaitingReply(db: Db, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM
    (SELECT FROM chat_rooms WHERE waiting_since IS NOT NULL LIMIT ${max}) AS waiting`.execute(db)
  return rows[0]?.count ?? 0
}

/** Assigns a room to an operator; null unassigns it. */
export const recordAnswering = (db: Db, id: number, answeringId: string | null, now: Date) =>
  db
    .updateTable('chatRooms')
    .set({ answeringId, answeringSince: answeringId === null ? null : now })
    .where('id', '=', id)
    .execute()

/** Marks messages of a locked room as done up to one of them. */
export const recordDone = (db: Db, id: number, upToSeq: number) =>
  db.updateTable('chatRooms').set({ doneSeq: upToSeq }).where('id', '=', id).execute()

/** Everyone who answers for support. */
export async function team(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT users.id FROM users JOIN admin_users ON admin_users.user_id = users.id
    WHERE users.is_admin AND (permissions = '{}' OR 'support' = ANY(permissions))`.execute(db)
  return rows.map(({ id }) => id)
}

/** The member of a support room; undefined for other rooms. */
export const memberOfRoom = async (db: Db, id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('chatRooms')
      .select('memberId')
      .where('id', '=', id)
      .where('type', '=', 'support')
      .executeTakeFirst()
  )?.memberId ?? undefined
