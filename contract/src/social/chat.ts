import {
  CHANGEABLE_MINUTES,
  cardKinds,
  chatRoomTypes,
  LEFT_GROUP_DAYS,
  MESSAGES_AT_ONCE,
  MOST_COUNTED_UNREAD,
  MOST_GROUP_FRIENDS,
  MOST_GROUP_NAME,
  MOST_MESSAGE_LENGTH,
  messageStatuses,
  messageTypes,
  reactions,
} from '@pepwell/domain/social/chat'
import { z } from 'zod'
import { personId } from '../accounts/person-fields.ts'
import { call } from '../call.ts'
import { clientId, instant, pageSize, requiredText, rowId, rowIdInPath, seenText } from '../fields.ts'
import * as calls from './chat.calls.ts'
import { ChatCard } from './chat-cards.ts'
import { PublicPerson } from './public-person.ts'

const ROOM = 'Invalid chat room ID'

/** A room in a path: a number; otherwise the specification's error message applies. */
export const roomInPath = z
  .string(ROOM)
  .regex(/^[1-9]\d{0,15}$/, ROOM)
  .transform(Number)
  .pipe(z.int(ROOM))

const ofRoom = z.object({ id: roomInPath })
const ofMessage = z.object({ id: rowIdInPath })
const Message = z.object({ message: z.string() })

/** A picture in a chat; only the room's members can load its URLs. */
export const ChatPicture = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  /** pixels of the large version */
  width: z.number(),
  height: z.number(),
})
export type ChatPicture = z.output<typeof ChatPicture>

/** The message that a reply quotes, as the reply's reader sees it. */
export const QuotedMessage = z.object({
  id: z.number(),
  seq: z.number(),
  sender: PublicPerson.nullable(),
  isOwn: z.boolean(),
  /** its first line; empty for pictures, deleted and hidden messages */
  message: z.string(),
  messageType: z.enum(messageTypes),
  status: z.enum(messageStatuses),
})
export type QuotedMessage = z.output<typeof QuotedMessage>

/** One kind of reaction to a message. */
export const ChatReaction = z.object({
  reaction: z.enum(reactions),
  count: z.number(),
  /** whether you added it */
  isOwn: z.boolean(),
  /** names of the others, earliest first */
  names: z.array(z.string()),
})
export type ChatReaction = z.output<typeof ChatReaction>

/** A message as a member of the room sees it. The text is empty for pictures and deleted messages. */
export const ChatMessage = z.object({
  id: z.number(),
  chatRoomId: z.number(),
  /** its position in the room: from 1, without gaps, equal for everyone */
  seq: z.number(),
  /** increases with every event in the room: the larger of two revisions of a message is the newer */
  revision: z.number(),
  /** null for a deleted member or an invisible person; the support team appears as its account */
  sender: PublicPerson.nullable(),
  /** whether you sent it; for support agents, whatever the team sent */
  isOwn: z.boolean(),
  /** for the support team: which agent wrote it */
  answeredBy: PublicPerson.nullable(),
  /** the sender's client id; null for everyone else */
  clientId: z.string().nullable(),
  message: z.string(),
  messageType: z.enum(messageTypes),
  status: z.enum(messageStatuses),
  picture: ChatPicture.nullable(),
  /** a weigh-in, dose or stack that the sender shared; `message` says which in words */
  card: ChatCard.nullable(),
  /** null unless it is a reply, and for replies to messages from before you joined */
  replyTo: QuotedMessage.nullable(),
  /** in display order; empty for deleted messages */
  reactions: z.array(ChatReaction),
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type ChatMessage = z.output<typeof ChatMessage>

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
  summary: `The own conversations, latest first, that with the support team among them; unread messages are counted up to ${MOST_COUNTED_UNREAD}, and the next page begins after the last row`,
  query: z.object({
    limit: pageSize({ most: 500, usual: 200, things: 'conversations' }),
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
const TOO_MANY = `Please choose at most ${MOST_GROUP_FRIENDS} friends`
const GROUP_NAME = 'Please give the group a name'
const groupName = requiredText(MOST_GROUP_NAME, GROUP_NAME)

/** The form of a conversation with one person, or of a named group. */
export const NewChatRoom = z
  .object({
    participantIds: z
      .array(personId, NOBODY)
      .min(1, NOBODY)
      .max(MOST_GROUP_FRIENDS + 1, TOO_MANY),
    type: z.enum(['direct', 'group'], "Please open a 'direct' room or a 'group'").default('direct'),
    name: groupName.nullish(),
    /** makes a retry create the group once */
    clientId: clientId.optional(),
  })
  .refine(({ type, name }) => type === 'direct' || Boolean(name), { message: GROUP_NAME, path: ['name'] })

export const openChatRoom = call(calls.openChatRoom, {
  summary:
    'Open the conversation with a friend, of which there is one however often it is opened, or make a group; that with the support account is the own one with the team, and operators for members or support open one with anybody',
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
  summary: 'Leave a group, or remove somebody from a group that you own',
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

const NO_PLACE = 'This is not a place in a conversation'

/** After a position; 0 means from the beginning. */
const place = z
  .string()
  .regex(/^\d{1,15}$/, NO_PLACE)
  .transform(Number)

const ONE_PLACE = 'Please ask for what is before or after one message, not both'

/** Which messages to load, by position: the newest, earlier ones, or missed ones. */
export const MessagesPage = z
  .object({
    limit: pageSize({ most: 200, usual: MESSAGES_AT_ONCE, things: 'messages' }),
    /** earlier ones: with a smaller seq */
    before: rowIdInPath.optional(),
    /** later ones, oldest first: with a larger seq */
    after: place.optional(),
    /** those sent, edited or deleted since: with a larger revision */
    changedAfter: place.optional(),
  })
  .superRefine(({ before, after, changedAfter }, { addIssue }) => {
    const given = Object.entries({ before, after, changedAfter }).filter(([, place]) => place !== undefined)
    if (given.length > 1)
      for (const [name] of given) addIssue({ code: 'custom', message: ONE_PLACE, path: [name] })
  })
export type MessagesPage = z.output<typeof MessagesPage>

export const listChatMessages = call(calls.listChatMessages, {
  summary: `The newest ${MESSAGES_AT_ONCE} messages of a conversation, or those before or after one; always in the order in which they were sent, what changed after a revision in the order in which it changed`,
  params: ofRoom,
  query: MessagesPage,
  reply: z.array(ChatMessage),
  errors: ['CHAT_ROOM_NOT_FOUND'],
})

const EMPTY = 'Please write something'
const message = seenText(MOST_MESSAGE_LENGTH, EMPTY)

/** A message to send. */
export const NewChatMessage = z.object({
  message,
  messageType: z.literal('text', "Please send the text with 'text'").default('text'),
  clientId: clientId.optional(),
  /** the message of the same room that it replies to */
  replyToId: rowId('This is not a valid message').optional(),
})

const sending = [
  'VERIFY_EMAIL_FIRST',
  'CHAT_ROOM_NOT_FOUND',
  'CHAT_ROOM_CLOSED',
  'CHAT_MESSAGE_NOT_FOUND',
  'TOO_MANY_REQUESTS',
] as const

export const sendChatMessage = call(calls.sendChatMessage, {
  summary: 'Send a message; a retry with the same client id is stored once',
  params: ofRoom,
  body: NewChatMessage,
  reply: ChatMessage,
  status: 201,
  errors: sending,
})

export const sendChatPicture = call(calls.sendChatPicture, {
  summary: 'Send a picture: JPEG, PNG, GIF or WebP, up to 10 MB; a retry with the same id is stored once',
  params: ofRoom,
  query: z.object({ clientId: clientId.optional(), replyToId: rowIdInPath.optional() }),
  takes: 'picture',
  reply: ChatMessage,
  status: 201,
  errors: [...sending, 'PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE', 'PHOTO_SPACE_FULL'],
})

/** A card to send. */
export const NewChatCard = z.object({
  kind: z.enum(cardKinds, 'Please choose what to share'),
  /** the weigh-in, dose or stack */
  sourceId: rowId('Please choose what to share'),
  clientId: clientId.optional(),
  replyToId: rowId('This is not a valid message').optional(),
})

export const sendChatCard = call(calls.sendChatCard, {
  summary:
    'Share your weigh-in or dose as it is now, or a public stack; a retry with the same client id is stored once',
  params: ofRoom,
  body: NewChatCard,
  reply: ChatMessage,
  status: 201,
  errors: [
    ...sending,
    'NOT_ALLOWED',
    'WEIGHT_LOG_NOT_FOUND',
    'DOSE_NOT_FOUND',
    'STACK_NOT_FOUND',
    'STACK_NOT_SHARED',
  ],
})

export const editChatMessage = call(calls.editChatMessage, {
  summary: `Edit your message within ${CHANGEABLE_MINUTES} minutes after sending`,
  params: ofMessage,
  body: z.object({ message }),
  reply: ChatMessage,
  errors: ['CHAT_MESSAGE_NOT_FOUND', 'CHAT_MESSAGE_TOO_OLD'],
})

export const removeChatMessage = call(calls.removeChatMessage, {
  summary: `Delete your message within ${CHANGEABLE_MINUTES} minutes after sending, or a card anytime; a placeholder stays`,
  params: ofMessage,
  reply: ChatMessage,
  errors: ['CHAT_MESSAGE_NOT_FOUND', 'CHAT_MESSAGE_TOO_OLD'],
})

const ofReaction = ofMessage.extend({ reaction: z.enum(reactions, 'This is not a known reaction') })

const reacting = [
  'VERIFY_EMAIL_FIRST',
  'CHAT_MESSAGE_NOT_FOUND',
  'CHAT_ROOM_CLOSED',
  'TOO_MANY_REQUESTS',
] as const

export const addReaction = call(calls.addReaction, {
  summary: 'React to a message in your conversation; repeats change nothing',
  params: ofReaction,
  reply: ChatMessage,
  errors: reacting,
})

export const removeReaction = call(calls.removeReaction, {
  summary: 'Remove your reaction from a message; repeats change nothing',
  params: ofReaction,
  reply: ChatMessage,
  errors: reacting,
})
