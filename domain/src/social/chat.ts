/** Characters of a message at most; at least one. */
export const MOST_MESSAGE_LENGTH = 4000

/** Friends whom one person may gather in a group, besides themselves. */
export const MOST_GROUP_FRIENDS = 50

/** Characters of a group's name at most. */
export const MOST_GROUP_NAME = 60

/** New groups that one person makes in a day. */
export const MOST_NEW_GROUPS_A_DAY = 10

/** Days for which somebody who left a group can come back without an invitation. */
export const LEFT_GROUP_DAYS = 30

/** Days for which nobody is invited again to a group that they declined. */
export const DECLINED_GROUP_DAYS = 30

/** Open invitations to groups that one person has at most. */
export const MOST_GROUP_INVITATIONS = 50

/** Messages that are read at once unless another number is asked for. */
export const MESSAGES_AT_ONCE = 50

/** Unread messages are counted up to here; more are as many as this. */
export const MOST_COUNTED_UNREAD = 1000

/** For so many minutes a message can be changed or deleted by whoever sent it. */
export const CHANGEABLE_MINUTES = 15

/** One person may send so many messages within {@link SENDING_SECONDS}. */
export const MOST_MESSAGES_SENT = 20

export const SENDING_SECONDS = 10

/** Who answers a member for the support team is named to colleagues for so many minutes after they last did anything there. */
export const ANSWERING_MINUTES = 30

/** Replies that the support team may keep. */
export const MOST_SAVED_REPLIES = 200

/** What somebody is called whose account is no more. */
export const DELETED_MEMBER = 'Deleted member'

/** Kinds of conversations: of two, of a member with the support team, and of a named group. */
export const chatRoomTypes = ['direct', 'support', 'group'] as const

export type ChatRoomType = (typeof chatRoomTypes)[number]

/** What somebody says. */
export const saidTypes = ['text', 'picture'] as const

/** Who came to a group, left it, or was taken out of it: lines among what is said there, each about its sender. */
export const comingTypes = ['joined', 'left', 'removed'] as const

export type ComingType = (typeof comingTypes)[number]

/** What a message can be. */
export const messageTypes = [...saidTypes, ...comingTypes] as const

export type MessageType = (typeof messageTypes)[number]

/** Whether it says who came and went; nobody changes, reports or has to read that. */
export const isComing = (type: MessageType): type is ComingType => comingTypes.some((one) => one === type)

/** What is left of a message: it stands, it was deleted, or it is from somebody whom one does not see. */
export const messageStatuses = ['sent', 'deleted', 'hidden'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/**
 * Whether a message can still be changed or deleted by whoever sent it.
 * @param sentAt milliseconds since 1970, as is `now`
 */
export const isChangeable = (sentAt: number, now: number): boolean =>
  now - sentAt <= CHANGEABLE_MINUTES * 60_000

/** Somebody in a group, by when they came to it. */
interface InGroup {
  userId: string
  /** milliseconds since 1970 */
  joinedAt: number
}

/**
 * Who keeps a group, that is renames it and takes people out of it: of those who are in it, the one who has been for
 * longest, by the id where several came at once. Whoever made it is the first, and the next one follows who leaves.
 * @returns undefined for a group that nobody is in
 */
export function keeperOf<Person extends InGroup>(people: readonly Person[]): Person | undefined {
  const [keeper] = people.toSorted(
    (one, other) => one.joinedAt - other.joinedAt || (one.userId < other.userId ? -1 : 1),
  )
  return keeper
}
