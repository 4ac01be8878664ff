import { useEffect } from 'react'
import { BrowserRouter, Navigate, useLocation } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { nextPath } from '../lib/navigation/next-path.ts'
import { accessOf, hasArrived } from './access.ts'
import { Announcer } from './announcer.tsx'
import { Framed } from './framed.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { preload } from './preload.ts'
import { ReplayClicks } from './replay-clicks.tsx'
import { isAuthPage, routeAt } from './route-at.ts'
import { useArrival } from './use-arrival.ts'
import { usePageVisits } from './use-page-visits.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useSessionEnd } from './use-session-end.ts'

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
      {route ? <Framed route={route} path={pathname} user={user} access={access} /> : <PageSpinner />}
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
