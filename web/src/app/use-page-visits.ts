import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIdle } from '../lib/use-idle.ts'

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
  useEffect(() => {
    if (!isIdle || !route || wantsNoVisits()) return
    // Without it nothing is told, and nothing is missing on the page.
    import('./page-visits.ts').then(({ look }) => look(route, pathname, signedOut)).catch(() => {})
  }, [isIdle, route, pathname, signedOut])
}
