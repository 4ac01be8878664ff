import { onTestFinished } from 'vitest'
import { deviceNow, measureByAnswer } from '../lib/time/clock.ts'

/** A server response at an instant, as the app sees it. */
export const answerAt = (instant: number, headers: Record<string, string> = {}) =>
  new Response('{}', {
    headers: { date: new Date(instant).toUTCString(), 'cache-control': 'no-store', ...headers },
  })

/** Makes the server's clock differ from this device's until the test ends. */
export function serverClockAt(instant: number): void {
  measureByAnswer(answerAt(instant), deviceNow())
  onTestFinished(() => {
    // Read the clock once: two reads across a second's boundary would differ by a millisecond.
    const now = deviceNow()
    measureByAnswer(answerAt(now), now)
  })
}
