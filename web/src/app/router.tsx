import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, Navigate, useLocation } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { nextPath } from '../lib/next-path.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { type Access, accessOf, isDoor, isForEveryone, pageAt } from './access.ts'
import { Announcer } from './announcer.tsx'
import { BrokenPage } from './broken-page.tsx'
import type { Page } from './pages.ts'
import { preload, rememberAccess } from './preload.ts'
import { loadMemberShell } from './shell/load-member-shell.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { useArrival } from './use-arrival.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useSessionEnd } from './use-session-end.ts'
import { WelcomeOverlay } from './welcome-overlay.tsx'

const MemberShell = lazy(loadMemberShell)

const Waiting = () => (
  <div className="grid min-h-[60dvh] place-items-center">
    <Spinner label="Loading" className="size-8 text-accent" />
  </div>
)

interface FramedProps {
  page: Page
  path: string
  user: CurrentUser | null
  access: Access
}

/** A page in the bars that belong to whoever looks at it. */
function Framed({ page, path, user, access }: FramedProps) {
  // One that breaks leaves the bars standing; the next one starts afresh.
  const content = (
    <ErrorBoundary key={path} fallback={<BrokenPage />}>
      <page.view />
    </ErrorBoundary>
  )
  if (!user || isForEveryone(path)) {
    return (
      <Suspense fallback={<Waiting />}>
        <PublicShell>{content}</PublicShell>
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Waiting />}>
      <MemberShell user={user} confined={access === 'needs-profile'}>
        <Suspense fallback={<Waiting />}>{content}</Suspense>
      </MemberShell>
      <WelcomeOverlay user={user} />
    </Suspense>
  )
}

/** What the current path shows to whoever looks at it. */
export function CurrentPage() {
  const { user, isLoading } = useCurrentUser()
  const { pathname, search } = useLocation()
  const access = accessOf(user, isLoading)
  const endedElsewhere = useSessionEnd(access, pathname)
  const page = endedElsewhere ? undefined : pageAt(pathname, access)
  useArrival(page?.title)
  useScrollMemory()
  useEffect(() => {
    rememberAccess(access)
    preload(pathname, access)
  }, [access, pathname])

  if (access === 'complete' && isDoor(pathname)) return <Navigate to={nextPath(search)} replace />
  return (
    <>
      {page ? <Framed page={page} path={pathname} user={user} access={access} /> : <Waiting />}
      {/* Stays while pages come and go: what is mounted together with its text is not read out. */}
      <Announcer title={page?.title} />
    </>
  )
}

export const Router = () => (
  <BrowserRouter>
    <CurrentPage />
  </BrowserRouter>
)
