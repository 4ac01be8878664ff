import { startTransition, useEffect, useState } from 'react'
import { whenHydrated } from './hydration.ts'

/** A busy page is not waited for longer than this. */
const PATIENCE_MS = 3000
/** Safari doesn't say when a page is idle. */
const GUESS_MS = 1000

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, GUESS_MS)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(act, { timeout: PATIENCE_MS })
  return () => window.cancelIdleCallback(request)
}

/**
 * Does what can wait until the page has rendered and hydrated and is idle.
 * @returns what calls it off
 */
export function onIdle(act: () => void): () => void {
  let callOff = () => {}
  const wait = whenHydrated(() => {
    callOff = whenIdle(act)
  })
  return () => {
    wait()
    callOff()
  }
}

/** False until the page rests: see {@link onIdle}. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  // In pieces, as the page itself: whatever waited for it may be much.
  useEffect(() => onIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}
