import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../../ui/error-boundary.tsx'
import { deviceTimeZone } from '../home-zone.ts'

const TravelBanner = lazy(() => import('./travel-banner.tsx'))

/** Asks somebody who is elsewhere whether their reminders shall come along. At home nothing is fetched for it. */
export function Travel({ user }: { user: CurrentUser }) {
  const away = deviceTimeZone()
  if (away === undefined || away === user.timeZone) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <TravelBanner key={`${user.timeZone} ${away}`} user={user} away={away} />
      </Suspense>
    </ErrorBoundary>
  )
}
