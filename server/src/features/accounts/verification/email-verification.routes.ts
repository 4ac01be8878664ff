import * as calls from '@pepwell/contract/accounts/email-verification'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../../http/client-address.ts'
import { deviceOf } from '../../../http/device.ts'
import { handle } from '../../../http/handle.ts'
import { sessionOf } from '../../../http/session.ts'
import type { EmailChange } from './email-change.service.ts'
import type { EmailVerification } from './email-verification.service.ts'

interface Services {
  emailVerification: EmailVerification
  emailChange: EmailChange
}

export function emailVerificationRoutes(
  app: FastifyInstance,
  { emailVerification, emailChange }: Services,
): void {
  handle(app, calls.verifyEmail, async ({ body, request }) => ({
    email: await emailVerification.prove(
      body.token,
      clientAddress(request),
      request.session && sessionOf(request),
    ),
    message: 'Your email is verified.',
  }))
  handle(app, calls.undoEmail, async ({ body, request, reply }) => {
    const email = await emailChange.undo(body.token, deviceOf(request))
    app.sessionCookie.clear(reply)
    const message = `${email} is your email again. You are signed out everywhere. We mailed you a link to set a new password.`
    return { email, message }
  })
  handle(app, calls.sendVerificationLink, async ({ user, request }) => {
    await emailVerification.askAgain(user, clientAddress(request))
    return { message: 'We sent the link.' }
  })
}
