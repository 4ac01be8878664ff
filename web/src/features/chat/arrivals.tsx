import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from './chat.api.ts'
import { groupEventLine, messageWords, senderName } from './room-words.ts'

/** Announces new messages to screen readers; ignores the first page and older pages. */
export function Arrivals({ messages }: { messages: readonly ChatMessage[] }) {
  const last = messages.at(-1)
  const known = useRef(last?.seq ?? 0)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!last || last.seq <= known.current) return
    known.current = last.seq
    if (!last.isOwn) setNews(groupEventLine(last) ?? `${senderName(last)}: ${messageWords(last)}`)
  }, [last])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {news}
    </p>
  )
}
