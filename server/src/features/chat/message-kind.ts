import type { NewNotification, NotificationKind } from '../notifications/notifications.service.ts'
import { hasReadAll } from './message-alerts.queries.ts'

/** The room of an alert, and the last message that it covers. */
export interface AboutRoom {
  chatRoomId: number
  readerId: string
  /** the writer, in a room of two */
  personId?: string
}

/** Unread messages. */
export const messageKind: NotificationKind<AboutRoom, boolean> = {
  name: 'chat-message',
  opens: 'your messages',
  mails: 'peopleMails',
  tagOf: ({ chatRoomId }) => `chat-${chatRoomId}`,
  standingsOf: hasReadAll,
  whyNot: (isRead) => (isRead ? 'The messages were already read' : undefined),
}

/** At most one alert per room in this time. */
const HOUR_MS = 60 * 60 * 1000

/**
 * The alert's text. Message content stays in the room, because lock screens show alerts.
 * @param from the last writer or the group's name
 */
export const unreadMessage = (
  {
    roomId,
    userId,
    from,
    isGroup,
    senderId,
  }: { roomId: number; userId: string; from: string; isGroup: boolean; senderId: string | null },
  now: number,
): NewNotification<AboutRoom> => ({
  kind: messageKind.name,
  key: `chat:${roomId}:${Math.floor(now / HOUR_MS)}`,
  title: 'New message',
  body: isGroup ? `New message in ${from}` : `${from} wrote to you`,
  path: `/social?tab=chat&room=${roomId}`,
  about: { chatRoomId: roomId, readerId: userId, ...(!isGroup && senderId && { personId: senderId }) },
})
