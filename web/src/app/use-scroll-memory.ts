import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { isHydrating } from '../lib/rendering/hydration.ts'

/** A page that comes back may still be growing; so long it is helped to reach its old place. */
const GROWING_MS = 1000

const places = new Map<string, number>()

/** Scrolls anew as the page grows, until it is where it shall be or somebody moves it. Returns what gives up. */
function scrollWhileGrowing(reach: () => boolean): () => void {
  const attempt = () => {
    if (reach()) stop()
  }
  const growth = new ResizeObserver(attempt)
  const patience = setTimeout(() => stop(), GROWING_MS)
  const stop = () => {
    growth.disconnect()
    clearTimeout(patience)
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, stop)
  }
  growth.observe(document.body)
  for (const sign of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(sign, stop, { passive: true })
  attempt()
  return stop
}

function arriveAt({ key, hash }: Location, isReturn: boolean): (() => void) | undefined {
  if (isReturn) {
    const top = places.get(key) ?? 0
    return scrollWhileGrowing(() => {
      window.scrollTo({ top, behavior: 'instant' })
      return window.scrollY >= top - 1
    })
  }
  if (!hash) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }
  // What stands above it may still be on its way.
  return scrollWhileGrowing(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
    return false
  })
}

/** A new page begins at its top; going back finds the old one where it was left. */
export function useScrollMemory(): void {
  const location = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const first = useRef(true)

  useEffect(() => {
    const restoreBy = (who: ScrollRestoration) => () => {
      window.history.scrollRestoration = who
    }
    const [byUs, byBrowser] = [restoreBy('manual'), restoreBy('auto')]
    byUs()
    // A page that is loaded anew is the browser's to restore.
    window.addEventListener('pagehide', byBrowser)
    return () => window.removeEventListener('pagehide', byBrowser)
  }, [])

  useEffect(() => {
    const remember = () => places.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history, whatever else changes
  useLayoutEffect(() => {
    if (first.current && (!location.hash || isHydrating())) {
      first.current = false
      return
    }
    // The same view, a little changed: another order, an opened row.
    if (!isReturn && location.state?.stays) places.set(location.key, window.scrollY)
    else return arriveAt(location, isReturn)
  }, [location.key])
}
