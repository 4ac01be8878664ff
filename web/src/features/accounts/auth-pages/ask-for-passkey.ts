import type {} from '@pepwell/contract/accounts/passkeys'
import { beginPasskeySignIn, signInWithPasskey } from '@pepwell/contract/accounts/passkeys.calls'
import type { CallReply } from '@pepwell/contract/declared'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { ApiError, api } from '../../../lib/api/api.ts'
import { signalUnknown } from '../passkey-signals.ts'
import { deviceTimeZone } from '../time-zone/device-time-zone.ts'

/** True when the server doesn't know the passkey, false when it rejects the signature. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === 'PASSKEY_REFUSED' &&
  (error.details as { isUnknown?: boolean } | undefined)?.isUnknown === true

export async function askForPasskey(): Promise<CallReply<typeof signInWithPasskey>> {
  const { options } = await api(beginPasskeySignIn)
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const credential = await startAuthentication({ optionsJSON })
  try {
    return await api(signInWithPasskey, { body: { credential, timeZone: deviceTimeZone() } })
  } catch (error) {
    const rpId = optionsJSON.rpId ?? window.location.hostname
    if (isUnknown(error)) signalUnknown({ rpId, credentialId: credential.id })
    throw error
  }
}
