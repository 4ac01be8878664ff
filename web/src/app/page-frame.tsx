import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { HydrationMarker } from '../ui/hydration-boundary.tsx'
import type { Access } from './access.ts'
import { BrokenPage } from './broken-page.tsx'
import { PageSpinner } from './page-spinner.tsx'
import type { PageRoute } from './route-at.ts'
import { BareShell } from './shell/bare-shell.tsx'
import { MemberShell } from './shell/load-member-shell.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { WelcomeOverlay } from './welcome-overlay.tsx'

/** A row's page inside a route, so that `useParams` works in it. */
function RoutedPage({ path, page }: PageRoute) {
  const view = <page.view />
  // A path with an encoded line break matches no route, not even '*'.
  return useRoutes([{ path, element: view }]) ?? view
}

interface PageFrameProps {
  route: PageRoute
  path: string
  user: CurrentUser | null
  access: Access
}

export function PageFrame({ route, path, user, access }: PageFrameProps) {
  // Bars survive a broken page, and the next page starts fresh.
  const content = (
    <>
      <ErrorBoundary key={path} fallback={<BrokenPage />}>
        <RoutedPage {...route} />
      </ErrorBoundary>
      <HydrationMarker />
    </>
  )
  if (route.page.bars === 'none') {
    return (
      <Suspense fallback={<PageSpinner />}>
        <BareShell>{content}</BareShell>
      </Suspense>
    )
  }
  if (!user || route.page.bars === 'public') {
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
