import { createHash } from 'node:crypto'
import { signedInHint } from '@pepwell/contract/accounts/signed-in-hint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Device, deviceOf } from './device.ts'
import { Refusal } from './refusal.ts'

/** Whom a request comes from. */
export interface SessionUser {
  id: string
  isAdmin: boolean
  /** the parts of the back office that are open to an admin; none named means all */
  permissions: readonly string[]
  /** IANA */
  timeZone: string
  /** nobody verified their email yet */
  lacksVerifiedEmail?: boolean
  /** an operator knows their password */
  hasTemporaryPassword?: boolean
  /** of an admin with a password alone: when the back office closes to them, and whether that is past */
  missingSecondStep?: { by: Date; isOverdue: boolean } | undefined
}

/** A living session. */
export interface Session {
  id: number
  user: SessionUser
  /** set when its life was prolonged, and the cookie's with it */
  prolonged: boolean
}

/** A session and the device that uses it now, which is another one than it was opened on if it was stolen. */
export interface SessionInUse extends Session {
  device: Device
}

/** Where sessions are kept; the accounts feature brings it. */
export interface SessionStore {
  /** the session of a request, whose use prolongs it */
  find(token: string): Promise<Session | undefined>
  /** the session of a connection that stays open; to look does not prolong it */
  look(token: string): Promise<Session | undefined>
  /** `hear` runs when some of a person's sessions may have ended, in whatever process that was */
  onChange(hear: (userId: string) => void): void
}

/** A session's id: opaque, the same as long as its token, and of no use for signing in. */
export const sessionIdOf = (token: string): string =>
  createHash('sha256').update(`session id ${token}`).digest('base64url').slice(0, 22)

/** How long a session lives after its last use. */
export const SESSION_DAYS = 30

/** Under https a browser takes it from this very host only: no other of the same domain can put one in its place. */
export const hostCookie = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

const MAX_AGE_SECONDS = SESSION_DAYS * 24 * 60 * 60

/**
 * The session cookie: out of reach of scripts, not sent along by other sites' forms, Secure under https. Beside it goes
 * the hint that there is one.
 */
export function sessionCookie(publicUrl: string) {
  const name = hostCookie('pepwell_session', publicUrl)
  const shared = { sameSite: 'lax', path: '/', secure: publicUrl.startsWith('https:') } as const
  const secret = { ...shared, httpOnly: true }
  return {
    read: ({ headers, server }: FastifyRequest): string | undefined =>
      headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name],
    write(reply: FastifyReply, token: string): void {
      reply.setCookie(name, token, { ...secret, maxAge: MAX_AGE_SECONDS })
      reply.setCookie(signedInHint, sessionIdOf(token), { ...shared, maxAge: MAX_AGE_SECONDS })
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, secret)
      reply.clearCookie(signedInHint, shared)
    },
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>

/** The session of a call that is for members. @throws Refusal NOT_SIGNED_IN, which a member's call never comes to */
export function sessionOf(request: FastifyRequest): SessionInUse {
  if (!request.session) throw new Refusal('NOT_SIGNED_IN')
  return { ...request.session, device: deviceOf(request) }
}
