import { toE164 } from '@pepwell/domain/phone'
import { z } from 'zod'
import { text } from './fields.ts'

/** An e-mail address; leaves in lower case. */
export const email = (message = 'Please enter a valid email address') =>
  text(254, message).toLowerCase().pipe(z.email(message))

/** A phone number of at least 10 characters; leaves as E.164. */
export const phoneNumber = (tooShort: string) =>
  text(32, tooShort)
    .min(10, tooShort)
    .transform((value, context) => {
      const number = toE164(value)
      if (!number) context.addIssue({ code: 'custom', message: 'Please enter a valid phone number' })
      return number ?? z.NEVER
    })

/** A password as it is chosen. */
export const newPassword = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(256, 'Please use at most 256 characters')

/** Somebody's id. */
export const personId = z
  .string('This is not a valid id')
  .max(100, 'This is not a valid id')
  .regex(/^user_[a-z0-9_-]+$/, 'This is not a valid id')
