import type { NewNotification, NotificationKind } from '../notifications/notifications.service.ts'
import { hasReadAll } from './message-alerts.queries.ts'

/** Which room somebody has something to read in, and up to where they were told. */
export interface AboutRoom {
  chatRoomId: number
  readerId: string
  /** of a room of two, who wrote */
  personId?: string
}

/** That somebody wrote, for those who are not looking. */
export const messageKind: NotificationKind<AboutRoom, boolean> = {
  name: 'chat-message',
  opens: 'your messages',
  mails: 'peopleMails',
  tagOf: ({ chatRoomId }) => `chat-${chatRoomId}`,
  standingsOf: hasReadAll,
  whyNot: (isRead) => (isRead ? 'The messages were read before' : undefined),
}

/** An hour; of one room nobody is told more often. */
const HOUR_MS = 60 * 60 * 1000

/**
 * That there is something to read in a room. What was written stays in the room: it is nothing for a locked screen.
 * @param from who wrote last, or what the group is called
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
