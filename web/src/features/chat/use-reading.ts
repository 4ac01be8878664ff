import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type ChatMessage, type ChatRoom, useMarkRead } from './chat.api.ts'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const useIsLookedAt = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

/**
 * Marks a room as read when it opens, and again for each message that arrives while scrolled to the end.
 * @returns the unread messages at the time of opening
 */
export function useReading(room: ChatRoom, messages: readonly ChatMessage[], isAtEnd: boolean) {
  const [news] = useState({ afterSeq: room.lastReadSeq, count: room.unreadCount })
  const reportedSeq = useRef(room.lastReadSeq)
  const isOpened = useRef(false)
  const isLookedAt = useIsLookedAt()
  const { mutate } = useMarkRead()
  const lastOfOthers = messages.findLast(({ isOwn }) => !isOwn)?.seq ?? 0
  useEffect(() => {
    if (!isLookedAt || lastOfOthers <= reportedSeq.current || (isOpened.current && !isAtEnd)) return
    isOpened.current = true
    reportedSeq.current = lastOfOthers
    mutate({ params: { id: room.id }, body: { seq: lastOfOthers } })
  }, [isLookedAt, isAtEnd, lastOfOthers, mutate, room.id])
  return news
}
