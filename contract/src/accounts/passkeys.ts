import { MAX_PASSKEYS } from '@pepwell/domain/text/limits'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, requiredText, rowIdInPath, timeZone } from '../fields.ts'
import { SignedIn } from './accounts.ts'
import { NewCredential, SignedCredential } from './passkey-credentials.ts'
import * as calls from './passkeys.calls.ts'
import { Reauthentication, reauthenticationErrors } from './reauthentication.ts'

/** The input of a new passkey. */
export const NewPasskey = z.object({ credential: NewCredential })

/** The input of signing in with a passkey. */
export const PasskeySignIn = z.object({ credential: SignedCredential, timeZone: timeZone.optional() })

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.number(),
  /** the device it was created on, or its owner's name for it */
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.output<typeof Passkey>

/** The rename form. */
export const PasskeyName = z.object({ name: requiredText(60, 'Please enter a name') })

/** WebAuthn options as JSON, for the browser. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) })
const params = z.object({ id: rowIdInPath })

export const passkeys = call(calls.passkeys, {
  summary: 'List your passkeys, oldest first',
  reply: z.array(Passkey),
})

export const beginPasskey = call(calls.beginPasskey, {
  summary: `Get options to create a passkey, valid for 5 minutes; up to ${MAX_PASSKEYS} per person`,
  body: Reauthentication,
  reply: Options,
  errors: [...reauthenticationErrors, 'PASSKEYS_FULL', 'VERIFY_EMAIL_FIRST'],
})

export const addPasskey = call(calls.addPasskey, {
  summary: 'Save a new passkey',
  body: NewPasskey,
  reply: Passkey,
  status: 201,
  errors: ['PASSKEY_REFUSED', 'PASSKEYS_FULL', 'VERIFY_EMAIL_FIRST'],
})

export const renamePasskey = call(calls.renamePasskey, {
  summary: 'Rename a passkey',
  params,
  body: PasskeyName,
  reply: Passkey,
  errors: ['PASSKEY_NOT_FOUND'],
})

/** The remaining credentials after a removal, for PublicKeyCredential.signalAllAcceptedCredentials. */
const Removed = z.object({
  message: z.string(),
  accepted: z.object({ rpId: z.string(), userId: z.string(), allAcceptedCredentialIds: z.array(z.string()) }),
})

export const removePasskey = call(calls.removePasskey, {
  summary: 'Remove a passkey; returns the remaining ones, so that the browser can hide the others',
  params,
  body: Reauthentication,
  reply: Removed,
  errors: [...reauthenticationErrors, 'PASSKEY_NOT_FOUND'],
})

export const beginPasskeyConfirmation = call(calls.beginPasskeyConfirmation, {
  summary: 'Get options to reauthenticate with a passkey, valid for 5 minutes',
  reply: Options,
  errors: ['TOO_MANY_REQUESTS'],
})

export const beginPasskeySignIn = call(calls.beginPasskeySignIn, {
  summary: 'Get options to sign in with a passkey, valid for 5 minutes',
  reply: Options,
  errors: ['TOO_MANY_REQUESTS'],
})

export const signInWithPasskey = call(calls.signInWithPasskey, {
  summary: 'Sign in with a passkey, without a password or second step',
  body: PasskeySignIn,
  reply: SignedIn,
  errors: ['PASSKEY_REFUSED', 'ACCOUNT_SUSPENDED', 'TOO_MANY_REQUESTS'],
})
