import { z } from 'zod'
import { call } from '../call.ts'
import { text } from '../fields.ts'
import * as calls from './phone-verification.calls.ts'

const Message = z.object({ message: z.string() })
const SIX_DIGITS = 'Please enter the six digits'

/** The form for a texted code. */
export const PhoneCode = z.object({ code: text(20, SIX_DIGITS).regex(/^\d{6}$/, SIX_DIGITS) })

export const sendPhoneCode = call(calls.sendPhoneCode, {
  summary: 'Text a code to your phone number, valid for ten minutes and five attempts',
  reply: Message,
  errors: [
    'PHONE_NUMBER_REQUIRED',
    'PHONE_NUMBER_UNSUPPORTED',
    'PHONE_PROVED',
    'TEXTS_STOPPED',
    'VERIFY_EMAIL_FIRST',
    'TOO_MANY_REQUESTS',
  ],
})

export const verifyPhone = call(calls.verifyPhone, {
  summary: 'Verify your phone number with a texted code',
  body: PhoneCode,
  reply: Message,
  errors: ['PHONE_CODE_WRONG', 'VERIFY_EMAIL_FIRST', 'TOO_MANY_REQUESTS'],
})
