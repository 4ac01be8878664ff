import type { SecurityEvent } from '@pepwell/contract/accounts/security-events'
import { ownSecurityEvents } from '@pepwell/contract/accounts/security-events.calls'
import { securityEventText } from '@pepwell/domain/accounts/security-events'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { pagesOf } from '../../../lib/api/use-call.ts'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const PAGE = 20

const activityPages = pagesOf(ownSecurityEvents, PAGE)

interface EventRowProps {
  event: SecurityEvent
  timeZone: string
}

function EventRow({ event, timeZone }: EventRowProps) {
  const { kind, outcome, browserInfo, ipAddress, at } = event
  const where = [browserInfo, ipAddress].filter(Boolean).join(' · ')
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <p className={outcome === 'ok' ? 'font-semibold' : 'font-semibold text-danger-ink'}>
        {securityEventText(kind, outcome)}
      </p>
      <p className="text-sm break-words text-soft">
        {formatInstantInFull(at, timeZone)}
        {where && ` · ${where}`}
      </p>
    </li>
  )
}

function Activity({ timeZone }: { timeZone: string }) {
  const history = useInfiniteQuery(activityPages)
  const { data, error, refetch, isFetching } = history
  if (!data && error)
    return (
      <ErrorState
        error={error}
        title="We couldn’t load your security activity"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label="Loading your security activity" className="flex flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  const events = data.pages.flat()
  if (events.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck />}
        title="Nothing yet"
        text="Your next sign-in or security change appears here."
      />
    )
  return (
    <>
      <ul aria-label="Security activity">
        {events.map((event) => (
          <EventRow key={event.id} event={event} timeZone={timeZone} />
        ))}
      </ul>
      <ShowOlder
        history={history}
        failure="We couldn’t load older activity."
        end="We keep activity for 13 months."
        className="mt-4"
      />
    </>
  )
}

export interface SecurityActivityProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  onChangePassword: () => void
}

/** The account's security events, latest first. */
export default function SecurityActivity(props: SecurityActivityProps) {
  const { open, onOpenChange, timeZone, onChangePassword } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Security activity"
      description="Recent sign-ins and security changes."
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>Not you?</span>
        <Button variant="secondary" size="sm" onClick={onChangePassword}>
          Change your password
        </Button>
      </div>
      <Activity timeZone={timeZone} />
    </Dialog>
  )
}
