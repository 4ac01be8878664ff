import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/call'
import { type ApiArguments, api } from '../api.ts'

/** What could not be sent now is kept on this device, and goes when the line is back. */
export class KeptForLater extends Error {
  override name = 'KeptForLater'
}

/** Sends a call, or throws what stands in the way: that it waits, or that no line is there. */
export type Sender = (
  call: DeclaredAddress,
  body: object | undefined,
  send: (signal?: AbortSignal) => Promise<unknown>,
) => Promise<unknown>

/** Knows what to do where no line is; without one a lost call is a failure. */
let patient: Sender | undefined

/** See keep-or-send.ts. */
export const sendPatiently = (next: Sender | undefined): void => {
  patient = next
}

/**
 * Makes a call that writes. What may wait does where it found no line, or no answer in time.
 * @throws KeptForLater, LineIsGone, and as {@link api} does
 */
export function send<C extends DeclaredAddress>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
  const now = (signal?: AbortSignal) => api(call, input as ApiArguments<C>[0], { signal })
  return patient ? (patient(call, (input as { body?: object }).body, now) as Promise<CallReply<C>>) : now()
}
