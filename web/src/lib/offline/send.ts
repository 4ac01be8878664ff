import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/declared'
import { type ApiArguments, api } from '../api/api.ts'

/** Thrown when a write was queued on this device; it is sent once the connection is back. */
export class QueuedForLater extends Error {
  override name = 'QueuedForLater'
}

/** Sends a call. @throws QueuedForLater or OfflineError while offline */
export type Sender = (
  call: DeclaredAddress,
  body: object | undefined,
  send: (signal?: AbortSignal) => Promise<unknown>,
) => Promise<unknown>

/** Queues writes while offline; without it a network failure is an error. */
let queueingSender: Sender | undefined

/** Sets how writes are sent; undefined sends them directly. */
export const setSender = (next: Sender | undefined): void => {
  queueingSender = next
}

/**
 * Makes a call that writes. If it may be queued, it is while offline or without a response in time.
 * @throws QueuedForLater, OfflineError, and as {@link api} does
 */
export function send<C extends DeclaredAddress>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
  const now = (signal?: AbortSignal) => api(call, input as ApiArguments<C>[0], { signal })
  return queueingSender
    ? (queueingSender(call, (input as { body?: object }).body, now) as Promise<CallReply<C>>)
    : now()
}
