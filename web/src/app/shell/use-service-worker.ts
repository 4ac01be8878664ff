import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import type { WorkerMessage } from '../../service-worker/messages.ts'

/**
 * Registers the service worker and renews this user's push subscription. Optional.
 * @returns cancels it
 */
function maintainWorker(userId: string): () => void {
  let isCanceled = false
  let stop: (() => void) | undefined
  const work = async () => {
    const { registerWorker, updateWorker, cacheAppForOffline } = await import(
      '../../features/notifications/push/worker.ts'
    )
    const registration = await registerWorker()
    if (!isCanceled) stop = cacheAppForOffline()
    void updateWorker(registration)
    const { renewSubscription } = await import('../../features/notifications/push/device.ts')
    if (!isCanceled) await renewSubscription(userId)
  }
  work().catch(() => {})
  return () => {
    isCanceled = true
    stop?.()
  }
}

/** Handles the worker's messages: navigates to a notification's page and refetches after its actions. */
function useWorkerMessages(ready: boolean): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!ready || !('serviceWorker' in navigator)) return
    const onMessage = ({ data, ports }: MessageEvent<Partial<WorkerMessage> | undefined>) => {
      if (data?.type === 'open' && data.path) {
        ports[0]?.postMessage('taken')
        navigate(data.path)
      }
      if (data?.type === 'invalidate-tags') void invalidateTags(client, data.changes)
    }
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', onMessage)
    return () => serviceWorker.removeEventListener('message', onMessage)
  }, [client, navigate, ready])
}

/** The service worker of a signed-in user. `ready` means the page is idle. */
export function useServiceWorker(userId: string, ready: boolean): void {
  useWorkerMessages(ready)
  useEffect(() => {
    if (ready && 'serviceWorker' in navigator) return maintainWorker(userId)
  }, [userId, ready])
}
