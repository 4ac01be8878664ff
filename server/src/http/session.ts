import { createHash } from 'node:crypto'
import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { type Device, deviceOf } from './device.ts'

/** The user of a request. */
export interface SessionUser {
  id: string
  isAdmin: boolean
  /** an admin's areas; an empty list means all */
  permissions: readonly string[]
  /** IANA */
  timeZone: string
  /** the email isn't verified yet */
  lacksVerifiedEmail?: boolean
  /** an operator knows the password */
  hasTemporaryPassword?: boolean
  /** an admin without a second factor: when the back office closes, and whether that has passed */
  missingSecondStep?: { by: Date; isOverdue: boolean } | undefined
}

/** A valid session. */
export interface Session {
  id: number
  user: SessionUser
  /** set if the session and its cookie were extended */
  prolonged: boolean
}

/** A session and the device that uses it now, which differs from the one it was opened on if it was stolen. */
export interface SessionInUse extends Session {
  device: Device
}

/** The store of sessions; the accounts feature provides it. */
export interface SessionStore {
  /** the session of a request, which extends it */
  find(token: string): Promise<Session | undefined>
  /** the session of an open connection, which doesn't extend it */
  look(token: string): Promise<Session | undefined>
  /** calls back when sessions of a person may have ended, in any process */
  onChange(listener: (userId: string) => void): void
}

/** A session's public id: stable per token, and useless for signing in. */
export const sessionIdOf = (token: string): string =>
  createHash('sha256').update(`session id ${token}`).digest('base64url').slice(0, 22)

/** Days that a session lasts after its last use. */
export const SESSION_DAYS = 30

/** Under https the browser accepts it only from this host: no sister domain can replace it. */
export const hostCookie = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

const MAX_AGE_SECONDS = SESSION_DAYS * 24 * 60 * 60

/**
 * The session cookie: HttpOnly, SameSite, Secure under https. A second cookie tells scripts that there is a session.
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
      reply.setCookie(signedInCookie, sessionIdOf(token), { ...shared, maxAge: MAX_AGE_SECONDS })
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, secret)
      reply.clearCookie(signedInCookie, shared)
    },
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>

/**
 * The session of a member's call.
 * @throws Refusal NOT_SIGNED_IN, which can't happen in a member's call
 */
export function sessionOf(request: FastifyRequest): SessionInUse {
  if (!request.session) throw new Refusal('NOT_SIGNED_IN')
  return { ...request.session, device: deviceOf(request) }
}
