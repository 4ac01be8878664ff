/** The live connection's path; the session cookie of the upgrade identifies the person. */
export const LIVE_PATH = '/ws'

/** A hint to refetch. Hints carry no data, so that a lost one loses nothing. */
export type LiveEvent =
  | { type: 'authenticated' }
  /** hints may have been lost: refetch everything */
  | { type: 'look_again' }
  | News

/** The invalidated cache tags. */
export type News =
  | { type: 'new_notification' | 'changed'; changes: readonly string[] }
  /** a new message in a room */
  | { type: 'new_message'; chatRoomId: number }

/** The cache tag of one room's messages. */
export const messagesIn = (chatRoomId: number): string => `chat-messages ${chatRoomId}`

/** The tags that an event invalidates; undefined when everything may have changed. */
export function changesIn(event: LiveEvent): readonly string[] | undefined {
  if (event.type === 'new_message') return ['chat-rooms', 'support-rooms', messagesIn(event.chatRoomId)]
  return 'changes' in event ? event.changes : undefined
}

/** Why the server closes the connection: the session belongs to another user, or it ended. */
export const closeCodes = { wrongUser: 4401, signedOut: 4403 } as const
