import type { CallInput } from '@pepwell/contract/declared'
import type { subscribeToPush } from '@pepwell/contract/reminders/notifications.calls'

/** Converts a base64url key to bytes. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** Whether a subscription uses this key. */
export function usesKey({ options }: Pick<PushSubscription, 'options'>, key: string): boolean {
  if (!options.applicationServerKey) return false
  const [used, wanted] = [new Uint8Array(options.applicationServerKey), keyBytes(key)]
  return used.length === wanted.length && used.every((byte, index) => byte === wanted[index])
}

/** A subscription in the API's format. */
export function bodyOf(
  subscription: Pick<PushSubscription, 'endpoint' | 'toJSON'>,
): CallInput<typeof subscribeToPush>['body'] {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } }
}
