import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '../../../http/session.ts'

/** How long the second step may take. */
export const TICKET_LIFE_MS = 5 * 60_000

/** The cookie between password and second step: HttpOnly, and no access by itself. */
export function signInTicket(publicUrl: string) {
  const name = hostCookie('pepwell_sign_in', publicUrl)
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
  } as const
  return {
    read: ({ headers, server }: FastifyRequest): string | undefined =>
      headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name],
    write: (reply: FastifyReply, token: string): void =>
      void reply.setCookie(name, token, { ...options, maxAge: TICKET_LIFE_MS / 1000 }),
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, options),
  }
}

export type SignInTicket = ReturnType<typeof signInTicket>
