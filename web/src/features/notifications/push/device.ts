import {
  pushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@pepwell/contract/reminders/notifications.calls'
import { api } from '../../../lib/api/api.ts'
import { forget, recall, remember } from '../../../lib/browser/storage.ts'
import { bodyOf, isMadeWith, keyBytes } from './subscription.ts'
import { type NoPush, whyNoPush } from './support.ts'
import { readyWorker, withTimeout } from './worker.ts'

/** How it stands with notifications on this device. */
export type PushState = NoPush | 'denied' | 'off' | 'on'

/**
 * Under this key stands who switched notifications on here. A browser has one subscription, and it may be used by several
 * people.
 */
const OWNER = 'push-for'

const isFor = (userId: string): boolean => recall(OWNER) === userId

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()

export async function pushState(userId: string): Promise<PushState> {
  const reason = whyNoPush()
  if (reason) return reason
  if (Notification.permission === 'denied') return 'denied'
  const isOn = Notification.permission === 'granted' && isFor(userId) && (await currentSubscription())
  return isOn ? 'on' : 'off'
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other, or what looks after a subscription brings back one that is just being switched off. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

/** Subscribes and tells the server; what is there already is kept if it was made with the server's key. */
async function subscribe(): Promise<void> {
  const [{ pushManager }, { publicKey }] = await Promise.all([readyWorker(), api(pushKey)])
  let subscription = await pushManager.getSubscription()
  if (subscription && !isMadeWith(subscription, publicKey)) {
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
 * Switches notifications on. Called by a press alone: the browser asks the person.
 * @returns what came of it: 'off' when the question was left unanswered
 * @throws ApiError, and Error when the browser can't reach its push service
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

/** Switches notifications off here; on other devices they stay. */
export const switchOff = (): Promise<PushState> =>
  inTurn(async (): Promise<PushState> => {
    forget('localStorage', OWNER)
    const subscription = await currentSubscription()
    if (!subscription) return 'off'
    const { endpoint } = subscription
    await subscription.unsubscribe()
    // Should this fail, the push service tells the server with the next push.
    await api(unsubscribeFromPush, { body: { endpoint } }).catch(() => {})
    return 'off'
  })

/**
 * Looks after what was switched on before: a subscription that the browser dropped, or that was made with another key of
 * the server's, is made anew. Somebody else's is given up.
 */
export const keepSubscribed = (userId: string): Promise<void> =>
  inTurn(async () => {
    if (whyNoPush() || Notification.permission !== 'granted') return
    if (isFor(userId)) await withTimeout(subscribe())
    else await (await currentSubscription())?.unsubscribe()
  })
