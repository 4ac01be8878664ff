import { brandName } from '@pepwell/domain/text/brand'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Sets the window title and, after navigation, focuses the start of the page. */
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
    // A link to a field focuses that field.
    if (hash && document.getElementById(hash.slice(1))?.contains(document.activeElement)) return
    // Moves the tab order and screen readers to the page, past the bars.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
