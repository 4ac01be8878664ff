import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { PasskeysCard } from '../../features/accounts/security/passkeys-card.tsx'
import { TwoStepCard } from '../../features/accounts/security/two-step-card.tsx'
import { SessionsCard } from '../../features/accounts/sessions/sessions-card.tsx'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'

/** Sign-in methods and active sessions. */
export default function SecuritySettings({ user }: { user: CurrentUser }) {
  return (
    <HydrationBoundary>
      <SessionsCard timeZone={user.timeZone} />
      <TwoStepCard user={user} />
      <PasskeysCard user={user} />
    </HydrationBoundary>
  )
}
