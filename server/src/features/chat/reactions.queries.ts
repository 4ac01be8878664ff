import type { Reaction } from '@pepwell/domain/social/chat'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { isApart } from '../friends/friends.service.ts'
import { supportId, type Viewer } from './room-access.queries.ts'

/** A person's reaction as it is read. */
export interface ReactionRow {
  reaction: Reaction
  isOwn: boolean
  id: string
  userHandle: string | null
  firstName: string | null
  lastName: string | null
}

/**
 * Reactions to the message called `message` in the room called `room`, earliest first, without those of people whom
 * the viewer blocked or who blocked them. Agents appear as the support team.
 */
export const reactionsTo = (viewer: Viewer): RawBuilder<ReactionRow[] | null> => sql`
  CASE WHEN message.has_reactions AND message.deleted_at IS NULL THEN (
    SELECT json_agg(json_build_object('reaction', given.reaction, 'isOwn', given.user_id = ${viewer.userId}::text,
      'id', person.id, 'userHandle', person.user_handle, 'firstName', person.first_name, 'lastName', person.last_name)
      ORDER BY given.created_at, given.user_id)
    FROM chat_reactions AS given
    JOIN people AS person ON person.id = CASE
      WHEN room.type = 'support' AND given.user_id <> room.member_id THEN ${supportId} ELSE given.user_id END
    WHERE given.message_id = message.id
      AND NOT (room.type = 'group' AND ${isApart(sql`${viewer.userId}::text`, sql`given.user_id`)})) END`

interface OwnReaction {
  userId: string
  messageId: number
  reaction: Reaction
}

/** @returns whether it is new */
export async function insertReaction(db: Db, reaction: OwnReaction & { createdAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chatReactions')
    .values(reaction)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns whether there was one */
export const deleteReaction = (db: Db, { userId, messageId, reaction }: OwnReaction): Promise<boolean> =>
  deletedAny(
    db
      .deleteFrom('chatReactions')
      .where('userId', '=', userId)
      .where('messageId', '=', messageId)
      .where('reaction', '=', reaction),
  )
