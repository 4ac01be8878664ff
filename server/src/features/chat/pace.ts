import { MOST_MESSAGES_SENT, SENDING_SECONDS } from '@pepwell/domain/social/chat'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../http/refusal.ts'
import { sentBefore } from './writing.queries.ts'

/** What whoever writes faster is told. */
const TOO_FAST = `You can send ${MOST_MESSAGES_SENT} messages in ${SENDING_SECONDS} seconds. Please wait a moment.`

/**
 * Lets through so many messages in any ten seconds, whenever these begin. Of a locked sender, so that parallel ones can't
 * slip through.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function demandPace(tx: Db, senderId: string, now: number): Promise<void> {
  const earliest = await sentBefore(tx, senderId, MOST_MESSAGES_SENT)
  const wait = earliest ? earliest.getTime() + SENDING_SECONDS * 1000 - now : 0
  if (wait > 0)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000), sentence: TOO_FAST })
}
