import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { isHydrating } from '../lib/rendering/hydration.ts'

/** How long to keep restoring while a page grows, in milliseconds. */
const GROWING_MS = 1000

const places = new Map<string, number>()

/** Scrolls again as the page grows, until it reaches the position or the user scrolls. Returns a function to cancel. */
function scrollWhileGrowing(scrollToGoal: () => boolean): () => void {
  const attempt = () => {
    if (scrollToGoal()) stop()
  }
  const growth = new ResizeObserver(attempt)
  const timeout = setTimeout(() => stop(), GROWING_MS)
  const stop = () => {
    growth.disconnect()
    clearTimeout(timeout)
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
  // Content above may still be loading.
  return scrollWhileGrowing(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
    return false
  })
}

/** New pages start at the top; Back restores the position. */
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
    // The browser restores a reloaded page itself.
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
    // A small change of the same view, such as a new order or an expanded row.
    if (!isReturn && location.state?.stays) places.set(location.key, window.scrollY)
    else return arriveAt(location, isReturn)
  }, [location.key])
}
