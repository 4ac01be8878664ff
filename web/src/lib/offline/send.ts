import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/call'
import { type ApiArguments, api, isNetworkFailure } from '../api.ts'

/** What could not be sent now is kept on this device, and goes when the line is back. */
export class KeptForLater extends Error {
  override name = 'KeptForLater'
}

/** Keeps what a call was to store, where nothing reaches the server: answers whether it did. */
type KeepWrite = (call: DeclaredAddress, body: object, mayHaveArrived: boolean) => Promise<boolean>

let keepWrite: KeepWrite | undefined

/** From here on what may wait does. */
export const waitWith = (next: KeepWrite | undefined): void => {
  keepWrite = next
}

/**
 * Makes a call that writes. What may wait, and found no line, waits.
 * @throws KeptForLater, and as {@link api} does
 */
export async function send<C extends DeclaredAddress>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
  const mayArrive = navigator.onLine
  try {
    return await api(call, input as ApiArguments<C>[0])
  } catch (error) {
    const { body } = input as { body?: object }
    const mayWait = keepWrite && call.waits && body && isNetworkFailure(error)
    if (mayWait && (await keepWrite?.(call, body, mayArrive))) throw new KeptForLater()
    throw error
  }
}
