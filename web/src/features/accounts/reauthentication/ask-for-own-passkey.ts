import type {} from '@pepwell/contract/accounts/passkeys'
import { beginPasskeyConfirmation } from '@pepwell/contract/accounts/passkeys.calls'
import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { api } from '../../../lib/api/api.ts'

/** Prompts for a passkey of the signed-in user. */
export async function askForOwnPasskey(): Promise<Reauthentication> {
  const { options } = await api(beginPasskeyConfirmation)
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return { passkey: await startAuthentication({ optionsJSON }) }
}
