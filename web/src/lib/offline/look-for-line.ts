import { live } from '@pepwell/contract/health.calls'
import { deviceNow, measureByAnswer } from '../clock.ts'
import { withTimeout } from '../with-timeout.ts'
import { lineIsGone, lineIsThere } from './line.ts'

/** A server that says nothing for so long is not there. */
const PATIENCE_MS = 5000

let asking: Promise<boolean> | undefined

async function ask(): Promise<boolean> {
  const sentAt = deviceNow()
  const isAnswered =
    navigator.onLine &&
    (await withTimeout(PATIENCE_MS, undefined, (signal) =>
      fetch(live.path, { cache: 'no-store', signal }),
    ).then(
      (answer) => {
        measureByAnswer(answer, sentAt)
        return true
      },
      () => false,
    ))
  if (isAnswered) lineIsThere()
  else lineIsGone()
  return !isAnswered
}

/** Whether nothing reaches the server: one answer that was lost does not say so. */
export function isLineGone(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
