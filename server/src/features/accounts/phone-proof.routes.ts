import * as calls from '@pepwell/contract/phone-proof'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import { sessionOf } from '../../http/session.ts'
import type { PhoneProof } from './phone-proof.service.ts'

export function phoneProofRoutes(app: FastifyInstance, phoneProof: PhoneProof): void {
  handle(app, calls.sendPhoneCode, async ({ user, request }) => {
    await phoneProof.askAgain(user, clientAddress(request))
    return { message: 'The code is on its way.' }
  })
  handle(app, calls.provePhone, async ({ body, request }) => {
    await phoneProof.prove(sessionOf(request), body.code, clientAddress(request))
    return { message: 'Your phone number is verified.' }
  })
}
