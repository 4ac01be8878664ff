import type { NewNotification, NotificationKind } from '../notifications/notifications.service.ts'
import { hasReadAll } from './message-alerts.queries.ts'

/** The room of an alert, and the last message that it covers. */
export interface AboutRoom {
  chatRoomId: number
  readerId: string
  /** the writer, if the alert names them */
  personId?: string
}

/** Unread messages. */
export const messageKind: NotificationKind<AboutRoom, boolean> = {
  name: 'chat-message',
  opens: 'your messages',
  mails: 'peopleMails',
  tagOf: ({ chatRoomId }) => `chat-${chatRoomId}`,
  currentStates: hasReadAll,
  whyNot: (isRead) => (isRead ? 'The messages were already read' : undefined),
}

/** At most one alert per room in this time. */
const HOUR_MS = 60 * 60 * 1000

/** Unread messages of one room. */
interface Unread {
  roomId: number
  userId: string
  /** the writer's name */
  from: string
  /** the group's name; null in a room of two */
  group: string | null
  senderId: string | null
  /** whether the writer replied to the reader */
  isReply: boolean
}

function bodyOf({ from, group, isReply }: Pick<Unread, 'from' | 'group' | 'isReply'>): string {
  if (isReply) return `${from} replied to you${group === null ? '' : ` in ${group}`}`
  return group === null ? `${from} wrote to you` : `New message in ${group}`
}

/** The alert's text. Message content stays in the room, because lock screens show alerts. */
export const unreadMessage = (
  { roomId, userId, from, group, senderId, isReply }: Unread,
  now: number,
): NewNotification<AboutRoom> => ({
  kind: messageKind.name,
  key: `chat:${roomId}:${Math.floor(now / HOUR_MS)}`,
  title: 'New message',
  body: bodyOf({ from, group, isReply }),
  path: `/social?tab=chat&room=${roomId}`,
  about: {
    chatRoomId: roomId,
    readerId: userId,
    ...((group === null || isReply) && senderId && { personId: senderId }),
  },
})
