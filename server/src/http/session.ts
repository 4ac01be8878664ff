import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whom a request comes from. */
export interface SessionUser {
  id: string
  isAdmin: boolean
  /** IANA */
  timeZone: string
}

/** A living session. */
export interface Session {
  id: number
  user: SessionUser
  /** set when its life was prolonged, and the cookie's with it */
  prolonged: boolean
}

/** Where sessions are kept; the accounts feature brings it. */
export interface SessionStore {
  find(token: string): Promise<Session | undefined>
}

/** How long a session lives after its last use. */
export const SESSION_DAYS = 30

const COOKIE = 'pepwell_session'

/** The session cookie: out of reach of scripts, not sent along by other sites' forms, Secure under https. */
export function sessionCookie(publicUrl: string) {
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
  } as const
  return {
    read: ({ headers, server }: FastifyRequest): string | undefined =>
      headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[COOKIE],
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(COOKIE, token, { ...options, maxAge: SESSION_DAYS * 24 * 60 * 60 }),
    clear: (reply: FastifyReply) => reply.clearCookie(COOKIE, options),
  }
}

/** See {@link sessionCookie}. */
export type SessionCookie = ReturnType<typeof sessionCookie>
