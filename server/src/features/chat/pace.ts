import { MAX_MESSAGES_PER_WINDOW, SENDING_SECONDS } from '@pepwell/domain/social/chat'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { sentBefore } from './writing.queries.ts'

/** The message for people who write faster. */
const TOO_FAST = `You can send ${MAX_MESSAGES_PER_WINDOW} messages in ${SENDING_SECONDS} seconds. Please wait a moment.`

/**
 * Allows this many messages in any ten seconds. The sender must be locked, so that parallel ones count.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function requirePace(tx: Db, senderId: string, now: number): Promise<void> {
  const earliest = await sentBefore(tx, senderId, MAX_MESSAGES_PER_WINDOW)
  const wait = earliest ? earliest.getTime() + SENDING_SECONDS * 1000 - now : 0
  if (wait > 0)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000), sentence: TOO_FAST })
}
