/** Where the live connection is opened; the session cookie of the upgrade says who it is. */
export const LIVE_PATH = '/ws'

/** A hint to look again. A hint never carries the thing itself, so that a lost one loses nothing. */
export type LiveEvent =
  | { type: 'authenticated' }
  /** hints may have been lost: anything may be new */
  | { type: 'look_again' }
  | News

/** What is new, in the words by which calls say what they show. */
export type News =
  | { type: 'new_notification' | 'changed'; changes: readonly string[] }
  /** somebody wrote in a room */
  | { type: 'new_message'; chatRoomId: number }

/** What shows the messages of one room, and of no other. */
export const messagesIn = (chatRoomId: number): string => `chat-messages ${chatRoomId}`

/** What an event changes; undefined for one after which anything may be new. */
export function changesIn(event: LiveEvent): readonly string[] | undefined {
  if (event.type === 'new_message') return ['chat-rooms', 'support-rooms', messagesIn(event.chatRoomId)]
  return 'changes' in event ? event.changes : undefined
}

/** Why the server closes: the session is somebody else's, or it has ended. */
export const closeCodes = { wrongUser: 4401, signedOut: 4403 } as const
