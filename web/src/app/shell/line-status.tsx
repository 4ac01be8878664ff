import type { CurrentUser } from '@pepwell/contract/accounts'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useOutbox } from '../../lib/offline/waiting.ts'
import type OfflineBar from './offline-bar.tsx'
import { useOwnLine } from './use-line.ts'
import { useOwnOutbox } from './use-outbox.ts'

type Bar = { default: (props: ComponentProps<typeof OfflineBar>) => ReactNode }

// A page that could not fetch it before the line went goes without.
const load = (): Promise<Bar> => import('./offline-bar.tsx').catch(() => ({ default: () => null }))

const LazyBar = lazy(load)

interface LineStatusProps {
  user: CurrentUser
  /** the page has nothing better to do */
  ready: boolean
}

/** Looks after the line to the server and what waits for it, and says so as long as there is something to say. */
export function LineStatus({ user, ready }: LineStatusProps) {
  const line = useOwnLine(user, ready)
  useOwnOutbox(user, ready)
  const { writes, isSent } = useOutbox()
  useEffect(() => void (ready && load()), [ready])
  return (
    <div
      role="status"
      className="sticky top-[calc(3.5rem+1px+env(safe-area-inset-top))] z-20 empty:hidden md:top-16"
    >
      {(line.isGone || isSent || writes.length > 0) && (
        <Suspense fallback={null}>
          <LazyBar line={line} user={user} />
        </Suspense>
      )}
    </div>
  )
}
