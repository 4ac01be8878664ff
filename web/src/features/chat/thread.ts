import type { ChatMessage } from './chat.api.ts'

/** What is known of a conversation: its messages in their order, from the oldest that was fetched to the newest. */
export interface Thread {
  messages: readonly ChatMessage[]
  /** nothing that happened up to here is missing */
  revision: number
  /** whether there may be messages before the first */
  hasOlder: boolean
}

const latest = (from: number, messages: readonly ChatMessage[]): number =>
  Math.max(from, ...messages.map(({ revision }) => revision))

/** A conversation of which one page was fetched, the newest. */
export const begun = (messages: readonly ChatMessage[], pageSize: number): Thread => ({
  messages,
  revision: latest(0, messages),
  hasOlder: messages.length === pageSize,
})

/** The same with these in it: of two versions of a message the later one counts. What is older than what is known stays out. */
export function joined(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  const first = thread.hasOlder ? (thread.messages[0]?.seq ?? 0) : 0
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  for (const message of incoming) {
    const known = bySeq.get(message.seq)
    if (message.seq >= first && (known?.revision ?? 0) <= message.revision) bySeq.set(message.seq, message)
  }
  return { ...thread, messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq) }
}

/** The same once everything is known that happened up to the last of these. */
export const caughtUp = (thread: Thread, changed: readonly ChatMessage[]): Thread => ({
  ...joined(thread, changed),
  revision: latest(thread.revision, changed),
})

/** The same with an older page in front. */
export const lengthened = (thread: Thread, older: readonly ChatMessage[], pageSize: number): Thread => ({
  ...joined({ ...thread, hasOlder: false }, older),
  hasOlder: older.length === pageSize,
})

/**
 * Whether a page shows a message in another way though nothing happened to it: its sender was blocked, or is called
 * something else. What was fetched before is of no use then.
 */
export function hasChangedSenders(thread: Thread, page: readonly ChatMessage[]): boolean {
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  return page.some((message) => {
    const known = bySeq.get(message.seq)
    if (!known || known.revision !== message.revision) return false
    return known.status !== message.status || JSON.stringify(known.sender) !== JSON.stringify(message.sender)
  })
}
