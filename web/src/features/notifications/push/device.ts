import {
  pushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@pepwell/contract/reminders/notifications.calls'
import { api } from '../../../lib/api/api.ts'
import { recall, remember, removeStored } from '../../../lib/browser/storage.ts'
import { bodyOf, keyBytes, usesKey } from './subscription.ts'
import { type PushUnavailable, pushUnavailableReason } from './support.ts'
import { readyWorker, withTimeout } from './worker.ts'

/** Push status of this device. */
export type PushState = PushUnavailable | 'denied' | 'off' | 'on'

/**
 * Storage key of the user who turned on push here: several people may share a browser, but it has only one
 * subscription.
 */
const OWNER = 'push-for'

const isFor = (userId: string): boolean => recall(OWNER) === userId

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()

export async function pushState(userId: string): Promise<PushState> {
  const reason = pushUnavailableReason()
  if (reason) return reason
  if (Notification.permission === 'denied') return 'denied'
  const isOn = Notification.permission === 'granted' && isFor(userId) && (await currentSubscription())
  return isOn ? 'on' : 'off'
}

let turn: Promise<unknown> = Promise.resolve()

/** Serialized: otherwise the refresh could recreate a subscription that is being removed. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

/** Subscribes and registers with the server. Keeps an existing subscription if it uses the server's key. */
async function subscribe(): Promise<void> {
  const [{ pushManager }, { publicKey }] = await Promise.all([readyWorker(), api(pushKey)])
  let subscription = await pushManager.getSubscription()
  if (subscription && !usesKey(subscription, publicKey)) {
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(publicKey),
  })
  await api(subscribeToPush, { body: bodyOf(subscription) })
}

/**
 * Turns on push. Must run in a click handler because the browser asks for permission.
 * @returns the new status; 'off' if the prompt was dismissed
 * @throws ApiError, or Error if the browser can't reach its push service
 */
export async function switchOn(userId: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  return inTurn(async (): Promise<PushState> => {
    await withTimeout(subscribe())
    remember(OWNER, userId)
    return 'on'
  })
}

/** Turns off push on this device only. */
export const switchOff = (): Promise<PushState> =>
  inTurn(async (): Promise<PushState> => {
    removeStored('localStorage', OWNER)
    const subscription = await currentSubscription()
    if (!subscription) return 'off'
    const { endpoint } = subscription
    await subscription.unsubscribe()
    // If this fails, the server learns it from the push service on the next push.
    await api(unsubscribeFromPush, { body: { endpoint } }).catch(() => {})
    return 'off'
  })

/**
 * Renews a subscription that the browser dropped or that uses an old server key. Removes another user's subscription.
 */
export const renewSubscription = (userId: string): Promise<void> =>
  inTurn(async () => {
    if (pushUnavailableReason() || Notification.permission !== 'granted') return
    if (isFor(userId)) await withTimeout(subscribe())
    else await (await currentSubscription())?.unsubscribe()
  })
