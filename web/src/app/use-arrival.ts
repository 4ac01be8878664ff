import { brandName } from '@pepwell/domain/text/brand'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Names the window after the page and, when one arrives from another, puts the focus where the page begins. */
export function useArrival(title: string | undefined): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (title) document.title = `${title} · ${brandName}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place of the same page is no arrival
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // Who was led to a field of it is there already.
    if (hash && document.getElementById(hash.slice(1))?.contains(document.activeElement)) return
    // The next tab stop is the page's first, not the bar's, and a screen reader starts at the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
