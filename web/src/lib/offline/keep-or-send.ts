import type { DeclaredAddress } from '@pepwell/contract/call'
import { isNetworkFailure, LineIsGone, uploadMs } from '../api.ts'
import { isLineGone } from './look-for-line.ts'
import { KeptForLater, type Sender, sendPatiently } from './send.ts'

/** Keeps what a call was to store: answers whether it did. */
type KeepWrite = (call: DeclaredAddress, body: object, mayHaveArrived: boolean) => Promise<boolean>

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

/** Throws what failed unless that is because nothing reaches the server. */
async function expectNoLine(error: unknown): Promise<void> {
  if (!isNetworkFailure(error) || !(await isLineGone())) throw error
}

const keepOrSend =
  (keep: KeepWrite): Sender =>
  async (call, body, send) => {
    const waits = call.waits && body
    const mayArrive = navigator.onLine
    const enough = new AbortController()
    const answer = send(enough.signal)
    try {
      if (!waits || !(await isSilent(answer, body)) || !(await keep(call, body, true))) return await answer
      enough.abort()
    } catch (error) {
      await expectNoLine(error)
      if (!waits || !(await keep(call, body, mayArrive))) throw new LineIsGone()
    }
    throw new KeptForLater()
  }

/** From here on what may wait does, and that no line is there is said of all else. */
export const waitWith = (keep: KeepWrite | undefined): void => sendPatiently(keep && keepOrSend(keep))
