import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { useSyncExternalStore } from 'react'
import { renderContext } from '../rendering/render-context.ts'
import { onClockChange, serverNow } from './clock.ts'

/** Check interval while the page is visible, in milliseconds. */
const POLL_MS = 30_000

function onPossibleDayChange(check: () => void): () => void {
  const timer = setInterval(check, POLL_MS)
  const stop = onClockChange(check)
  // Timers stop in the background, so the app may come back on another day.
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', check)
  }
}

/** Today's date in the person's zone; changes at their midnight. */
export function useToday(timeZone: string): CalendarDay {
  const readToday = () => dayOf(serverNow(), timeZone)
  return useSyncExternalStore(onPossibleDayChange, readToday, () => dayOf(renderContext().at, timeZone))
}
