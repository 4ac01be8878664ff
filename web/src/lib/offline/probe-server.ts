import { live } from '@pepwell/contract/health.calls'
import { withTimeout } from '../api/with-timeout.ts'
import { deviceNow, measureByAnswer } from '../time/clock.ts'
import { markOffline, markOnline } from './connectivity.ts'

/** Longest wait for the server's answer. */
const PROBE_TIMEOUT_MS = 5000

let probing: Promise<boolean> | undefined

async function probe(): Promise<boolean> {
  const sentAt = deviceNow()
  const isAnswered =
    navigator.onLine &&
    (await withTimeout(PROBE_TIMEOUT_MS, undefined, (signal) =>
      fetch(live.path, { cache: 'no-store', signal }),
    ).then(
      (answer) => {
        measureByAnswer(answer, sentAt)
        return true
      },
      () => false,
    ))
  if (isAnswered) markOnline()
  else markOffline()
  return !isAnswered
}

/** Asks the server whether it can be reached: one lost response does not mean offline. */
export function isOffline(): Promise<boolean> {
  probing ??= probe().finally(() => {
    probing = undefined
  })
  return probing
}
