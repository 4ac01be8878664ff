import { serverNow } from '../../../lib/time/clock.ts'

const SECOND_MS = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

// Each tick is set anew at the next whole second of the clock, so that ticks neither drift nor pile up.
function tick(): void {
  for (const listener of listeners) listener()
  wind()
}

function wind(): void {
  clearTimeout(timer)
  if (listeners.size > 0 && !document.hidden) timer = setTimeout(tick, SECOND_MS - (serverNow() % SECOND_MS))
}

const wake = () => (document.hidden ? clearTimeout(timer) : tick())

/** Calls at each whole second as long as the page is seen, and at once when it is seen again. For `useSyncExternalStore`. */
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
