import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { useSyncExternalStore } from 'react'
import { renderContext } from '../rendering/render-context.ts'
import { onClockChange, serverNow } from './clock.ts'

/** Check interval while the page is visible, in milliseconds. */
const POLL_MS = 30_000

function whenItMayHaveTurned(look: () => void): () => void {
  const timer = setInterval(look, POLL_MS)
  const stop = onClockChange(look)
  // Timers stop in the background, so the app may come back on another day.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}

/** Today's date in the person's zone; changes at their midnight. */
export function useToday(timeZone: string): CalendarDay {
  const look = () => dayOf(serverNow(), timeZone)
  return useSyncExternalStore(whenItMayHaveTurned, look, () => dayOf(renderContext().at, timeZone))
}
