import { ANSWERING_MINUTES, MAX_MESSAGE_LENGTH, MAX_SAVED_REPLIES } from '@pepwell/domain/social/chat'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, pageSize, requiredText, rowIdInPath, seenText, seenVersion } from '../fields.ts'
import { ChatMessage, roomInPath } from './chat-messages.ts'
import { PublicPerson } from './public-person.ts'
import * as calls from './support-chat.calls.ts'

const Message = z.object({ message: z.string() })

/** A member's conversation with the support team, in the team's inbox. Its messages are those of the chat. */
export const SupportRoom = z.object({
  id: z.number(),
  member: PublicPerson.extend({ email: z.string() }),
  lastMessage: ChatMessage,
  /** the member's messages that the team hasn't read */
  unreadCount: z.number(),
  /** since when the member has been waiting for a reply; null once answered */
  waitingSince: instant.nullable(),
  /** the assigned agent, for a while after assigning themselves or writing */
  answering: z.object({ user: PublicPerson, since: instant }).nullable(),
  updatedAt: instant,
})
export type SupportRoom = z.output<typeof SupportRoom>

export const listSupportRooms = call(calls.listSupportRooms, {
  summary: `List support conversations: those awaiting an answer, longest wait first, or all with messages, latest first, paged by the last row. An assignment is shown for ${ANSWERING_MINUTES} minutes`,
  query: z.object({
    state: z.enum(['waiting', 'all'], "Please ask for 'waiting' or 'all' conversations").default('waiting'),
    limit: pageSize({ max: 100, defaultSize: 50, things: 'conversations' }),
    after: rowIdInPath.optional(),
  }),
  reply: z.array(SupportRoom),
})

export const setAnswering = call(calls.setAnswering, {
  summary: 'Assign yourself to a support conversation, or release it',
  params: z.object({ id: roomInPath }),
  body: z.object({ isAnswering: z.boolean('Please choose whether you answer') }),
  reply: Message,
  errors: ['CHAT_ROOM_NOT_FOUND'],
})

export const setSupportDone = call(calls.setSupportDone, {
  summary: 'Mark a support conversation as done up to a message; 0 reopens it',
  params: z.object({ id: roomInPath }),
  body: z.object({ upToSeq: z.int('Please name the last message').min(0, 'Please name the last message') }),
  reply: Message,
  errors: ['CHAT_ROOM_NOT_FOUND'],
})

/** A saved reply of the support team for frequent questions. */
export const SavedReply = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string(),
  updatedAt: instant,
  version: z.number(),
})
export type SavedReply = z.output<typeof SavedReply>

const EMPTY = 'Please write the reply'

/** The form of a saved reply. */
export const SavedReplyForm = z.object({
  title: requiredText(80, 'Please give the reply a title'),
  message: seenText(MAX_MESSAGE_LENGTH, EMPTY),
})

const params = z.object({ id: rowIdInPath })

export const listSavedReplies = call(calls.listSavedReplies, {
  summary: `List the support team’s saved replies by title, up to ${MAX_SAVED_REPLIES}`,
  reply: z.array(SavedReply),
})

export const addSavedReply = call(calls.addSavedReply, {
  summary: 'Add a saved reply',
  body: SavedReplyForm,
  reply: SavedReply,
  status: 201,
  errors: ['SAVED_REPLIES_FULL'],
})

export const updateSavedReply = call(calls.updateSavedReply, {
  summary: 'Update a saved reply',
  params,
  body: SavedReplyForm.extend({ version: seenVersion }),
  reply: SavedReply,
  errors: ['SAVED_REPLY_NOT_FOUND', 'CHANGED_MEANWHILE'],
})

export const removeSavedReply = call(calls.removeSavedReply, {
  summary: 'Delete a saved reply',
  params,
  reply: Message,
  errors: ['SAVED_REPLY_NOT_FOUND'],
})

export const reportedPicture = call(calls.reportedPicture, {
  summary: 'Get a reported picture or one near it; available for deleted messages while the report is open',
  params,
  reply: z.unknown(),
  sends: PICTURE_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})
