import { canonicalEmail, deliverableEmail } from '@pepwell/domain/accounts/email-addresses'
import { preparedPassword } from '@pepwell/domain/accounts/passwords'
import { toE164 } from '@pepwell/domain/accounts/phone'
import { hasPiledMarks, singleLine } from '@pepwell/domain/text/text-forms'
import { z } from 'zod'
import { orNone, text, typedText } from '../fields.ts'

const MAX_EMAIL_LENGTH = 254

/** Whether an address is deliverable. Letters, digits and marks of any script are allowed before the @ (RFC 6531). */
const isEmail = (canonical: string): boolean => {
  const ascii = deliverableEmail(canonical)
  return (
    ascii.length <= MAX_EMAIL_LENGTH && z.email().safeParse(ascii.replaceAll(/[^ -~]/gu, standIn)).success
  )
}

const standIn = (letter: string) => (/[\p{L}\p{N}\p{M}]/u.test(letter) ? 'a' : ' ')

/** An email address; output in canonical form. */
export const email = (message = 'Please enter a valid email address') =>
  text(MAX_EMAIL_LENGTH, message).overwrite(canonicalEmail).refine(isEmail, message).meta({ format: 'email' })

const PILED = 'Enter a name with at most two marks on a letter'

/**
 * 'https://…', 'example.net/…', 'www.…' and 'example.com', which email apps turn into links, whatever kind of dots
 * they use.
 */
const isWebAddress = (typed: string): boolean =>
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.(?:\p{L}{2,}\/|(?:com|net|org|info|biz|io|shop|store|site|online|xyz|top|app|dev|link|club)\b)/iu.test(
    typed.normalize('NFKC').replaceAll('。', '.'),
  )

const nameLine = (missing?: string) =>
  typedText(100, missing, singleLine)
    .refine((typed) => !hasPiledMarks(typed), PILED)
    .refine((typed) => !isWebAddress(typed), 'Enter a name, not a web address')

/** Part of a person's name: no web address, no three marks on a letter. Invisible characters are removed. */
export const personName = (missing: string) => nameLine(missing).min(1, missing)

/** Like {@link personName}; empty text is stored as null. */
export const optionalPersonName = () => orNone(nameLine())

/** A phone number of at least 10 characters; output as E.164. */
export const phoneNumber = (tooShort: string) =>
  text(32, tooShort)
    .min(10, tooShort)
    .transform((value, context) => {
      const number = toE164(value)
      if (!number) context.addIssue({ code: 'custom', message: 'Please enter a valid phone number' })
      return number ?? z.NEVER
    })

const TOO_LONG = 'Please use at most 256 characters'

/** A password to verify. Unchanged, because older hashes were made of raw text. */
export const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  // Four times as long when decomposed.
  .max(4 * 256, TOO_LONG)
  .refine((typed) => preparedPassword(typed).length <= 256, TOO_LONG)

/** A new password. */
export const newPassword = z
  .string('Password must be at least 8 characters')
  .overwrite(preparedPassword)
  .min(8, 'Password must be at least 8 characters')
  .max(256, TOO_LONG)

/** The repeated password. */
export const passwordAgain = z.string("Passwords don't match").overwrite(preparedPassword)

/** A user id. */
export const personId = z
  .string('This is not a valid id')
  .max(100, 'This is not a valid id')
  .regex(/^user_[a-z0-9_-]+$/, 'This is not a valid id')
