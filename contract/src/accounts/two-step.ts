import { z } from 'zod'
import { call } from '../call.ts'
import { instant, text, timeZone } from '../fields.ts'
import { SignedIn } from './accounts.ts'
import { Reauthentication, reauthenticationErrors, secondStepCode } from './reauthentication.ts'
import * as calls from './two-step.calls.ts'

const Message = z.object({ message: z.string() })
const SIX_DIGITS = 'Please enter the six digits'

/** The form for an authenticator code; spaces and hyphens are allowed. */
export const AuthenticatorCode = z.object({ code: text(40, SIX_DIGITS).regex(/^(\d[ -]?){6}$/, SIX_DIGITS) })

/** The second-factor form: an authenticator code, or a recovery code of twelve letters and digits. */
export const SecondStep = z.object({
  code: secondStepCode,
  timeZone: timeZone.optional(),
})

const RecoveryCodes = z.object({
  /** each works once; shown only now */
  recoveryCodes: z.array(z.string()),
})

export const twoStep = call(calls.twoStep, {
  summary: 'Get whether two-step sign-in is on',
  reply: z.object({
    /** when it was turned on; null while it is off */
    since: instant.nullable(),
    /** the number of unused recovery codes */
    recoveryCodesLeft: z.int(),
  }),
})

export const beginTwoStep = call(calls.beginTwoStep, {
  summary: 'Create a key for an authenticator app; it takes effect after a first code',
  body: Reauthentication,
  reply: z.object({
    /** base32, for typing */
    key: z.string(),
    /** otpauth:, for the QR code */
    address: z.string(),
  }),
  errors: [...reauthenticationErrors, 'TWO_STEP_ON', 'VERIFY_EMAIL_FIRST'],
})

export const switchOnTwoStep = call(calls.switchOnTwoStep, {
  summary: 'Turn on two-step sign-in with a first code',
  body: AuthenticatorCode,
  reply: RecoveryCodes,
  errors: ['TWO_STEP_CODE_WRONG', 'VERIFY_EMAIL_FIRST', 'TOO_MANY_REQUESTS'],
})

export const switchOffTwoStep = call(calls.switchOffTwoStep, {
  summary: 'Turn off two-step sign-in; recovery codes stop working',
  body: Reauthentication,
  reply: Message,
  errors: reauthenticationErrors,
})

export const renewRecoveryCodes = call(calls.renewRecoveryCodes, {
  summary: 'Replace your recovery codes with ten new ones',
  body: Reauthentication,
  reply: RecoveryCodes,
  errors: [...reauthenticationErrors, 'TWO_STEP_OFF'],
})

export const secondStep = call(calls.secondStep, {
  summary: 'Complete a sign-in after SECOND_STEP_NEEDED, in the same browser within 5 minutes',
  body: SecondStep,
  reply: SignedIn,
  errors: ['TWO_STEP_CODE_WRONG', 'SECOND_STEP_OVER', 'ACCOUNT_SUSPENDED', 'TOO_MANY_REQUESTS'],
})
