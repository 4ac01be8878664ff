import type { ChatMessage } from './chat.api.ts'
import { quotedFrom } from './quoted.ts'

/** A loaded thread: messages in order, from the oldest loaded to the newest. */
export interface Thread {
  messages: readonly ChatMessage[]
  /** all changes up to this revision are included */
  revision: number
  /** whether there may be older messages */
  hasOlder: boolean
}

const latest = (from: number, messages: readonly ChatMessage[]): number =>
  Math.max(from, ...messages.map(({ revision }) => revision))

/** A thread of the newest page only. */
export const newThread = (messages: readonly ChatMessage[], pageSize: number): Thread => ({
  messages,
  revision: latest(0, messages),
  hasOlder: messages.length === pageSize,
})

/** A reply with its quote as the loaded original has it: edits and deletions don't change the reply's revision. */
function requoted(message: ChatMessage, bySeq: ReadonlyMap<number, ChatMessage>): ChatMessage {
  const { replyTo } = message
  const original = replyTo && bySeq.get(replyTo.seq)
  if (!original || (original.status === replyTo.status && original.editedAt === null)) return message
  const now = quotedFrom(original)
  const isSame = now.message === replyTo.message && now.status === replyTo.status
  return isSame ? message : { ...message, replyTo: now }
}

/** Merges messages; the higher revision wins. Ignores messages older than the loaded range. */
export function withMessages(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  const first = thread.hasOlder ? (thread.messages[0]?.seq ?? 0) : 0
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  for (const message of incoming) {
    const known = bySeq.get(message.seq)
    if (message.seq >= first && (known?.revision ?? 0) <= message.revision) bySeq.set(message.seq, message)
  }
  const messages = [...bySeq.values()].map((message) => requoted(message, bySeq))
  return { ...thread, messages: messages.sort((a, b) => a.seq - b.seq) }
}

/** Marks all changes up to this page as loaded. */
export const withChanges = (thread: Thread, changed: readonly ChatMessage[]): Thread => ({
  ...withMessages(thread, changed),
  revision: latest(thread.revision, changed),
})

/** Prepends an older page. */
export const withOlder = (thread: Thread, older: readonly ChatMessage[], pageSize: number): Thread => ({
  ...withMessages({ ...thread, hasOlder: false }, older),
  hasOlder: older.length === pageSize,
})

type Sent = Pick<ChatMessage, 'status' | 'sender'> | null

const isSentOtherwise = (known: Sent, message: Sent): boolean =>
  known?.status !== message?.status || JSON.stringify(known?.sender) !== JSON.stringify(message?.sender)

/**
 * Whether a page shows an unchanged message differently, because its sender was blocked or renamed. Then the loaded
 * thread is stale.
 */
export function hasChangedSenders(thread: Thread, page: readonly ChatMessage[]): boolean {
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  return page.some((message) => {
    const known = bySeq.get(message.seq)
    if (!known || known.revision !== message.revision) return false
    return isSentOtherwise(known, message) || isSentOtherwise(known.replyTo, message.replyTo)
  })
}
