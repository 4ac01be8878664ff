import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignOut } from './sign-out.ts'

/** A path of our own pages, or undefined: a sign-in never redirects to another website. */
function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > 500 || !next.startsWith('/')) return undefined
  const here = 'http://localhost'
  const url = URL.canParse(next, here) ? new URL(next, here) : undefined
  const path = url?.origin === here ? `${url.pathname}${url.search}${url.hash}` : undefined
  // '/.//evil.example' normalizes to '//evil.example', which browsers read as another host.
  return path?.startsWith('//') ? undefined : path
}

/** Clears the browser's cache, so that the next person at this device finds no pictures of this one. */
export const clearBrowserCache = (reply: FastifyReply): FastifyReply =>
  reply.header('clear-site-data', '"cache"')

/** GET /api/login: redirects to the sign-in page and remembers the requested page. */
export function goToSignIn(request: FastifyRequest, reply: FastifyReply) {
  const next = ownPath((request.query as { next?: unknown }).next)
  return reply.redirect(next && next !== '/' ? `/login?next=${encodeURIComponent(next)}` : '/login')
}

/** GET /api/logout: ends the session and redirects to the landing page. A link on another website ends no session. */
export const endSessionByNavigation =
  (signOut: SignOut) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { sessionCookie } = request.server
    const token = sessionCookie.read(request)
    if (token && request.headers['sec-fetch-site'] !== 'cross-site') {
      await signOut(request)
      sessionCookie.clear(reply)
      clearBrowserCache(reply)
    }
    return reply.redirect('/')
  }
