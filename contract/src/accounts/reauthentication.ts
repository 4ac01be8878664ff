import { z } from 'zod'
import { text } from '../fields.ts'
import { SignIn } from './accounts.ts'
import { SignedCredential } from './passkey-credentials.ts'

const ANY_CODE = 'Please enter the six digits, or a recovery code'

/** An authenticator code, or a recovery code of twelve letters and digits. */
export const secondStepCode = text(40, ANY_CODE).regex(/^((\d[ -]?){6}|([a-z2-9][ -]?){12})$/i, ANY_CODE)

/** Reauthentication: the password, with a code if two-step sign-in is on, or a passkey signature. */
export const Reauthentication = z.object({
  currentPassword: SignIn.shape.password.optional(),
  code: secondStepCode.optional(),
  passkey: SignedCredential.optional(),
})
export type Reauthentication = z.output<typeof Reauthentication>

/** The reauthentication form; its code is empty when none is needed. */
export const PasswordAnswer = z.object({ currentPassword: SignIn.shape.password, code: z.string() })

/** The same form with two-step sign-in. */
export const PasswordAndCodeAnswer = PasswordAnswer.extend({ code: secondStepCode })

/** The ways to reauthenticate that PASSWORD_NEEDED offers. */
export const ReauthenticationNeeded = z.object({
  /** whether a passkey works instead of the password */
  hasPasskey: z.boolean(),
  /** whether the password needs a code */
  needsCode: z.boolean(),
})
export type ReauthenticationNeeded = z.output<typeof ReauthenticationNeeded>

/** The refusals of calls that need reauthentication. */
export const reauthenticationErrors = [
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'SECOND_STEP_NEEDED',
  'TWO_STEP_CODE_WRONG',
  'PASSKEY_REFUSED',
  'TOO_MANY_REQUESTS',
] as const
