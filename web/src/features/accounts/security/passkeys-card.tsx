import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { Passkey } from '@pepwell/contract/accounts/passkeys'
import { MAX_PASSKEYS } from '@pepwell/domain/text/limits'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCanHavePasskeys } from '../can-have-passkeys.ts'
import { signalAccepted } from '../passkey-signals.ts'
import { useConfirmed } from '../reauthentication/use-confirmed.ts'
import { VerifyEmailFirst } from '../verification/verify-email-first.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { passkeysQuery, useAddPasskey, useBeginPasskey, useRemovePasskey } from './security.api.ts'

const failure = 'We couldn’t add the passkey. Please try again.'

/** Error text for a failed passkey creation; nothing if the user canceled. */
const REASONS: Record<string, string | undefined> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotAllowedError: undefined,
  AbortError: undefined,
}

function showFailure(error: Error): void {
  const description = error.name in REASONS ? REASONS[error.name] : failureText(error, failure)
  if (description) toast({ title: 'Error', description, variant: 'destructive' })
}

function useNewPasskey() {
  const [isAsking, setAsking] = useState(false)
  const add = useAddPasskey({
    onSuccess: () =>
      toast({ title: 'Passkey added', description: 'You can now sign in without your password.' }),
    onError: showFailure,
  })
  async function make({ options }: { options: Record<string, unknown> }) {
    setAsking(true)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const credential = await startRegistration({ optionsJSON })
      add.mutate({ body: { credential } })
    } catch (error) {
      showFailure(error as Error)
    } finally {
      setAsking(false)
    }
  }
  return { make, isPending: isAsking || add.isPending }
}

function Actions({ passkey }: { passkey: Passkey }) {
  const [renaming, setRenaming] = useState(false)
  const { send, question, isPending } = useConfirmed({
    call: useRemovePasskey(),
    reason: 'This passkey no longer works.',
    failure: 'We couldn’t remove the passkey. Please try again.',
    onDone: ({ accepted }) => {
      toast({ title: 'Passkey removed' })
      signalAccepted(accepted)
    },
  })
  return (
    <div className="flex shrink-0 flex-wrap justify-end gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Rename ${passkey.name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Remove ${passkey.name}`}
        pending={isPending}
        pendingLabel="Removing..."
        onClick={() => send({ params: { id: passkey.id }, body: {} })}
      >
        Remove
      </Button>
      {renaming && <RenamePasskeyDialog passkey={passkey} onClose={() => setRenaming(false)} />}
      {question}
    </div>
  )
}

function PasskeyRow({ passkey, timeZone }: { passkey: Passkey; timeZone: string }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          Added {formatInstantInFull(createdAt, timeZone)}
          {lastUsedAt && `, last used ${formatInstantInFull(lastUsedAt, timeZone)}`}
        </p>
      </div>
      <Actions passkey={passkey} />
    </li>
  )
}

function AddPasskey() {
  const { make, isPending: isMaking } = useNewPasskey()
  const { send, question, isPending } = useConfirmed({
    call: useBeginPasskey(),
    reason: 'A passkey opens your account.',
    failure: 'We couldn’t add the passkey. Please try again.',
    onDone: make,
  })
  return (
    <>
      <Button
        variant="secondary"
        className="mt-4 max-sm:w-full"
        pending={isPending || isMaking}
        pendingLabel="Adding..."
        onClick={() => send({ body: {} })}
      >
        Add a passkey
      </Button>
      {question}
    </>
  )
}

function Adding({ isVerified, isFull }: { isVerified: boolean; isFull: boolean }) {
  if (!isVerified)
    return (
      <div className="mt-4">
        <VerifyEmailFirst>Connect to add a passkey.</VerifyEmailFirst>
      </div>
    )
  return isFull ? null : <AddPasskey />
}

function Passkeys({ user }: { user: CurrentUser }) {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery)
  const canHave = useCanHavePasskeys()
  if (error && !passkeys)
    return <ErrorState error={error} title="We couldn’t load your passkeys" onRetry={() => refetch()} />
  if (!passkeys)
    return (
      <Loading label="Loading your passkeys">
        <Skeleton className="h-12" />
      </Loading>
    )
  return (
    <>
      {passkeys.length === 0 && <p className="text-soft">No passkeys yet.</p>}
      {passkeys.length > 0 && (
        <ul aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} timeZone={user.timeZone} />
          ))}
        </ul>
      )}
      {!canHave && <p className="mt-3 text-soft">This browser can’t use passkeys here.</p>}
      {canHave && (
        <Adding isVerified={user.emailProvedAt !== null} isFull={passkeys.length >= MAX_PASSKEYS} />
      )}
    </>
  )
}

/** The account's passkeys. */
export function PasskeysCard({ user }: { user: CurrentUser }) {
  return (
    <Card as="section" aria-labelledby="passkeys">
      <CardHeader>
        <CardTitle id="passkeys">Passkeys</CardTitle>
        <CardText>Sign in with your fingerprint, face or device PIN.</CardText>
      </CardHeader>
      <Passkeys user={user} />
    </Card>
  )
}
