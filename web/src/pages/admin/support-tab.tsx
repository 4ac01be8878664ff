import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { AbuseQueue } from '../../features/friends/admin/abuse-queue.tsx'

export default function SupportTab() {
  const { user } = useCurrentUser()
  return user && <AbuseQueue timeZone={user.timeZone} />
}
