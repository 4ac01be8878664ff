import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { twoStep } from '@pepwell/contract/accounts/two-step'
import type { CallReply } from '@pepwell/contract/declared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useConfirmed } from '../reauthentication/use-confirmed.ts'
import { VerifyEmailFirst } from '../verification/verify-email-first.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { twoStepQuery, useBeginTwoStep, useRenewRecoveryCodes, useSwitchOffTwoStep } from './security.api.ts'
import type { SetUpDialogProps } from './set-up-dialog.tsx'

// Together with the QR code renderer.
const SetUpDialog = lazyPanel<SetUpDialogProps>(() => import('./set-up-dialog.tsx'))

type State = CallReply<typeof twoStep>
type OnCodes = (codes: string[]) => void

function SetUp({ onCodes }: { onCodes: OnCodes }) {
  const [made, setMade] = useState<{ key: string; address: string }>()
  const { send, question, isPending } = useConfirmed({
    call: useBeginTwoStep(),
    reason: 'This changes how you sign in.',
    failure: 'We couldn’t set it up. Please try again.',
    onDone: setMade,
  })
  const close = () => setMade(undefined)
  const done = (codes: string[]) => {
    close()
    onCodes(codes)
  }
  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={() => send({ body: {} })}>
        Set up
      </Button>
      {question}
      {made && (
        <SetUpDialog open onOpenChange={close} appKey={made.key} address={made.address} onDone={done} />
      )}
    </>
  )
}

function RenewCodes({ onCodes }: { onCodes: OnCodes }) {
  const { send, question, isPending } = useConfirmed({
    call: useRenewRecoveryCodes(),
    reason: 'Recovery codes open your account.',
    failure: 'We couldn’t create new codes. Please try again.',
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={() => send({ body: {} })}>
        New recovery codes
      </Button>
      {question}
    </>
  )
}

function SwitchOff() {
  const { send, question, isPending } = useConfirmed({
    call: useSwitchOffTwoStep(),
    reason: 'You’ll sign in with your password alone.',
    failure: 'We couldn’t turn it off. Please try again.',
    onDone: () => void toast({ title: 'Two-step sign-in is off' }),
  })
  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={() => send({ body: {} })}>
        Turn off
      </Button>
      {question}
    </>
  )
}

const codesLeft = (left: number) =>
  left === 0 ? 'No recovery codes left.' : `${left} recovery ${left === 1 ? 'code' : 'codes'} left.`

function Standing({ state, timeZone }: { state: State; timeZone: string }) {
  if (!state.since) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="accent">On</Badge>
      <span>
        Since {formatInstantInFull(state.since, timeZone)}. {codesLeft(state.recoveryCodesLeft)}
      </span>
    </p>
  )
}

function TwoStep({ user, onCodes }: { user: CurrentUser; onCodes: OnCodes }) {
  const { data: state, error, refetch } = useQuery(twoStepQuery)
  if (error && !state)
    return <ErrorState error={error} title="We couldn’t load two-step sign-in" onRetry={() => refetch()} />
  if (!state)
    return (
      <Loading label="Loading two-step sign-in">
        <Skeleton className="h-11" />
      </Loading>
    )
  if (!state.since && !user.emailProvedAt) return <VerifyEmailFirst>Connect to set it up.</VerifyEmailFirst>
  return (
    <>
      <Standing state={state} timeZone={user.timeZone} />
      <div className="mt-4 flex flex-wrap gap-3 first:mt-0 max-sm:*:w-full">
        {state.since ? (
          <>
            <RenewCodes onCodes={onCodes} />
            <SwitchOff />
          </>
        ) : (
          <SetUp onCodes={onCodes} />
        )}
      </div>
    </>
  )
}

/** Two-factor status, with the buttons to turn it on and off. */
export function TwoStepCard({ user }: { user: CurrentUser }) {
  // Defined here because the buttons swap once it is on.
  const [codes, setCodes] = useState<string[]>()
  return (
    <Card as="section" aria-labelledby="two-step">
      <CardHeader>
        <CardTitle id="two-step">Two-step sign-in</CardTitle>
        <CardText>Adds a code from your phone, so a stolen password isn’t enough.</CardText>
      </CardHeader>
      <TwoStep user={user} onCodes={setCodes} />
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  )
}
