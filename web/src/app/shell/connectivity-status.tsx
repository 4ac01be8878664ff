import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useOutbox } from '../../lib/offline/pending-writes.ts'
import { ClockBar } from './clock-bar.tsx'
import { useDoubles } from './double-doses.ts'
import OfflineBar from './offline-bar.tsx'
import { useConnectivityCheck } from './use-connectivity-check.ts'
import { useOwnOutbox } from './use-outbox.ts'

/** Shows connectivity, pending writes and a wrong device clock, if any. */
export default function ConnectivityStatus({ user }: { user: CurrentUser }) {
  const line = useConnectivityCheck(user)
  useOwnOutbox(user)
  const { writes, isSent } = useOutbox()
  const doubles = useDoubles()
  return (
    <div
      role="status"
      data-notices=""
      className="sticky top-[calc(3.5rem+1px+env(safe-area-inset-top))] z-20 empty:hidden md:top-16"
    >
      <ClockBar />
      {(line.isOffline || isSent || writes.length + doubles.length > 0) && (
        <OfflineBar line={line} user={user} />
      )}
    </div>
  )
}
