import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { Cloud, CloudOff } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Connectivity } from '../../lib/offline/connectivity.ts'
import { useOutbox } from '../../lib/offline/pending-writes.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { asOfText } from './as-of-text.ts'
import { QueuedPills } from './queued-pills.tsx'

/** What doesn't work offline, on pages that depend on it. */
const needs: Readonly<Record<string, string>> = {
  '/ai-assistant': 'assistant and library need a connection',
  '/shop': 'buying needs a connection',
  '/shop/cart': 'buying needs a connection',
  '/admin': 'the back office needs a connection',
}

interface GoneProps {
  /** when the shown data was loaded, milliseconds since the epoch */
  asOf: number | undefined
  timeZone: string
}

function Gone({ asOf, timeZone }: GoneProps) {
  const today = useToday(timeZone)
  const { pathname } = useLocation()
  const more = needs[pathname] ?? (asOf && `as of ${asOfText(asOf, { today, timeZone })}`)
  return (
    <>
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-1">
        <strong>Offline</strong>
        {more && <span className="text-soft tabular-nums"> · {more}</span>}
      </p>
    </>
  )
}

/** The bar's reason while online: writes were sent, or need a decision. */
function There() {
  const { writes } = useOutbox()
  const isRefused = writes.some(({ problem }) => problem !== undefined)
  const isWaiting = writes.some(({ problem }) => problem === undefined)
  return (
    <>
      <Cloud aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 py-1">
        <strong>{isRefused ? 'Needs your decision' : 'Back online'}</strong>
        {isWaiting && <span className="text-soft"> · sending</span>}
      </p>
    </>
  )
}

interface OfflineBarProps {
  line: Connectivity
  user: Pick<CurrentUser, 'timeZone'>
}

/** Below the top bar: offline, age of the data, and pending writes. */
export default function OfflineBar({
  line: { isOffline: isGone, cachedAt: asOf },
  user: { timeZone },
}: OfflineBarProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto flex min-h-11 max-w-page flex-wrap items-center gap-x-2.5 px-4 text-[0.9375rem] leading-tight md:px-6">
        {isGone ? <Gone asOf={asOf} timeZone={timeZone} /> : <There />}
        <QueuedPills timeZone={timeZone} />
      </div>
    </div>
  )
}
