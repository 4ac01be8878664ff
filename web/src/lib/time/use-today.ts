import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { useSyncExternalStore } from 'react'
import { renderContext } from '../rendering/render-context.ts'
import { onClockChange, serverNow } from './clock.ts'

/** How often a page that is looked at looks at the clock. */
const LOOK_MS = 30_000

function whenItMayHaveTurned(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS)
  const stop = onClockChange(look)
  // Nothing ticks in a phone's pocket: the app comes back on another day.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}

/** The own calendar day, which turns at the person's midnight while the page is open. */
export function useToday(timeZone: string): CalendarDay {
  const look = () => dayOf(serverNow(), timeZone)
  return useSyncExternalStore(whenItMayHaveTurned, look, () => dayOf(renderContext().at, timeZone))
}
