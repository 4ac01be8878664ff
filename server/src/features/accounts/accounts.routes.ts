import * as calls from '@pepwell/contract/accounts/accounts'
import * as passkeyCalls from '@pepwell/contract/accounts/passkeys'
import * as profile from '@pepwell/contract/accounts/profile'
import * as twoStep from '@pepwell/contract/accounts/two-step'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { deviceOf } from '../../http/device.ts'
import { handle } from '../../http/handle.ts'
import { sessionOf } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import type { Accounts } from './accounts.service.ts'
import { clearBrowserCache, endSessionByNavigation, goToSignIn } from './sessions/navigations.ts'
import type { Sessions } from './sessions/sessions.service.ts'
import type { SignOut } from './sessions/sign-out.ts'
import type { KnownBrowsers } from './sign-in/known-browsers.ts'
import type { Passkeys } from './sign-in/passkeys.service.ts'
import type { PasswordReset } from './sign-in/password-reset.service.ts'
import type { SecondStepService } from './sign-in/second-step.service.ts'
import type { SignInService } from './sign-in/sign-in.service.ts'
import type { SignInTicket } from './sign-in/sign-in-ticket.ts'

interface Services {
  accounts: Accounts
  signIns: SignInService
  secondStep: SecondStepService
  passkeys: Passkeys
  ticket: SignInTicket
  passwordReset: PasswordReset
  sessions: Sessions
  signOut: SignOut
  browsers: KnownBrowsers
}

export function accountsRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, signIns, secondStep, passkeys, ticket, passwordReset, sessions, signOut, browsers } =
    services
  const signedIn = async <User extends { email: string; accessRevokedAt: Date | null }>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    { user, token }: { user: User; token: string },
    message: string,
  ) => {
    // Ends the previous person's session in this browser.
    const before = app.sessionCookie.read(request)
    if (before) await sessions.end(before)
    app.sessionCookie.write(reply, token)
    await browsers.remember(request, reply, user)
    return { message, user }
  }

  handle(app, calls.signUp, async (input) =>
    signedIn(input, await accounts.signUp(input.body, deviceOf(input.request)), 'Account created'),
  )
  handle(app, calls.signIn, async (input) => {
    const { body, request, reply } = input
    const browser = await browsers.recognize(request, body.email)
    const entered = await signIns.signIn(body, { ...body, device: deviceOf(request), browser })
    if (!('ticket' in entered)) return signedIn(input, entered, 'Login successful')
    ticket.write(reply, entered.ticket)
    throw new Refusal('SECOND_STEP_NEEDED')
  })
  handle(app, twoStep.secondStep, async (input) => {
    const { body, request, reply } = input
    const entered = await secondStep.finish(body, {
      ticket: ticket.read(request),
      device: deviceOf(request),
      recognize: (email) => browsers.recognize(request, email),
    })
    ticket.clear(reply)
    return signedIn(input, entered, 'Login successful')
  })
  handle(app, passkeyCalls.signInWithPasskey, async (input) => {
    const { body, request } = input
    const recognize = (email: string) => browsers.recognize(request, email)
    const entered = await passkeys.signIn(body, { device: deviceOf(request), recognize })
    return signedIn(input, entered, 'Login successful')
  })
  handle(app, calls.signOut, async ({ request, reply }) => {
    await signOut(request)
    app.sessionCookie.clear(reply)
    clearBrowserCache(reply)
    return { message: 'Signed out' }
  })
  handle(app, calls.currentUser, ({ user }) => accounts.self(user.id))
  handle(app, profile.updateProfile, ({ body, request }) =>
    accounts.updateProfile(sessionOf(request), body, clientAddress(request)),
  )
  handle(app, profile.checkUsername, ({ user, params, request }) =>
    accounts.checkUsername(params.username, user.id, clientAddress(request)),
  )
  handle(app, profile.changeUsername, ({ user, body, request }) =>
    accounts.changeUsername(user.id, body.username, clientAddress(request)),
  )
  handle(app, calls.replaceTemporaryPassword, async (input) =>
    signedIn(
      input,
      await accounts.replaceTemporaryPassword(sessionOf(input.request), input.body.password),
      'Your password has been updated.',
    ),
  )
  handle(app, calls.adminStatus, ({ user: { isAdmin, permissions, missingSecondStep } }) => ({
    isAdmin,
    permissions,
    secondStepBy: missingSecondStep?.by,
  }))
  handle(app, calls.community, () => accounts.community())
  handle(app, calls.forgotPassword, async ({ body, request }) => ({
    message: 'If an account with that email exists, a reset link has been sent.',
    token: await passwordReset.request(body.email, deviceOf(request)),
  }))
  handle(app, calls.resetPassword, async ({ body, request, reply }) => {
    await passwordReset.reset(body.token, body.password, deviceOf(request))
    app.sessionCookie.clear(reply)
    return { message: 'Your password has been updated. You can now log in with your new password.' }
  })

  app.get('/api/login', { config: { open: true, rateLimit: {} } }, goToSignIn)
  app.get('/api/logout', { config: { open: true, rateLimit: {} } }, endSessionByNavigation(signOut))
}
