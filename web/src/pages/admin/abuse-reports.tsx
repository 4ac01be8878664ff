import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { AbuseQueue } from '../../features/friends/admin/abuse-queue.tsx'
import { browserTimeZone } from '../../lib/time/browser-zone.ts'
import { SupportPage } from './support-page.tsx'

/** Members' abuse reports. */
export default function AbuseReports() {
  const { user } = useCurrentUser()
  return (
    <SupportPage title="Reported by members" about="Review reports, then warn or suspend the person.">
      <AbuseQueue timeZone={user?.timeZone ?? browserTimeZone()} />
    </SupportPage>
  )
}
