import {
  chatRoomTypes,
  LEFT_GROUP_DAYS,
  MAX_COUNTED_UNREAD,
  MAX_GROUP_FRIENDS,
  MAX_GROUP_NAME_LENGTH,
} from '@pepwell/domain/social/chat'
import { z } from 'zod'
import { personId } from '../accounts/person-fields.ts'
import { call } from '../call.ts'
import { clientId, instant, pageSize, requiredText, rowIdInPath } from '../fields.ts'
import * as calls from './chat.calls.ts'
import { ChatMessage, ofRoom } from './chat-messages.ts'
import { PublicPerson } from './public-person.ts'

const Message = z.object({ message: z.string() })

/** A member of a room. */
export const ChatParticipant = z.object({
  user: PublicPerson,
  joinedAt: instant,
  /** when they last read; null for others in groups */
  lastReadAt: instant.nullable(),
  /** position of the last message that they read; null when `lastReadAt` is hidden */
  lastReadSeq: z.number().nullable(),
  /** whether they may rename the group and remove people */
  isKeeper: z.boolean(),
})
export type ChatParticipant = z.output<typeof ChatParticipant>

/** A room as one of its members sees it. */
export const ChatRoom = z.object({
  id: z.number(),
  type: z.enum(chatRoomTypes),
  /** a group's name; other rooms use the other person's */
  name: z.string().nullable(),
  /** you and everyone visible to you, by joining time; support agents see the team's account instead of themselves */
  participants: z.array(ChatParticipant),
  lastMessage: ChatMessage.nullable(),
  /** messages by others after the last one read */
  unreadCount: z.number(),
  /** position of the last message that you read, 0 without any */
  lastReadSeq: z.number(),
  /** position of the last message, 0 without any */
  lastSeq: z.number(),
  /** whether you are an agent of the support team there */
  isAnswering: z.boolean(),
  /** whether you can write: not to a deleted account */
  isOpen: z.boolean(),
  createdAt: instant,
  /** time of the last message, or of the room's creation */
  updatedAt: instant,
})
export type ChatRoom = z.output<typeof ChatRoom>

export const listChatRooms = call(calls.listChatRooms, {
  summary: `List your conversations, latest first, including the support team’s, paged by the last row; unread counts stop at ${MAX_COUNTED_UNREAD}`,
  query: z.object({
    limit: pageSize({ max: 500, defaultSize: 200, things: 'conversations' }),
    after: rowIdInPath.optional(),
  }),
  reply: z.array(ChatRoom),
})

export const chatRoom = call(calls.chatRoom, {
  summary: 'Get one of your conversations',
  params: ofRoom,
  reply: ChatRoom,
  errors: ['CHAT_ROOM_NOT_FOUND'],
})

const NOBODY = 'Please choose who to talk to'
const TOO_MANY = `Please choose at most ${MAX_GROUP_FRIENDS} friends`
const GROUP_NAME = 'Please give the group a name'
const groupName = requiredText(MAX_GROUP_NAME_LENGTH, GROUP_NAME)

/** The form of a conversation with one person, or of a named group. */
export const NewChatRoom = z
  .object({
    participantIds: z
      .array(personId, NOBODY)
      .min(1, NOBODY)
      .max(MAX_GROUP_FRIENDS + 1, TOO_MANY),
    type: z.enum(['direct', 'group'], "Please open a 'direct' room or a 'group'").default('direct'),
    name: groupName.nullish(),
    /** makes a retry create the group once */
    clientId: clientId.optional(),
  })
  .refine(({ type, name }) => type === 'direct' || Boolean(name), { message: GROUP_NAME, path: ['name'] })

export const openChatRoom = call(calls.openChatRoom, {
  summary:
    'Open the conversation with a friend or the support team, always the same one, or create a group; operators for members or support can open one with anyone',
  body: NewChatRoom,
  reply: ChatRoom,
  errors: [
    'VERIFY_EMAIL_FIRST',
    'MEMBER_NOT_FOUND',
    'ONESELF',
    'NOT_FRIENDS',
    'GROUP_FULL',
    'NAME_RESERVED',
    'TOO_MANY_REQUESTS',
  ],
})

export const createChat = call(calls.createChat, {
  summary: 'Open a conversation with one person',
  body: z.object({ participantId: personId }),
  reply: ChatRoom,
  errors: ['VERIFY_EMAIL_FIRST', 'MEMBER_NOT_FOUND', 'ONESELF', 'NOT_FRIENDS', 'TOO_MANY_REQUESTS'],
})

export const renameChatRoom = call(calls.renameChatRoom, {
  needsVerifiedEmail: true,
  summary: 'Rename a group that you own',
  params: ofRoom,
  body: z.object({ name: groupName }),
  reply: ChatRoom,
  errors: ['VERIFY_EMAIL_FIRST', 'CHAT_ROOM_NOT_FOUND', 'NOT_ALLOWED', 'NAME_RESERVED'],
})

export const addToChatRoom = call(calls.addToChatRoom, {
  needsVerifiedEmail: true,
  summary:
    'Add a friend to your group, without access to earlier messages. People who left are invited and rejoin once they accept',
  params: ofRoom,
  body: z.object({ userId: personId }),
  reply: ChatRoom,
  errors: [
    'VERIFY_EMAIL_FIRST',
    'CHAT_ROOM_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'ONESELF',
    'NOT_FRIENDS',
    'GROUP_FULL',
    'GROUP_DECLINED',
    'GROUP_INVITATIONS_FULL',
    'TOO_MANY_REQUESTS',
  ],
})

export const removeFromChatRoom = call(calls.removeFromChatRoom, {
  summary: 'Leave a group, or remove someone from a group that you own',
  params: ofRoom.extend({ userId: personId }),
  reply: Message,
  errors: ['CHAT_ROOM_NOT_FOUND', 'MEMBER_NOT_FOUND', 'NOT_ALLOWED'],
})

export const rejoinChatRoom = call(calls.rejoinChatRoom, {
  needsVerifiedEmail: true,
  summary: `Rejoin a group that you left in the last ${LEFT_GROUP_DAYS} days`,
  params: ofRoom,
  reply: ChatRoom,
  errors: ['VERIFY_EMAIL_FIRST', 'CHAT_ROOM_NOT_FOUND', 'GROUP_FULL', 'TOO_MANY_REQUESTS'],
})

export const markChatRoomRead = call(calls.markChatRoomRead, {
  summary: 'Mark a conversation as read, up to a message or entirely',
  params: ofRoom,
  body: z.object({
    /** position of the last message read */
    seq: z.int('This is not a valid message').min(0, 'This is not a valid message').optional(),
  }),
  reply: z.object({ lastReadSeq: z.number(), unreadCount: z.number() }),
  errors: ['CHAT_ROOM_NOT_FOUND'],
})
