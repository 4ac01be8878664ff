import { brandName } from '@pepwell/domain/text/brand'
import { useEffect, useRef, useState } from 'react'
import { BrowserRouter, Navigate, useLocation } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { nextPath } from '../lib/navigation/next-path.ts'
import { type Access, accessOf, hasArrived, isIn } from './access.ts'
import { PageFrame } from './page-frame.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { preload } from './preload.ts'
import { ReplayClicks } from './replay-clicks.tsx'
import { isAuthPage, isPublicPage, routeAt } from './route-at.ts'
import { signInAgain } from './unauthorized.ts'
import { usePageVisits } from './use-page-visits.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Sets the window title and, after navigation, focuses the start of the page. */
function useArrival(title: string | undefined): void {
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

/**
 * Whether the session ended elsewhere: another tab signed out, or it expired. The user is redirected to
 * sign-in and sees no one else's data. Signing out here leaves the page.
 */
function useSessionEnd(access: Access, path: string): boolean {
  const [wasIn, setWasIn] = useState(false)
  if (isIn(access) && !wasIn) setWasIn(true)
  const ended = wasIn && access === 'signed-out' && !isAuthPage(path) && !isPublicPage(path)
  useEffect(() => {
    if (ended) signInAgain()
  }, [ended])
  return ended
}

/** Announces the new page to screen readers, because client-side navigation is silent. */
const Announcer = ({ title }: { title: string | undefined }) => (
  <p className="sr-only" aria-live="polite" aria-atomic="true">
    {title}
  </p>
)

/** Renders nothing, so its updates don't re-render a page. */
function PageVisits({ route, signedOut }: { route: string | undefined; signedOut: boolean }) {
  usePageVisits(route, signedOut)
  return null
}

/** The current path's page for this user. */
export function CurrentPage() {
  const { user, isLoading } = useCurrentUser()
  const { pathname, search } = useLocation()
  const access = accessOf(user, isLoading)
  const endedElsewhere = useSessionEnd(access, pathname)
  const route = endedElsewhere ? undefined : routeAt(pathname, access)
  const title = route?.page.title
  useArrival(title)
  useScrollMemory()
  useEffect(() => void preload(pathname, access), [access, pathname])

  if (hasArrived(access) && isAuthPage(pathname)) return <Navigate to={nextPath(search)} replace />
  return (
    <>
      {route ? <PageFrame route={route} path={pathname} user={user} access={access} /> : <PageSpinner />}
      {/* Stays mounted: a live region that mounts with its text isn't announced. */}
      <Announcer title={title} />
      <ReplayClicks />
      <PageVisits route={route?.path} signedOut={access === 'signed-out'} />
    </>
  )
}

export const Router = () => (
  <BrowserRouter>
    <CurrentPage />
  </BrowserRouter>
)
