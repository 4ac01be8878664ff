import { createHmac } from 'node:crypto'
import type { Visit } from '@pepwell/contract/accounts/page-visits'
import { optsOutOfTracking, VISIT_DAYS } from '@pepwell/domain/accounts/page-visits'
import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import type { FastifyRequest } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import { deleteOldRows } from '../../database/delete-old-rows.queries.ts'
import { clientAddress, storableAddress } from '../../http/client-address.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { deleteOldVisits, deleteSecrets, insertVisits, secretOfDay } from './page-visits.queries.ts'

const MAX_USER_AGENT_LENGTH = 512

/** The request's `headers` and `ip`, and its session if there is one. */
type Caller = Pick<FastifyRequest, 'headers' | 'ip' | 'session'>

/** Whether a visit preceded its visitor's sign-in. */
const isBefore = ({ signedOut }: Visit): boolean => signedOut === true

type Deps = Pick<FeatureDeps, 'db' | 'clock' | 'random'> & { rateLimits: RateLimits }

/** Page visits. */
export function pageVisitsService({ db, clock, random, rateLimits }: Deps) {
  const reports = rateLimits.limit('page-visits', { minutes: 60, perAccount: 120, perAddress: 1200 })
  const today = () => dayOf(clock.now(), 'UTC')
  let secret = { day: '', secret: '' }

  async function secretOfToday(): Promise<string> {
    const day = today()
    if (secret.day !== day) secret = { day, secret: await secretOfDay(db, day, random.token()) }
    return secret.secret
  }

  /** Identifies a browser at an address on one day, without revealing it. */
  async function anonymousId({ ip, headers }: Caller): Promise<string> {
    const visitorKey = `${ip}\n${headers['user-agent'] ?? ''}`
    return createHmac('sha256', await secretOfToday())
      .update(visitorKey)
      .digest('base64url')
      .slice(0, 22)
  }

  return {
    /** @throws Refusal TOO_MANY_REQUESTS */
    async report(caller: Caller, visits: readonly Visit[]): Promise<{ kept: number }> {
      const { headers, session } = caller
      if (optsOutOfTracking(headers.dnt, headers['sec-gpc'])) return { kept: 0 }
      const anonymous = { userId: null, sessionId: await anonymousId(caller) }
      const member = session ? { userId: session.user.id, sessionId: String(session.id) } : anonymous
      await reports.take({ account: member.userId ?? member.sessionId, address: clientAddress(caller) })
      const userAgent = headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null
      const about = { userAgent, ipAddress: storableAddress(caller) }
      const now = new Date(clock.now())
      const [before, since] = [visits.filter(isBefore), visits.filter((visit) => !isBefore(visit))]
      if (before.length > 0) await insertVisits(db, { ...anonymous, ...about }, before, now)
      if (since.length > 0) await insertVisits(db, { ...member, ...about }, since, now)
      return { kept: visits.length }
    },

    /** Deletes old visits, and secrets of past days. */
    async deleteOld(): Promise<void> {
      const before = addDays(today(), -VISIT_DAYS)
      await deleteOldRows(db, new Date(`${before}T00:00Z`), deleteOldVisits)
      await deleteSecrets(db, addDays(today(), -1))
    },
  }
}

export type PageVisits = ReturnType<typeof pageVisitsService>
