import { serverNow } from '../../../lib/time/clock.ts'

const SECOND_MS = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

// Each tick schedules the next whole second, so ticks don't drift or pile up.
function tick(): void {
  for (const listener of listeners) listener()
  wind()
}

function wind(): void {
  clearTimeout(timer)
  if (listeners.size > 0 && !document.hidden) timer = setTimeout(tick, SECOND_MS - (serverNow() % SECOND_MS))
}

const wake = () => (document.hidden ? clearTimeout(timer) : tick())

/**
 * Calls back each whole second while the page is visible, and immediately when it becomes visible. For
 * `useSyncExternalStore`.
 */
export function everySecond(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', wake)
  listeners.add(listener)
  if (listeners.size === 1) wind()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}
