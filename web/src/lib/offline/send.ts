import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/call'
import { type ApiArguments, api, isNetworkFailure, LineIsGone, uploadMs } from '../api.ts'
import { isLineGone } from './look-for-line.ts'

/** What could not be sent now is kept on this device, and goes when the line is back. */
export class KeptForLater extends Error {
  override name = 'KeptForLater'
}

/** Keeps what a call was to store: answers whether it did. */
type KeepWrite = (call: DeclaredAddress, body: object, mayHaveArrived: boolean) => Promise<boolean>

let keepWrite: KeepWrite | undefined

/** From here on what may wait does. */
export const waitWith = (next: KeepWrite | undefined): void => {
  keepWrite = next
}

/** After so long without an answer nobody looks on any more: what may wait is kept. */
const SILENCE_MS = 4000

/** Whether no answer came for long, or the page goes before one did. */
async function isSilent(answer: Promise<unknown>, body: object): Promise<boolean> {
  let stop = () => {}
  const silence = new Promise<true>((fall) => {
    const timer = setTimeout(() => fall(true), SILENCE_MS + uploadMs(JSON.stringify(body)))
    const leave = () => fall(true)
    window.addEventListener('pagehide', leave)
    stop = () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
    }
  })
  const spoke = () => false
  return Promise.race([answer.then(spoke, spoke), silence]).finally(stop)
}

/**
 * Makes a call that writes. What may wait does where it found no line, or no answer in time.
 * @throws KeptForLater, LineIsGone, and as {@link api} does
 */
export async function send<C extends DeclaredAddress>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
  const { body } = input as { body?: object }
  const kept = keepWrite
  const keep = call.waits && body && kept && ((mayArrive: boolean) => kept(call, body, mayArrive))
  const mayArrive = navigator.onLine
  const enough = new AbortController()
  const answer = api(call, input as ApiArguments<C>[0], { signal: enough.signal })
  try {
    if (!keep || !(await isSilent(answer, body)) || !(await keep(true))) return await answer
    enough.abort()
  } catch (error) {
    if (!isNetworkFailure(error) || !(await isLineGone())) throw error
    if (!(await keep?.(mayArrive))) throw new LineIsGone('Nothing reaches the server')
  }
  throw new KeptForLater()
}
