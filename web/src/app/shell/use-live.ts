import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '../../features/accounts/current-user.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import type { LiveListener } from '../../lib/api/live.ts'
import { setLive } from '../../lib/api/live-state.ts'

/** Keeps the live connection open while signed in and refetches what its events name. */
export function useLive(userId: string, ready: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!ready) return
    const listener: LiveListener = {
      onConnected: (mayHaveMissed) => {
        setLive(true)
        // The page has just loaded, but a payment may have arrived in between.
        void invalidateTags(client, mayHaveMissed ? undefined : ['inbox', 'orders'])
      },
      onLost: () => setLive(false),
      onNews: (changes) => void invalidateTags(client, changes),
      onDoubt: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    }
    let close: (() => void) | undefined
    let isOver = false
    // Optional: without this code, the inbox refreshes only when opened.
    import('../../lib/api/live.ts').then(
      ({ openLive }) => {
        if (!isOver) close = openLive(userId, listener)
      },
      () => {},
    )
    return () => {
      isOver = true
      close?.()
    }
  }, [client, userId, ready])
}
