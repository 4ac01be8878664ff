import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import { useEffect, useRef, useState } from 'react'
import { useMarkRead } from './inbox.api.ts'

/** Maximum ids per request. */
const MOST_AT_ONCE = 100

/** Marks visible messages as read. Their unread marks stay until the inbox closes or everything is marked as read. */
export function useReading(messages: readonly InboxMessage[]) {
  const { mutate } = useMarkRead()
  const all = useMarkRead()
  const marked = useRef(new Set<number>())
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const unread = messages.filter(({ id, readAt }) => readAt === null && !marked.current.has(id))
    const ids = unread.slice(0, MOST_AT_ONCE).map(({ id }) => id)
    if (ids.length === 0) return
    for (const id of ids) marked.current.add(id)
    setFresh((before) => new Set([...before, ...ids]))
    mutate({ body: { ids } })
  }, [messages, mutate])
  const markAll = () => all.mutate({ body: {} }, { onSuccess: () => setFresh(new Set()) })
  return { fresh, markAll, isMarking: all.isPending }
}
