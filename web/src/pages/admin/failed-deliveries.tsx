import { mayEnter } from '@pepwell/domain/admin-areas'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { DeadLettersTable } from '../../features/notifications/admin/dead-letters-table.tsx'
import { browserTimeZone } from '../../lib/dates.ts'
import { AccessDenied } from './access-denied.tsx'
import { PanelHeader } from './panel-header.tsx'
import { usePermissions } from './permissions.ts'

/** What people were to be told and could not be. */
export default function FailedDeliveries() {
  const { user } = useCurrentUser()
  const permissions = usePermissions()
  if (!mayEnter(permissions, 'support')) return <AccessDenied />
  return (
    <div data-wide>
      <nav aria-label="Breadcrumb" className="mb-1 flex items-center gap-1.5 text-sm text-soft">
        <Link to="/admin" className="inline-flex min-h-11 items-center rounded-lg hover:text-ink md:min-h-6">
          Admin Panel
        </Link>
        <ChevronRight className="size-4" aria-hidden="true" />
        <span aria-current="page">Failed deliveries</span>
      </nav>
      <PanelHeader title="Failed deliveries" />
      <p className="-mt-3 mb-4 text-soft">
        Reminders and notices that were given up. Try one again once what was wrong is mended.
      </p>
      <DeadLettersTable
        timeZone={user?.timeZone ?? browserTimeZone()}
        showsProfiles={mayEnter(permissions, 'members')}
      />
    </div>
  )
}
