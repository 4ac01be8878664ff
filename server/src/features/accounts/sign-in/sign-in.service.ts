import type { SignIn } from '@pepwell/contract/accounts/accounts'
import type { SecurityEventKind } from '@pepwell/domain/accounts/security-events'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { Device } from '../../../http/device.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import { moveToZone } from '../../reminders/zone-move.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import {
  type Credentials,
  credentialsByEmail,
  lockOwner,
  recordSignIn,
  replaceHash,
} from '../accounts.queries.ts'
import type { AccountNotices } from '../security/account-notices.service.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { authenticatorOf } from './authenticators.queries.ts'
import { hashPassword, matchPassword } from './passwords.ts'
import { TICKET_LIFE_MS } from './sign-in-ticket.ts'
import { insertTicket } from './sign-in-tickets.queries.ts'
import { hashOf } from './token-hash.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  rateLimits: RateLimits
  sessions: Sessions
  securityEvents: SecurityEvents
  notices: AccountNotices
}

/** How a person authenticated. */
interface SignInReply {
  kind: Extract<SecurityEventKind, `sign-in-${string}`>
  /** runs in the transaction that opens the session */
  inTransaction?: (tx: Db) => Promise<void>
}

/** The origin of a sign-in. */
export interface SignInOrigin {
  device: Device
  /** the browser's id if it signed in to the account before */
  browser?: string | undefined
  timeZone?: string | undefined
}

/** Signing in with a password, and what every sign-in has in common. */
export function signInService(deps: Deps) {
  const { db, clock, random, rateLimits, sessions, securityEvents, notices } = deps
  const signIns = rateLimits.limit('sign-in', {
    minutes: 15,
    perAccount: 10,
    perAddress: 100,
    perAccountFromAnywhere: 200,
  })

  /**
   * Opens a session for an authenticated person.
   * @throws Refusal ACCOUNT_SUSPENDED, INVALID_CREDENTIALS
   */
  async function completeSignIn(
    known: Credentials,
    { device, browser, timeZone }: SignInOrigin,
    { kind, inTransaction }: SignInReply,
  ) {
    // Reported only to authenticated people.
    if (known.suspendedAt) {
      securityEvents.recordRefused({ userId: known.id, kind, device })
      throw new Refusal('ACCOUNT_SUSPENDED')
    }
    const zone = timeZone && !known.timeZoneChosen ? { timeZone } : {}
    const entered = await sessions.changing(known.id, async (tx) => {
      // Locked before anything is used up: a recovery locks in this order.
      await lockOwner(tx, known.id)
      await inTransaction?.(tx)
      const user = await recordSignIn(tx, known, { lastLoginAt: new Date(clock.now()), ...zone })
      // The password was changed, or the account suspended, during the check.
      if (!user) throw new Refusal('INVALID_CREDENTIALS')
      if (zone.timeZone && zone.timeZone !== known.timeZone) await moveToZone(tx, known.id, clock.now())
      if (!browser && (await sessions.isNewDevice(tx, known.id, device)))
        await notices.addNewDevice(tx, user, device)
      await securityEvents.record(tx, { userId: known.id, kind, device })
      return { user, token: await sessions.open(tx, user, device) }
    })
    await signIns.forgive({ account: known.email, address: device.address, browser })
    return entered
  }

  /** The ticket for the second step. */
  async function openTicket(known: Credentials): Promise<string> {
    const token = random.token()
    const now = new Date(clock.now())
    const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS)
    if (!(await insertTicket(db, { tokenHash: hashOf(token), known, now, expiresAt })))
      throw new Refusal('INVALID_CREDENTIALS')
    return token
  }

  /**
   * Counts a sign-in attempt.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  async function countTry(email: string, { device, browser }: SignInOrigin): Promise<void> {
    try {
      await signIns.take({ account: email, address: device.address, browser })
    } catch (error) {
      const userId = credentialsByEmail(db, email).then((known) => known?.id)
      securityEvents.recordRefused({ userId, kind: 'sign-in-password', outcome: 'limited', device })
      throw error
    }
  }

  /** @throws Refusal INVALID_CREDENTIALS, ACCOUNT_SUSPENDED, TEMPORARY_PASSWORD_EXPIRED */
  async function requirePassword(known: Credentials | undefined, password: string) {
    const match = await matchPassword(known?.passwordHash, password)
    if (!known || !match) throw new Refusal('INVALID_CREDENTIALS')
    if (known.suspendedAt) throw new Refusal('ACCOUNT_SUSPENDED')
    const { temporaryPasswordUntil: until } = known
    if (until && until.getTime() <= clock.now()) throw new Refusal('TEMPORARY_PASSWORD_EXPIRED')
    return match === 'raw' ? renewHash(known, password) : known
  }

  /** Replaces the hash of a raw password by that of the normalized one, so that it matches on every keyboard. */
  async function renewHash(known: Credentials, password: string): Promise<Credentials> {
    const passwordHash = await hashPassword(password)
    await replaceHash(db, known, passwordHash)
    return { ...known, passwordHash }
  }

  return {
    completeSignIn,

    /**
     * @returns the session, or a ticket for the second step
     * @throws Refusal INVALID_CREDENTIALS, TEMPORARY_PASSWORD_EXPIRED, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS
     */
    async signIn({ email, password }: z.output<typeof SignIn>, origin: SignInOrigin) {
      await countTry(email, origin)
      const known = await credentialsByEmail(db, email)
      const current = await requirePassword(known, password).catch((error) => {
        const { device } = origin
        if (known) securityEvents.recordRefused({ userId: known.id, kind: 'sign-in-password', device })
        throw error
      })
      if (await authenticatorOf(db, current.id)) return { ticket: await openTicket(current) }
      return completeSignIn(current, origin, { kind: 'sign-in-password' })
    },
  }
}

export type SignInService = ReturnType<typeof signInService>
