import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIdle } from '../lib/rendering/use-idle.ts'
import { deviceNow } from '../lib/time/clock.ts'
import type { OpenedPage } from './page-visits.ts'

/** Whether the user opted out of tracking (Do Not Track or Global Privacy Control). */
function optsOutOfTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/**
 * Reports page visits. The code loads when idle and never for users who opted out.
 * @param route the row of the page table, by path
 * @param signedOut whether nobody is signed in
 */
export function usePageVisits(route: string | undefined, signedOut: boolean): void {
  const { pathname } = useLocation()
  const isIdle = useIdle()
  /** pages opened before the module loaded */
  const opened = useRef<OpenedPage[]>([])
  useEffect(() => {
    if (!route || optsOutOfTracking()) return
    opened.current.push({ route, path: pathname, signedOut, began: deviceNow() })
    if (!isIdle) return
    // Optional: without it, visits aren't counted.
    import('./page-visits.ts')
      .then(({ startVisit }) => opened.current.splice(0).forEach(startVisit))
      .catch(() => {})
  }, [isIdle, route, pathname, signedOut])
}
