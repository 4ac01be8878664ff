import { type RawBuilder, sql } from 'kysely'
import { isApart } from '../friends/friends.service.ts'
import { supportId } from './room-access.queries.ts'

/** Whether the message called `message` is text or a picture that wasn't deleted. An index covers exactly these. */
const isStanding = sql<boolean>`(message.deleted_at IS NULL AND message.message_type IN ('text', 'picture'))`

/**
 * Whether the message called `message` in the room called `room` is unread until its reader gets to it. Every count
 * and alert uses this rule.
 * @param readerId the reader
 * @param isOwn whether the reader wrote it
 */
export const isForReader = (readerId: RawBuilder<string>, isOwn: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`(${isStanding} AND NOT ${isOwn}
    AND NOT (room.type = 'group' AND ${isApart(readerId, sql`message.sender_id`)}))`

/** As {@link isForReader}, for the participant `seat`. */
export const isForParticipant = isForReader(
  sql`seat.user_id`,
  sql`coalesce(CASE WHEN seat.user_id = ${supportId} THEN message.from_support
    ELSE message.sender_id = seat.user_id AND NOT message.from_support END, false)`,
)

/** Since when the member of the support room called `room` has been waiting; null if they aren't. */
export const waitingSince = sql<Date | null>`(SELECT min(message.created_at) FROM chat_messages AS message
  WHERE message.room_id = room.id AND NOT message.from_support AND ${isStanding} AND message.seq > room.done_seq AND message.seq > coalesce((
    SELECT max(message.seq) FROM chat_messages AS message
    WHERE message.room_id = room.id AND message.from_support AND ${isStanding}), 0))`
