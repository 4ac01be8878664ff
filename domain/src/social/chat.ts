/** The maximum length of a message. */
export const MAX_MESSAGE_LENGTH = 4000

/** The maximum number of friends in a group, besides the creator. */
export const MAX_GROUP_FRIENDS = 50

/** The maximum length of a group's name, in characters. */
export const MAX_GROUP_NAME_LENGTH = 60

/** The maximum new groups per person and day. */
export const MAX_NEW_GROUPS_PER_DAY = 10

/** Days for which a person who left a group can rejoin without an invitation. */
export const LEFT_GROUP_DAYS = 30

/** Days after declining a group before another invitation. */
export const DECLINED_GROUP_DAYS = 30

/** The maximum open group invitations per person. */
export const MAX_GROUP_INVITATIONS = 50

/** Default page size of messages. */
export const MESSAGES_AT_ONCE = 50

/** Unread messages are counted up to this number. */
export const MAX_COUNTED_UNREAD = 1000

/** The maximum length of a quoted message's first line. */
export const MAX_QUOTE_LENGTH = 120

/** Names listed for a reaction at most, besides the reader. */
export const MAX_REACTION_NAMES = 20

/** Minutes for which the sender can edit or delete a message. */
export const CHANGEABLE_MINUTES = 15

/** The maximum number of messages per person within {@link SENDING_SECONDS}. */
export const MAX_MESSAGES_PER_WINDOW = 20

export const SENDING_SECONDS = 10

/** Minutes after the last activity for which colleagues see the assigned agent. */
export const ANSWERING_MINUTES = 30

/** Maximum saved replies of the support team. */
export const MAX_SAVED_REPLIES = 200

/** The name of a deleted account. */
export const DELETED_MEMBER = 'Deleted member'

/** Kinds of conversations: between two people, with the support team, and in a named group. */
export const chatRoomTypes = ['direct', 'support', 'group'] as const

export type ChatRoomType = (typeof chatRoomTypes)[number]

/** The text of a message. */
export const writtenTypes = ['text', 'picture'] as const

/** Group events: joined, left, removed. They appear among messages, each about its sender. */
export const groupEventTypes = ['joined', 'left', 'removed'] as const

export type GroupEventType = (typeof groupEventTypes)[number]

/** The kinds of messages. */
export const messageTypes = [...writtenTypes, ...groupEventTypes] as const

export type MessageType = (typeof messageTypes)[number]

/** Whether it is a group event, which can't be edited or reported and is never unread. */
export const isGroupEvent = (type: MessageType): type is GroupEventType =>
  groupEventTypes.some((groupEventType) => groupEventType === type)

/** The reactions that people can add to a message, in display order. */
export const reactions = ['like', 'love', 'laugh', 'wow', 'sad', 'thanks'] as const

export type Reaction = (typeof reactions)[number]

/** What a member can share as a card. */
export const cardKinds = ['weigh-in', 'dose', 'stack'] as const

export type CardKind = (typeof cardKinds)[number]

/** A card in words without figures: for lists, quotes and clients that don't know cards. */
export const cardWords: Record<CardKind, string> = {
  'weigh-in': 'Shared a weigh-in',
  dose: 'Shared a dose',
  stack: 'Shared a stack',
}

/** The maximum number of items on a stack's card. */
export const MAX_CARD_ITEMS = 4

/** A message's first line, shortened for the reply that quotes it. */
export function quoteLine(text: string): string {
  const letters = [...(text.trim().split('\n', 1)[0] ?? '').trim()]
  return letters.length > MAX_QUOTE_LENGTH
    ? `${letters.slice(0, MAX_QUOTE_LENGTH).join('').trimEnd()}...`
    : letters.join('')
}

/** A message's state: visible, deleted, or from an invisible person. */
export const messageStatuses = ['sent', 'deleted', 'hidden'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/**
 * Whether the sender can still edit or delete a message.
 * @param sentAt milliseconds since 1970, like `now`
 */
export const isChangeable = (sentAt: number, now: number): boolean =>
  now - sentAt <= CHANGEABLE_MINUTES * 60_000

/** A group member, ordered by joining time. */
interface InGroup {
  userId: string
  /** milliseconds since 1970 */
  joinedAt: number
}

/**
 * The owner of a group, who can rename it and remove people: the longest member, by id on a tie. The creator is first,
 * and the next member takes over when the owner leaves.
 * @returns undefined for an empty group
 */
export function ownerOfGroup<Person extends InGroup>(people: readonly Person[]): Person | undefined {
  const [keeper] = people.toSorted((a, b) => a.joinedAt - b.joinedAt || (a.userId < b.userId ? -1 : 1))
  return keeper
}
