import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../database/connect.ts'
import { hostCookie } from '../../../http/session.ts'
import type { Random } from '../../../random.ts'
import { serverSecret } from '../../secrets/secrets.service.ts'

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60
/** People of one household who sign in with one browser. */
const MOST_ACCOUNTS = 5

interface Parts {
  db: Db
  random: Random
  publicUrl: string
}

/**
 * Browsers that were let into an account before. Each has a cookie with an id and, for every account, a signature over both:
 * nothing is stored of it, and it opens nothing. It only keeps strangers from using up its owner's attempts.
 */
export function knownBrowsers({ db, random, publicUrl }: Parts) {
  const secret = serverSecret(db, 'known-browsers', () => ({ key: random.token() }))
  const name = hostCookie('pepwell_browser', publicUrl)
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
    maxAge: MAX_AGE_SECONDS,
  } as const

  const signature = async (browser: string, email: string) =>
    createHmac('sha256', (await secret()).key)
      .update(`${browser} ${email}`)
      .digest('base64url')

  const read = ({ headers, server }: FastifyRequest): string[] =>
    headers.cookie === undefined ? [] : (server.parseCookie(headers.cookie)[name]?.split('.') ?? [])

  const isSame = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

  return {
    /** @returns the browser's id, when it was let into this account before */
    async recognise(request: FastifyRequest, email: string): Promise<string | undefined> {
      const [browser, ...signatures] = read(request)
      if (!browser || signatures.length === 0) return undefined
      const own = await signature(browser, email)
      return signatures.some((given) => isSame(given, own)) ? browser : undefined
    },

    /** Has a browser keep that it was let into an account. */
    async remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      const [known, ...signatures] = read(request)
      const browser = known && signatures.length > 0 ? known : random.uuid()
      const own = await signature(browser, email)
      const others = signatures.filter((given) => given !== own).slice(0, MOST_ACCOUNTS - 1)
      reply.setCookie(name, [browser, own, ...others].join('.'), options)
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>
