import * as calls from '@pepwell/contract/email-proof'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { EmailProof } from './email-proof.service.ts'

export function emailProofRoutes(app: FastifyInstance, emailProof: EmailProof): void {
  handle(app, calls.proveEmail, async ({ body, request }) => ({
    email: await emailProof.prove(body.token, clientAddress(request)),
    message: 'Your e-mail is verified.',
  }))
  handle(app, calls.sendProofLink, async ({ user, request }) => {
    await emailProof.askAgain(user, clientAddress(request))
    return { message: 'The link is on its way.' }
  })
}
