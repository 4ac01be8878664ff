import { sessionText } from '@pepwell/domain/accounts/members'
import { useInfiniteQuery } from '@tanstack/react-query'
import { reasonText, refusalText } from '../../../lib/api/refusal-text.ts'
import { cx } from '../../../lib/classes.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Device } from '../../../ui/device.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { ago } from './ago.ts'
import { type LoginSession, sessionsQuery, useEndSession } from './members.api.ts'

const State = ({ active }: { active: boolean }) => (
  <Badge tone={active ? 'accent' : 'neutral'} className={cx('text-xs', !active && 'ring-1 ring-edge/50')}>
    {active && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
    {active ? 'Active' : 'Ended'}
  </Badge>
)

function EndSession({ userId, id }: { userId: string; id: number }) {
  const { mutate, isPending } = useEndSession({
    onError: (error) =>
      toast({
        title: 'Error',
        description: refusalText(error, 'Failed to end the session'),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      pendingLabel="Ending..."
      onClick={() => mutate({ params: { userId, id } })}
    >
      End session
    </Button>
  )
}

const columns =
  'md:grid md:grid-cols-[10rem_7rem_minmax(8rem,1fr)_4rem_5rem_7.5rem] md:items-center md:gap-x-3'

interface SessionProps {
  session: LoginSession
  userId: string
  timeZone: string
}

/** One sign-in: one line, or two on phones. */
function Session({ session, userId, timeZone }: SessionProps) {
  const { id, loginTime, lastActivityAt, sessionDuration, isActive, ipAddress } = session
  const minutes = sessionText(sessionDuration)
  const signedIn = formatInstantInFull(loginTime, timeZone)
  return (
    <li className={cx(columns, 'flex items-center gap-x-3 border-t border-line py-1.5 md:min-h-11')}>
      <span className="max-md:hidden">{signedIn}</span>
      <span className="max-md:hidden">{ago(lastActivityAt, serverNow(), timeZone)}</span>
      <span className="min-w-0 flex-1">
        <Device deviceType={session.deviceType} browserInfo={session.browserInfo} />
        <span className="block truncate text-sm text-soft md:hidden">
          {signedIn} · {minutes}
        </span>
        {ipAddress && <span className="block truncate text-[0.8125rem] text-soft">{ipAddress}</span>}
      </span>
      <span className="text-right max-md:hidden">{minutes}</span>
      <span className={cx(isActive && 'max-md:hidden')}>
        <State active={isActive} />
      </span>
      <span className="text-right">{isActive && <EndSession userId={userId} id={id} />}</span>
    </li>
  )
}

const Heads = () => (
  <div aria-hidden="true" className={cx(columns, 'hidden pb-1 text-[0.8125rem] font-semibold text-soft')}>
    <span>Signed in</span>
    <span>Last active</span>
    <span>Device and browser</span>
    <span className="text-right">Length</span>
    <span>State</span>
  </div>
)

/** A member's sessions: time, place and duration. Active ones can be ended. */
export function LoginActivity({ userId, timeZone }: { userId: string; timeZone: string }) {
  const sessions = useInfiniteQuery(sessionsQuery(userId))
  const rows = sessions.data?.pages.flat()
  return (
    <section aria-label="Login activity" className="min-w-0 tabular-nums">
      <h3 className="mb-2 font-bold">Login activity</h3>
      {rows && rows.length > 0 && <Heads />}
      <ul>
        {rows?.map((session) => (
          <Session key={session.id} session={session} userId={userId} timeZone={timeZone} />
        ))}
      </ul>
      {rows?.length === 0 && <p className="text-soft">No sign-ins on record.</p>}
      {!rows && !sessions.isError && (
        <Loading label="Loading login activity" className="flex flex-col gap-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
        </Loading>
      )}
      {sessions.isError && (
        <p role="alert" className="font-semibold text-danger-ink">
          We couldn’t load the login activity. {reasonText(sessions.error)}
        </p>
      )}
      {(sessions.hasNextPage || sessions.isError) && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-3"
          pending={sessions.isFetching}
          onClick={() => (rows ? sessions.fetchNextPage() : sessions.refetch())}
        >
          {sessions.isError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </section>
  )
}
