import type { CallReply } from '@pepwell/contract/call'
import type {} from '@pepwell/contract/passkeys'
import { beginPasskeySignIn, signInWithPasskey } from '@pepwell/contract/passkeys.calls'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { api } from '../../../lib/api.ts'
import { deviceTimeZone } from '../home-zone.ts'

/** Has the browser ask for a passkey, and signs in with what it signed. */
export async function askForPasskey(): Promise<CallReply<typeof signInWithPasskey>> {
  const { options } = await api(beginPasskeySignIn)
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const credential = await startAuthentication({ optionsJSON })
  return api(signInWithPasskey, { body: { credential, timeZone: deviceTimeZone() } })
}
