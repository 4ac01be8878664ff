import {
  pushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@pepwell/contract/reminders/notifications.calls'
import { bodyOf, keyBytes } from '../features/notifications/push/subscription.ts'
import { api } from '../lib/api/api.ts'
import { pruneResponses } from '../lib/offline/response-store.ts'
import { serverNow } from '../lib/time/clock.ts'
import type { Subscription, WorkerEvents, WorkerScope } from './scope.ts'

async function resubscribe({ registration }: WorkerScope): Promise<Subscription> {
  const { publicKey } = await api(pushKey)
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(publicKey),
  })
}

/** The browser dropped the subscription: registers the next one with the server and removes the last. */
export async function renew(
  scope: WorkerScope,
  { oldSubscription: old, newSubscription }: WorkerEvents['pushsubscriptionchange'],
): Promise<void> {
  try {
    const subscription = newSubscription ?? (await resubscribe(scope))
    await api(subscribeToPush, { body: bodyOf(subscription) })
    if (old && old.endpoint !== subscription.endpoint)
      await api(unsubscribeFromPush, { body: { endpoint: old.endpoint } })
  } catch {
    // Offline or signed out; the app renews the subscription when it opens next.
  }
}

/** The user signed out: removes their notifications and cached data. */
export async function clearUserData({ registration }: WorkerScope): Promise<void> {
  // The page closes before it could do that itself. A browser without storage has nothing to delete.
  await pruneResponses(undefined, serverNow()).catch(() => {})
  for (const notification of await registration.getNotifications()) notification.close()
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}
