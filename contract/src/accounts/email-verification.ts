import { z } from 'zod'
import { call } from '../call.ts'
import { ResetPassword } from './accounts.ts'
import * as calls from './email-verification.calls.ts'

export const verifyEmail = call(calls.verifyEmail, {
  summary: 'Verify an email address with a mailed token, in a session of the same account',
  body: z.object({ token: ResetPassword.shape.token }),
  reply: z.object({ message: z.string(), email: z.string() }),
  errors: ['EMAIL_LINK_INVALID', 'SIGN_IN_TO_VERIFY', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const undoEmail = call(calls.undoEmail, {
  summary: 'Restore a former email address with a mailed token; ends every session',
  body: z.object({ token: ResetPassword.shape.token }),
  reply: z.object({ message: z.string(), email: z.string() }),
  errors: ['EMAIL_LINK_INVALID', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const sendVerificationLink = call(calls.sendVerificationLink, {
  summary: 'Resend the email verification link',
  reply: z.object({ message: z.string() }),
  errors: ['EMAIL_PROVED', 'TOO_MANY_REQUESTS'],
})
