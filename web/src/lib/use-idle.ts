import { useEffect, useState } from 'react'

/** A busy page is not waited for longer than this. */
const PATIENCE_MS = 3000
/** Safari doesn't say when a page is idle. */
const GUESS_MS = 1000

/** False until the page has drawn itself and has nothing else to do: for what can wait until then. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, GUESS_MS)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(begin, { timeout: PATIENCE_MS })
    return () => window.cancelIdleCallback(request)
  }, [])
  return isIdle
}
