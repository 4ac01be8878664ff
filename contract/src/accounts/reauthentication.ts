import { z } from 'zod'
import { text } from '../fields.ts'
import { SignIn } from './accounts.ts'
import { SignedCredential } from './passkey-credentials.ts'

const ANY_CODE = 'Please enter the six digits, or a recovery code'

/** A code of an authenticator app, or a recovery code of twelve letters and digits. */
export const secondStepCode = text(40, ANY_CODE).regex(/^((\d[ -]?){6}|([a-z2-9][ -]?){12})$/i, ANY_CODE)

/** Who is at a session: the password, with a code where two-step sign-in is on, or what a passkey signed. */
export const Reauthentication = z.object({
  currentPassword: SignIn.shape.password.optional(),
  code: secondStepCode.optional(),
  passkey: SignedCredential.optional(),
})
export type Reauthentication = z.output<typeof Reauthentication>

/** The form that asks who is at a session; its code is empty where none is asked for. */
export const PasswordAnswer = z.object({ currentPassword: SignIn.shape.password, code: z.string() })

/** The same form where two-step sign-in is on. */
export const PasswordAndCodeAnswer = PasswordAnswer.extend({ code: secondStepCode })

/** What PASSWORD_NEEDED says besides: what its owner can answer with. */
export const ReauthenticationNeeded = z.object({
  /** whether a passkey does, in place of the password */
  hasPasskey: z.boolean(),
  /** whether a code goes with the password */
  needsCode: z.boolean(),
})
export type ReauthenticationNeeded = z.output<typeof ReauthenticationNeeded>

/** What a call is refused with that asks who is at a session. */
export const reauthenticationErrors = [
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'SECOND_STEP_NEEDED',
  'TWO_STEP_CODE_WRONG',
  'PASSKEY_REFUSED',
  'TOO_MANY_REQUESTS',
] as const
