import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminStatusQuery } from '../../features/accounts/admin-status.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AccessDenied } from './access-denied.tsx'
import { PermissionsProvider } from './permissions.ts'
import { SecondStepMissing } from './second-step-missing.tsx'

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
