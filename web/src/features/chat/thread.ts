import type { ChatMessage } from './chat.api.ts'

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
export const begun = (messages: readonly ChatMessage[], pageSize: number): Thread => ({
  messages,
  revision: latest(0, messages),
  hasOlder: messages.length === pageSize,
})

/** Merges messages; the higher revision wins. Ignores messages older than the loaded range. */
export function joined(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  const first = thread.hasOlder ? (thread.messages[0]?.seq ?? 0) : 0
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  for (const message of incoming) {
    const known = bySeq.get(message.seq)
    if (message.seq >= first && (known?.revision ?? 0) <= message.revision) bySeq.set(message.seq, message)
  }
  return { ...thread, messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq) }
}

/** Marks all changes up to this page as loaded. */
export const caughtUp = (thread: Thread, changed: readonly ChatMessage[]): Thread => ({
  ...joined(thread, changed),
  revision: latest(thread.revision, changed),
})

/** Prepends an older page. */
export const lengthened = (thread: Thread, older: readonly ChatMessage[], pageSize: number): Thread => ({
  ...joined({ ...thread, hasOlder: false }, older),
  hasOlder: older.length === pageSize,
})

/**
 * Whether a page shows an unchanged message differently, because its sender was blocked or renamed. Then the loaded
 * thread is stale.
 */
export function hasChangedSenders(thread: Thread, page: readonly ChatMessage[]): boolean {
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  return page.some((message) => {
    const known = bySeq.get(message.seq)
    if (!known || known.revision !== message.revision) return false
    return known.status !== message.status || JSON.stringify(known.sender) !== JSON.stringify(message.sender)
  })
}
