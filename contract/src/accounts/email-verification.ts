import { z } from 'zod'
import { call } from '../call.ts'
import { ResetPassword } from './accounts.ts'
import * as calls from './email-verification.calls.ts'

declare module '../call.ts' {
  interface Declared {
    'email-verification': typeof import('./email-verification.ts')
  }
}

export const verifyEmail = call(calls.verifyEmail, {
  summary: 'Verify an email with the token of a mailed link, in a session of the account that asked for it',
  body: z.object({ token: ResetPassword.shape.token }),
  reply: z.object({ message: z.string(), email: z.string() }),
  errors: ['EMAIL_LINK_INVALID', 'SIGN_IN_TO_VERIFY', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const undoEmail = call(calls.undoEmail, {
  summary: 'Bring an address back with the token that was mailed there; ends every session',
  body: z.object({ token: ResetPassword.shape.token }),
  reply: z.object({ message: z.string(), email: z.string() }),
  errors: ['EMAIL_LINK_INVALID', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const sendVerificationLink = call(calls.sendVerificationLink, {
  summary: 'Mail the link once more that says that an address is yours',
  reply: z.object({ message: z.string() }),
  errors: ['EMAIL_PROVED', 'TOO_MANY_REQUESTS'],
})
