import type { PublicPerson } from '@pepwell/contract/social/public-person'
import type { MessageType } from '@pepwell/domain/social/chat'
import { type RawBuilder, sql } from 'kysely'
import { isApart } from '../friends/friends.service.ts'
import { isOwn } from './chat-rooms.queries.ts'
import { supportId, type Viewer } from './room-access.queries.ts'

/** A quoted message as it is read. */
export interface QuotedRow {
  id: number
  seq: number
  /** its beginning */
  message: string
  messageType: MessageType
  isDeleted: boolean
  isOwn: boolean
  isApart: boolean
  sender: PublicPerson | null
}

/**
 * The message that the one called `message` replies to, in the room called `room`, for the person in the place called
 * `seat`; null without one, and if it was sent before they joined.
 */
export const quotedMessage = (viewer: Viewer): RawBuilder<QuotedRow | null> => sql`
  CASE WHEN message.reply_to_seq > seat.from_seq THEN (
    SELECT json_build_object('id', quoted.id, 'seq', quoted.seq, 'message', left(quoted.message, 500),
      'messageType', quoted.message_type, 'isDeleted', quoted.deleted_at IS NOT NULL,
      'isOwn', ${isOwn(viewer, 'quoted')},
      'isApart', room.type = 'group' AND ${isApart(sql`${viewer.userId}::text`, sql`person.id`)},
      'sender', CASE WHEN person.id IS NOT NULL THEN json_build_object('id', person.id,
        'userHandle', person.user_handle, 'firstName', person.first_name, 'lastName', person.last_name,
        'profileImageUrl', person.profile_image_url, 'isTeam', person.is_team) END)
    FROM chat_messages AS quoted
    LEFT JOIN people AS person
      ON person.id = CASE WHEN quoted.from_support THEN ${supportId} ELSE quoted.sender_id END
    WHERE quoted.room_id = room.id AND quoted.seq = message.reply_to_seq) END`
