import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newsQuery } from './inbox.api.ts'

/** Announces new messages to screen readers; ignores the existing ones. */
export function InboxNews({ ready }: { ready: boolean }) {
  const { data } = useQuery({ ...newsQuery, enabled: ready })
  const known = useRef<number | undefined>(undefined)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!data) return
    const latest = data.messages[0]
    const isNew = latest && known.current !== undefined && latest.id > known.current
    known.current = Math.max(latest?.id ?? 0, known.current ?? 0)
    if (isNew && latest.readAt === null) setNews(`New notification: ${latest.title}. ${latest.body}`)
  }, [data])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {news}
    </p>
  )
}
