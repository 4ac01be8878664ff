import type { ownSessions } from '@pepwell/contract/accounts/own-sessions'
import type { CallReply } from '@pepwell/contract/declared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { Device } from '../../../ui/device.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import type { SecurityActivityProps } from './security-activity.tsx'
import { sessionsQuery, useEndOthers, useEndSession } from './sessions.api.ts'

// Lazy: most visits never open it.
const SecurityActivity = lazyPanel<SecurityActivityProps>(() => import('./security-activity.tsx'))

type Session = CallReply<typeof ownSessions>[number]

const showFailure = (error: Error) =>
  void toast({
    title: 'Error',
    description: failureText(error, 'We couldn’t end the session. Please try again.'),
    variant: 'destructive',
  })

function EndSession({ session }: { session: Session }) {
  const { mutate, isPending } = useEndSession({ onError: showFailure })
  const browser = session.browserInfo ?? 'Unknown browser'
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`End ${browser}`}
      pending={isPending}
      pendingLabel="Ending..."
      onClick={() => mutate({ params: { id: session.id } })}
    >
      End
    </Button>
  )
}

function SessionRow({ session, timeZone }: { session: Session; timeZone: string }) {
  const { deviceType, browserInfo, loginTime, lastActivityAt, isThis } = session
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <Device deviceType={deviceType} browserInfo={browserInfo} />
        <p className="text-sm text-soft">
          Since {formatInstantInFull(loginTime, timeZone)}
          {!isThis && `, last used ${formatInstantInFull(lastActivityAt, timeZone)}`}
        </p>
      </div>
      {isThis ? <Badge tone="accent">This device</Badge> : <EndSession session={session} />}
    </li>
  )
}

function Sessions({ timeZone }: { timeZone: string }) {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  if (sessions)
    return (
      <ul aria-labelledby="sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} timeZone={timeZone} />
        ))}
      </ul>
    )
  if (error)
    return <ErrorState error={error} title="We couldn’t load your sessions" onRetry={() => refetch()} />
  return (
    <Loading label="Loading your sessions" className="flex flex-col gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}

function EndOthers() {
  const { data: sessions } = useQuery(sessionsQuery)
  const { mutate, isPending } = useEndOthers({
    onSuccess: () => toast({ title: 'You’re signed out everywhere else' }),
    onError: showFailure,
  })
  return sessions && sessions.length > 1 ? (
    <Button variant="secondary" pending={isPending} pendingLabel="Ending..." onClick={() => mutate({})}>
      End all others
    </Button>
  ) : null
}

/** The account's sessions, with buttons to end them and to change the password. */
export function SessionsCard({ timeZone }: { timeZone: string }) {
  const [changing, setChanging] = useState(false)
  const [showsActivity, setShowsActivity] = useState(false)
  const changePassword = () => {
    setShowsActivity(false)
    setChanging(true)
  }
  return (
    <Card as="section" aria-labelledby="sessions">
      <CardHeader>
        <CardTitle id="sessions">Where you’re signed in</CardTitle>
        <CardText>Don’t recognize one? End it and change your password.</CardText>
      </CardHeader>
      <Sessions timeZone={timeZone} />
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
        <EndOthers />
        <Button variant="secondary" onClick={changePassword}>
          Change password
        </Button>
        <Button variant="secondary" onClick={() => setShowsActivity(true)}>
          Security activity
        </Button>
      </div>
      <SecurityActivity
        open={showsActivity}
        onOpenChange={setShowsActivity}
        timeZone={timeZone}
        onChangePassword={changePassword}
      />
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </Card>
  )
}
