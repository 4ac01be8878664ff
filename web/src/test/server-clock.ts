import { onTestFinished } from 'vitest'
import { deviceNow, measureByAnswer } from '../lib/time/clock.ts'

/** An answer of the server at an instant, as the app gets to see it. */
export const answerAt = (instant: number, headers: Record<string, string> = {}) =>
  new Response('{}', {
    headers: { date: new Date(instant).toUTCString(), 'cache-control': 'no-store', ...headers },
  })

/** Makes the server's clock differ from this device's until the test ends. */
export function serverClockAt(instant: number): void {
  measureByAnswer(answerAt(instant), deviceNow())
  onTestFinished(() => {
    // One reading of the clock: over the turn of a second, two would leave an offset of a millisecond.
    const now = deviceNow()
    measureByAnswer(answerAt(now), now)
  })
}
