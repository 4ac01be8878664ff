import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../database/connect.ts'
import { hostCookie } from '../../../http/session.ts'
import type { Random } from '../../../random.ts'
import { serverSecret } from '../../secrets/secrets.service.ts'
import { accessRevokedAtOf } from '../accounts.queries.ts'

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60
/** People of one household who share a browser. */
const MAX_ACCOUNTS = 5

interface Deps {
  db: Db
  random: Random
  publicUrl: string
}

/** An account as a browser's signature names it. */
interface Account {
  email: string
  /** when every way in was last ended, which makes older signatures invalid */
  accessRevokedAt: Date | null
}

/**
 * Browsers that signed in to an account since its last recovery. Each has a cookie with an id and, per account, a
 * signature over both. The server stores none of them, and they grant no access. They only give the owner attempts
 * that strangers can't use up.
 */
export function knownBrowsers({ db, random, publicUrl }: Deps) {
  const secret = serverSecret(db, 'known-browsers', () => ({ key: random.token() }))
  const name = hostCookie('pepwell_browser', publicUrl)
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
    maxAge: MAX_AGE_SECONDS,
  } as const

  const signature = async (browser: string, { email, accessRevokedAt }: Account) =>
    createHmac('sha256', (await secret()).key)
      .update([browser, email, ...(accessRevokedAt ? [accessRevokedAt.getTime()] : [])].join(' '))
      .digest('base64url')

  const read = ({ headers, server }: FastifyRequest): string[] =>
    headers.cookie === undefined ? [] : (server.parseCookie(headers.cookie)[name]?.split('.') ?? [])

  const isSame = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

  return {
    /** @returns the browser's id if it signed in to this account since its last recovery */
    async recognize(request: FastifyRequest, email: string): Promise<string | undefined> {
      const [browser, ...signatures] = read(request)
      if (!browser || signatures.length === 0) return undefined
      const own = await signature(browser, { email, accessRevokedAt: await accessRevokedAtOf(db, email) })
      return signatures.some((given) => isSame(given, own)) ? browser : undefined
    },

    /**
     * Remembers that a browser signed in to an account.
     * @param account as it was when the session opened, so that a recovery meanwhile counts
     */
    async remember(request: FastifyRequest, reply: FastifyReply, account: Account): Promise<void> {
      const [known, ...signatures] = read(request)
      const browser = known && signatures.length > 0 ? known : random.uuid()
      const own = await signature(browser, account)
      const others = signatures.filter((given) => given !== own).slice(0, MAX_ACCOUNTS - 1)
      reply.setCookie(name, [browser, own, ...others].join('.'), options)
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>
