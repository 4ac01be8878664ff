import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIdle } from '../lib/rendering/use-idle.ts'
import { deviceNow } from '../lib/time/clock.ts'
import type { OpenedPage } from './page-visits.ts'

/** Whether the person asks not to be followed, by either of the two settings that browsers have for it. */
function wantsNoVisits(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/**
 * Tells the server of the pages that somebody looks at. What does it is fetched once the first page rests, and never for
 * whoever doesn't want that.
 * @param route the row of the table of pages, by its path
 * @param signedOut whether nobody is signed in who looks at it
 */
export function usePageVisits(route: string | undefined, signedOut: boolean): void {
  const { pathname } = useLocation()
  const isIdle = useIdle()
  /** pages opened before the module is there, which still count */
  const opened = useRef<OpenedPage[]>([])
  useEffect(() => {
    if (!route || wantsNoVisits()) return
    opened.current.push({ route, path: pathname, signedOut, began: deviceNow() })
    if (!isIdle) return
    // Without it nothing is told, and nothing is missing on the page.
    import('./page-visits.ts').then(({ look }) => opened.current.splice(0).forEach(look)).catch(() => {})
  }, [isIdle, route, pathname, signedOut])
}
