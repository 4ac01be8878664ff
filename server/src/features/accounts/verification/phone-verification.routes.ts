import * as calls from '@pepwell/contract/accounts/phone-verification'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../../http/client-address.ts'
import { handle } from '../../../http/handle.ts'
import { sessionOf } from '../../../http/session.ts'
import type { PhoneVerification } from './phone-verification.service.ts'

export function phoneVerificationRoutes(app: FastifyInstance, phoneVerification: PhoneVerification): void {
  handle(app, calls.sendPhoneCode, async ({ user, request }) => {
    await phoneVerification.askAgain(user, clientAddress(request))
    return { message: 'We sent the code.' }
  })
  handle(app, calls.verifyPhone, async ({ body, request }) => {
    await phoneVerification.prove(sessionOf(request), body.code, clientAddress(request))
    return { message: 'Your phone number is verified.' }
  })
}
