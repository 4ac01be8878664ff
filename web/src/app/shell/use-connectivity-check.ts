import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { type Connectivity, markOffline, useConnectivity } from '../../lib/offline/connectivity.ts'
import { setCacheOwner } from '../../lib/offline/owner.ts'

const load = () => import('../../lib/offline/response-cache.ts')

/** Tracks connectivity, refetches once back online, and caches responses for this user only. */
export function useConnectivityCheck({ id }: Pick<CurrentUser, 'id'>): Connectivity {
  const client = useQueryClient()
  useEffect(() => setCacheOwner(id), [id])
  useEffect(() => {
    if (!navigator.onLine) markOffline()
    window.addEventListener('offline', markOffline)
    return () => window.removeEventListener('offline', markOffline)
  }, [])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isCanceled = false
    const work = async () => {
      const { flushResponses, pruneCacheExcept, watchConnectivity } = await load()
      if (isCanceled) return
      stop = watchConnectivity(() => void invalidateTags(client))
      await pruneCacheExcept(id)
      // Responses from before the user was known.
      await flushResponses(id)
    }
    // Optional: without this code, the app works online only.
    work().catch(() => {})
    return () => {
      isCanceled = true
      stop?.()
    }
  }, [client, id])
  return useConnectivity()
}
