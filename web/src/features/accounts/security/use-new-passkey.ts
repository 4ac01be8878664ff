import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useAddPasskey } from './security.api.ts'

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

export function useNewPasskey() {
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
