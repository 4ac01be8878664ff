import { startTransition, useEffect, useState } from 'react'
import { whenHydrated } from './hydration.ts'

/** Maximum wait on a busy page, in milliseconds. */
const TIMEOUT_MS = 3000
/** Safari lacks requestIdleCallback. */
const FALLBACK_DELAY_MS = 1000

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(act, { timeout: TIMEOUT_MS })
  return () => window.cancelIdleCallback(request)
}

/**
 * Runs a callback once the page has rendered, hydrated and become idle.
 * @returns cancels it
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

/** False until the page is idle: see {@link onIdle}. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  // A transition, because much may depend on it.
  useEffect(() => onIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}
