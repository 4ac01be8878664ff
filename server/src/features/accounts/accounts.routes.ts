import * as calls from '@pepwell/contract/accounts'
import * as profile from '@pepwell/contract/profile'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Accounts } from './accounts.service.ts'
import { endSessionByNavigation, goToSignIn } from './navigations.ts'
import type { PasswordReset } from './password-reset.service.ts'
import type { Device, Sessions } from './sessions.service.ts'

const deviceOf = (request: FastifyRequest): Device => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'],
})

interface Services {
  accounts: Accounts
  passwordReset: PasswordReset
  sessions: Sessions
}

export function accountsRoutes(app: FastifyInstance, { accounts, passwordReset, sessions }: Services): void {
  const signedIn = <User>(
    reply: FastifyReply,
    { user, token }: { user: User; token: string },
    message: string,
  ) => {
    app.sessionCookie.write(reply, token)
    return { message, user }
  }

  handle(app, calls.signUp, async ({ body, request, reply }) =>
    signedIn(reply, await accounts.signUp(body, deviceOf(request)), 'Account created'),
  )
  handle(app, calls.signIn, async ({ body, request, reply }) =>
    signedIn(reply, await accounts.signIn(body, deviceOf(request)), 'Login successful'),
  )
  handle(app, calls.signOut, async ({ request, reply }) => {
    await sessions.end(app.sessionCookie.read(request) ?? '')
    app.sessionCookie.clear(reply)
    return { message: 'Signed out' }
  })
  handle(app, calls.currentUser, ({ user, reply }) => {
    reply.header('cache-control', 'no-store')
    return accounts.self(user.id)
  })
  handle(app, profile.updateProfile, ({ user, body }) => accounts.updateProfile(user, body))
  handle(app, profile.checkUsername, ({ user, params }) => accounts.checkUsername(params.username, user.id))
  handle(app, profile.changeUsername, ({ user, body }) => accounts.changeUsername(user.id, body.username))
  handle(app, calls.replaceTemporaryPassword, async ({ user, body, request, reply }) =>
    signedIn(
      reply,
      await accounts.replaceTemporaryPassword(user.id, body.password, deviceOf(request)),
      'Your password has been updated.',
    ),
  )
  handle(app, calls.adminStatus, ({ user: { isAdmin, permissions } }) => ({ isAdmin, permissions }))
  handle(app, calls.community, () => accounts.community())
  handle(app, calls.forgotPassword, async ({ body, request }) => ({
    message: 'If an account with that email exists, a reset link has been sent.',
    token: await passwordReset.request(body.email, request.ip),
  }))
  handle(app, calls.resetPassword, async ({ body, request, reply }) => {
    await passwordReset.reset(body.token, body.password, request.ip)
    app.sessionCookie.clear(reply)
    return { message: 'Your password has been updated. You can now log in with your new password.' }
  })

  app.get('/api/login', { config: { open: true, rateLimit: {} } }, goToSignIn)
  app.get('/api/logout', { config: { open: true, rateLimit: {} } }, endSessionByNavigation(sessions))
}
