import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { useQuery } from '@tanstack/react-query'
import { ClockAlert } from 'lucide-react'
import { inboxCountsQuery } from '../../features/inbox-counts/admin/inbox-counts.api.ts'
import { Banner } from '../../ui/banner.tsx'
import { usePermissions } from './permissions.ts'

/** Warns support that a server with a wrong clock sends no reminders. */
export function ClockNotice() {
  const { data } = useQuery({ ...inboxCountsQuery, enabled: mayEnter(usePermissions(), 'support') })
  if (!data?.clockOffBy) return null
  const seconds = Math.abs(data.clockOffBy)
  return (
    <Banner tone="danger" title="A server isn’t sending reminders" icon={<ClockAlert />} className="mb-4">
      Its clock is {seconds} seconds {data.clockOffBy > 0 ? 'ahead of' : 'behind'} the database’s. Reminders
      resume once the clocks agree, or from another server. Ask your system administrator to correct the
      clock.
    </Banner>
  )
}
