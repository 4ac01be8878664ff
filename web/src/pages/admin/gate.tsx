import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminStatusQuery } from '../../features/accounts/admin-status.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AccessDenied } from './access-denied.tsx'
import { PermissionsProvider } from './permissions.ts'

/** Shown instead of the back office to an admin without a second factor after the grace period. */
const SecondStepMissing = () => (
  <EmptyState
    icon={<KeyRound />}
    title="Protect your account first"
    text="Set up two-step sign-in or a passkey. Then you can open the back office."
    action={
      <Button asChild>
        <Link to="/profile?tab=security#two-step">Set it up</Link>
      </Button>
    }
  />
)

/** Spinner while user or data load. */
export const PanelSpinner = () => (
  <div className="grid min-h-[40dvh] place-items-center">
    <Spinner label="Loading" className="size-8 text-accent" />
  </div>
)

/** Shows the back office to admins and an access denied page to others. The server enforces access anyway. */
export function AdminGate({ children }: { children: ReactNode }) {
  const status = useQuery(adminStatusQuery)
  if (status.isPending) return <PanelSpinner />
  if (status.isError) {
    return (
      <ErrorState
        title="We couldn’t load the admin panel"
        error={status.error}
        onRetry={() => status.refetch()}
        retrying={status.isFetching}
      />
    )
  }
  const { isAdmin, secondStepBy } = status.data
  if (!isAdmin) return <AccessDenied />
  if (secondStepBy && Date.parse(secondStepBy) <= serverNow()) return <SecondStepMissing />
  return <PermissionsProvider value={status.data.permissions}>{children}</PermissionsProvider>
}
