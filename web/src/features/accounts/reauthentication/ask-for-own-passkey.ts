import type {} from '@pepwell/contract/passkeys'
import { beginPasskeyConfirmation } from '@pepwell/contract/passkeys.calls'
import type { Reauthentication } from '@pepwell/contract/reauthentication'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { api } from '../../../lib/api.ts'

/** Has the browser ask the signed-in person for one of their passkeys. */
export async function askForOwnPasskey(): Promise<Reauthentication> {
  const { options } = await api(beginPasskeyConfirmation)
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return { passkey: await startAuthentication({ optionsJSON }) }
}
