import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { DeadLettersTable } from '../../features/notifications/admin/dead-letters-table.tsx'
import { browserTimeZone } from '../../lib/time/browser-zone.ts'
import { usePermissions } from './permissions.ts'
import { SupportPage } from './support-page.tsx'

/** Messages that couldn't be delivered. */
export default function FailedDeliveries() {
  const { user } = useCurrentUser()
  return (
    <SupportPage title="Failed deliveries" about="Messages we couldn’t deliver. Fix the cause, then retry.">
      <DeadLettersTable
        timeZone={user?.timeZone ?? browserTimeZone()}
        showsProfiles={mayEnter(usePermissions(), 'members')}
      />
    </SupportPage>
  )
}
