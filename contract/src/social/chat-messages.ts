import {
  CHANGEABLE_MINUTES,
  cardKinds,
  MAX_MESSAGE_LENGTH,
  MESSAGES_AT_ONCE,
  messageStatuses,
  messageTypes,
  reactions,
} from '@pepwell/domain/social/chat'
import { z } from 'zod'
import { call } from '../call.ts'
import { clientId, instant, pageSize, rowId, rowIdInPath, seenText } from '../fields.ts'
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

export const ofRoom = z.object({ id: roomInPath })
const ofMessage = z.object({ id: rowIdInPath })

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

const NO_PLACE = 'This is not a position in a conversation'

/** After a position; 0 means from the beginning. */
const place = z
  .string()
  .regex(/^\d{1,15}$/, NO_PLACE)
  .transform(Number)

const ONE_PLACE = 'Please ask for messages before or after one message, not both'

/** Which messages to load, by position: the newest, earlier ones, or missed ones. */
export const MessagesPage = z
  .object({
    limit: pageSize({ max: 200, defaultSize: MESSAGES_AT_ONCE, things: 'messages' }),
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
  summary: `List the newest ${MESSAGES_AT_ONCE} messages of a conversation, or those before or after one, in sending order; changes since a revision come in the order they happened`,
  params: ofRoom,
  query: MessagesPage,
  reply: z.array(ChatMessage),
  errors: ['CHAT_ROOM_NOT_FOUND'],
})

const EMPTY = 'Please write something'
const message = seenText(MAX_MESSAGE_LENGTH, EMPTY)

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
