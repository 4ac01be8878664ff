import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { HydrationMarker } from '../ui/hydration-boundary.tsx'
import type { Access, PageRoute } from './access.ts'
import { BrokenPage } from './broken-page.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { BareShell } from './shell/bare-shell.tsx'
import { MemberShell } from './shell/load-member-shell.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { WelcomeOverlay } from './welcome-overlay.tsx'

/** The page of a row. It stands in a route, so that whatever is in it reads the path's parameters with `useParams`. */
function RoutedPage({ path, page }: PageRoute) {
  const view = <page.view />
  // A path with an encoded line break fits no route, not even '*'.
  return useRoutes([{ path, element: view }]) ?? view
}

interface FramedProps {
  route: PageRoute
  path: string
  user: CurrentUser | null
  access: Access
}

/** A page in the bars that belong to whoever looks at it. */
export function Framed({ route, path, user, access }: FramedProps) {
  // A page that breaks leaves the bars standing; the next page starts afresh.
  const content = (
    <>
      <ErrorBoundary key={path} fallback={<BrokenPage />}>
        <RoutedPage {...route} />
      </ErrorBoundary>
      <HydrationMarker />
    </>
  )
  if (route.bars === 'none') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <BareShell>{content}</BareShell>
      </Suspense>
    )
  }
  if (!user || route.bars === 'public') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <PublicShell>{content}</PublicShell>
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<PageSpinner />}>
      <MemberShell user={user} confined={access === 'needs-profile'}>
        <Suspense fallback={<PageSpinner />}>{content}</Suspense>
      </MemberShell>
      <WelcomeOverlay user={user} />
    </Suspense>
  )
}
