import type { CurrentUser } from '@pepwell/contract/accounts'
import { useOutbox } from '../../lib/offline/waiting.ts'
import { ClockBar } from './clock-bar.tsx'
import { useDoubles } from './doubles.ts'
import OfflineBar from './offline-bar.tsx'
import { useOwnLine } from './use-line.ts'
import { useOwnOutbox } from './use-outbox.ts'

/** Looks after the line to the server, what waits for it, and the device's clock; shown only while there is something to say. */
export default function LineStatus({ user }: { user: CurrentUser }) {
  const line = useOwnLine(user)
  useOwnOutbox(user)
  const { writes, isSent } = useOutbox()
  const doubles = useDoubles()
  return (
    <div
      role="status"
      className="sticky top-[calc(3.5rem+1px+env(safe-area-inset-top))] z-20 empty:hidden md:top-16"
    >
      <ClockBar />
      {(line.isGone || isSent || writes.length + doubles.length > 0) && (
        <OfflineBar line={line} user={user} />
      )}
    </div>
  )
}
