import { HISTORY_MONTHS, monthsBefore } from '@pepwell/domain/accounts/retention'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/connect.ts'
import { deleteOldRows } from '../../../database/delete-old-rows.queries.ts'
import type { DB } from '../../../database/schema.ts'
import { type Device, describeDevice, storableUserAgent } from '../../../http/device.ts'
import { SESSION_DAYS, type Session } from '../../../http/session.ts'
import type { Bus } from '../../../live/bus.ts'
import type { Random } from '../../../random.ts'
import { hashOf } from '../sign-in/token-hash.ts'
import { SessionCache } from './session-cache.ts'
import {
  activeSession,
  deleteOldSessions,
  endSession,
  endSessionsOf,
  extendSession,
  insertSession,
  isNewDevice,
} from './sessions.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Activity is recorded at most this often, so that reads don't cost a write each time. */
const PROLONG_AFTER_MS = 60 * 60 * 1000

interface Deps {
  config: Pick<Config, 'adminSecondStepDays'>
  db: Kysely<DB>
  clock: Clock
  random: Random
  bus: Bus
}

/** Sessions: opened at sign-in, extended by use, ended at sign-out and everywhere on a new password. */
export function sessionsService({ config, db, clock, random, bus }: Deps) {
  const cache = new SessionCache(bus, clock)
  const expiry = () => new Date(clock.now() + SESSION_DAYS * DAY_MS)

  function secondStepMissing(since: Date | null, now: Date) {
    if (!since || config.adminSecondStepDays === null) return undefined
    const by = new Date(since.getTime() + config.adminSecondStepDays * DAY_MS)
    return { by, isOverdue: by <= now }
  }

  async function lookUp(tokenHash: Buffer, isUse: boolean) {
    const now = new Date(clock.now())
    const found = await activeSession(db, tokenHash, now)
    if (!found) return undefined
    const prolonged = isUse && now.getTime() - found.lastActivityAt.getTime() > PROLONG_AFTER_MS
    if (prolonged) await extendSession(db, found.id, now, expiry())
    const { userId: id, isAdmin, permissions, timeZone } = found
    const missingSecondStep = secondStepMissing(found.adminWithPasswordAloneSince, now)
    const lacksVerifiedEmail = found.emailProvedAt === null
    const hasTemporaryPassword = found.temporaryPasswordUntil !== null
    const limits = { lacksVerifiedEmail, hasTemporaryPassword, missingSecondStep }
    const user = { id, isAdmin, permissions, timeZone, ...limits }
    // A limited session ends its limits with the person's next step, so it isn't cached.
    const isLimited = lacksVerifiedEmail || hasTemporaryPassword || missingSecondStep?.isOverdue
    const expiresAt = isLimited ? now : found.expiresAt
    return { session: { id: found.id, user, prolonged }, expiresAt: expiresAt.getTime() }
  }

  /** Runs a transaction that ends a person's sessions or changes their data, and notifies every process. */
  async function changing<Result>(userId: string, work: (tx: Db) => Promise<Result>): Promise<Result> {
    const result = await db.transaction().execute(async (tx) => {
      const done = await work(tx)
      await cache.announceChange(tx, userId)
      return done
    })
    cache.invalidate(userId)
    return result
  }

  return {
    /** @returns the cookie's token; only its hash is stored */
    async open(within: Db, user: { id: string; isAdmin: boolean }, device: Device): Promise<string> {
      const token = random.token()
      const now = new Date(clock.now())
      const userAgent = storableUserAgent(device.userAgent)
      await insertSession(within, {
        userId: user.id,
        tokenHash: hashOf(token),
        loginTime: now,
        lastActivityAt: now,
        expiresAt: expiry(),
        ipAddress: device.ipAddress,
        userAgent: userAgent ?? null,
        isAdminSession: user.isAdmin,
        ...describeDevice(userAgent),
      })
      return token
    },

    /** Whether a person signs in on a new device. */
    isNewDevice: (within: Db, userId: string, { userAgent, ipAddress }: Device): Promise<boolean> =>
      isNewDevice(within, userId, { ...describeDevice(storableUserAgent(userAgent)), ipAddress }),

    find: (token: string): Promise<Session | undefined> =>
      cache.get(token, () => lookUp(hashOf(token), true)),
    look: (token: string): Promise<Session | undefined> =>
      cache.get(token, () => lookUp(hashOf(token), false)),
    onChange: (listener: (userId: string) => void): void => cache.onInvalidate(listener),

    /**
     * Ends a token's session, if any.
     * @param alsoRun runs in the same transaction
     */
    async end(token: string, alsoRun?: (tx: Db, userId: string) => Promise<void>): Promise<void> {
      const tokenHash = hashOf(token)
      const now = new Date(clock.now())
      const owner = await activeSession(db, tokenHash, now)
      if (!owner) return
      await changing(owner.userId, async (tx) => {
        const { numUpdatedRows } = await endSession(tx, tokenHash, now)
        if (numUpdatedRows > 0n) await alsoRun?.(tx, owner.userId)
      })
    },

    /** Call it in {@link changing}: signs a person out everywhere, or everywhere but in one session. */
    endAllOf: endSessionsOf,

    changing,

    /** Deletes old sessions. */
    deleteOld: (): Promise<void> =>
      deleteOldRows(db, new Date(monthsBefore(clock.now(), HISTORY_MONTHS)), deleteOldSessions),
  }
}

export type Sessions = ReturnType<typeof sessionsService>
