import type { DeclaredAddress } from '@pepwell/contract/declared'
import { isNetworkFailure, OfflineError, uploadMs } from '../api/api.ts'
import { isOffline } from './probe-server.ts'
import { QueuedForLater, type Sender, setSender } from './send.ts'

/** Queues a write. Returns whether it did. */
type QueueWrite = (call: DeclaredAddress, body: object, mayHaveArrived: boolean) => Promise<boolean>

/** After this long without a response a write that may be queued is queued. */
const SILENCE_MS = 4000

/** Whether no response came in time, or the page closed before one did. */
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

/** Rethrows an error unless the device is offline. */
async function rethrowUnlessOffline(error: unknown): Promise<void> {
  if (!isNetworkFailure(error) || !(await isOffline())) throw error
}

const queueOrSend =
  (keep: QueueWrite): Sender =>
  async (call, body, send) => {
    const waits = call.offlineDateField && body
    const mayArrive = navigator.onLine
    const enough = new AbortController()
    const answer = send(enough.signal)
    try {
      if (!waits || !(await isSilent(answer, body)) || !(await keep(call, body, true))) return await answer
      enough.abort()
    } catch (error) {
      await rethrowUnlessOffline(error)
      if (!waits || !(await keep(call, body, mayArrive))) throw new OfflineError()
    }
    throw new QueuedForLater()
  }

/** Starts queueing writes that may be queued while offline; any other write fails with OfflineError. */
export const queueWith = (keep: QueueWrite | undefined): void => setSender(keep && queueOrSend(keep))
