import { createHash } from 'node:crypto'
import Bowser from 'bowser'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { SESSION_DAYS, type Session } from '../../http/session.ts'
import type { Random } from '../../random.ts'
import {
  endSession,
  endSessionsOf,
  insertSession,
  livingSession,
  prolongSession,
} from './sessions.queries.ts'

/** Where a sign-in came from. */
export interface Device {
  ipAddress: string
  userAgent: string | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Activity is noted at most this often, so that reading does not cost a write each time. */
const PROLONG_AFTER_MS = 60 * 60 * 1000
const LONGEST_USER_AGENT = 512

const hash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** 'Firefox 140 on macOS' and 'desktop', as far as the browser says. */
function describeDevice(userAgent: string | undefined) {
  if (!userAgent) return { browserInfo: null, deviceType: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ')
  return {
    browserInfo: [name, os.name].filter(Boolean).join(' on ') || null,
    deviceType: platform.type ?? null,
  }
}

/** Sessions: opened at sign-in, prolonged by use, ended at sign-out and everywhere on a new password. */
export function sessionsService({ db, clock, random }: { db: Kysely<DB>; clock: Clock; random: Random }) {
  const expiry = () => new Date(clock.now() + SESSION_DAYS * DAY_MS)

  return {
    /** @returns the token for the cookie; only its hash is stored */
    async open(within: Db, user: { id: string; isAdmin: boolean }, device: Device): Promise<string> {
      const token = random.token()
      const now = new Date(clock.now())
      const userAgent = device.userAgent?.replaceAll('\u0000', '').slice(0, LONGEST_USER_AGENT)
      await insertSession(within, {
        userId: user.id,
        tokenHash: hash(token),
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

    async find(token: string): Promise<Session | undefined> {
      const now = new Date(clock.now())
      const found = await livingSession(db, hash(token), now)
      if (!found) return undefined
      const prolonged = now.getTime() - found.lastActivityAt.getTime() > PROLONG_AFTER_MS
      if (prolonged) await prolongSession(db, found.id, now, expiry())
      return {
        id: found.id,
        user: { id: found.userId, isAdmin: found.isAdmin, timeZone: found.timeZone },
        prolonged,
      }
    },

    end: (token: string) => endSession(db, hash(token), new Date(clock.now())),

    endAllOf: (within: Db, userId: string) => endSessionsOf(within, userId, new Date(clock.now())),
  }
}

/** See {@link sessionsService}. */
export type Sessions = ReturnType<typeof sessionsService>
