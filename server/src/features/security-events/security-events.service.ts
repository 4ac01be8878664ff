import type { SecurityEventsFilter } from '@pepwell/contract/accounts/security-events'
import {
  MAX_SECURITY_EVENTS,
  REFUSED_EVENTS_PER_HOUR,
  SECURITY_EVENT_MONTHS,
  type SecurityEventKind,
  type SecurityEventOutcome,
} from '@pepwell/domain/accounts/security-events'
import { addDays, instantOf } from '@pepwell/domain/time/calendar'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { type Device, describeDevice, storableUserAgent } from '../../http/device.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import * as queries from './security-events.queries.ts'

const HOUR_MS = 60 * 60_000

/** An event and its account. */
export interface SecurityEvent {
  userId: string
  kind: SecurityEventKind
  /** the owner's device; undefined for the team's actions */
  device?: Device | undefined
}

/** A failed attempt. */
export interface RefusedTry {
  /** the account; unknown ones aren't recorded */
  userId: string | Promise<string | undefined>
  kind: SecurityEventKind
  /** failed by default */
  outcome?: Exclude<SecurityEventOutcome, 'ok'>
  device: Device
}

/** The outcome of a refused attempt. */
export const refusedOutcome = (error: unknown): Exclude<SecurityEventOutcome, 'ok'> =>
  error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS' ? 'limited' : 'refused'

/** An event without a session. */
export interface AnonymousEvent extends Omit<SecurityEvent, 'userId'> {
  /** the account; unknown ones aren't recorded */
  userId: Promise<string | undefined>
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
}

/** Sign-ins and security changes, recorded for owners and operators. */
export function securityEventsService({ db, clock, logger }: Deps) {
  const pending = new Set<Promise<void>>()

  const now = () => new Date(clock.now())

  const stored = (userId: string, { kind, device }: Pick<SecurityEvent, 'kind' | 'device'>, at = now()) => ({
    ...{ userId, kind, at },
    ipAddress: device?.ipAddress ?? null,
    ...describeDevice(storableUserAgent(device?.userAgent)),
  })

  const log = (userId: string, kind: SecurityEventKind, outcome: SecurityEventOutcome) =>
    logger.info({ userId, kind, outcome }, 'security event')

  async function storeRefused({ userId, kind, outcome = 'refused', device }: RefusedTry): Promise<void> {
    // When it was attempted, not when the account is found.
    const at = now()
    const owner = await userId
    if (!owner) return
    const event = { ...stored(owner, { kind, device }, at), outcome }
    const since = new Date(at.getTime() - HOUR_MS)
    const isNew = await queries.insertRefused(db, event, { since, max: REFUSED_EVENTS_PER_HOUR })
    if (isNew) log(owner, kind, outcome)
  }

  async function record(tx: Db, { userId, ...event }: SecurityEvent): Promise<void> {
    await queries.insertEvent(tx, { ...stored(userId, event), outcome: 'ok' })
    log(userId, event.kind, 'ok')
  }

  /** Records after the reply, so that its timing doesn't reveal whether the account exists. */
  function recordLater(kind: SecurityEventKind, work: Promise<void>): void {
    const storing = work.catch((error) =>
      logger.error({ err: error, kind }, 'a security event was not recorded'),
    )
    pending.add(storing)
    void storing.finally(() => pending.delete(storing))
  }

  async function storeAnonymous({ userId, ...event }: AnonymousEvent): Promise<void> {
    const owner = await userId
    if (owner) await record(db, { ...event, userId: owner })
  }

  return {
    /** Records an event in its transaction. */
    record,

    /** Records an event without a session, after the reply. */
    recordAnonymous: (event: AnonymousEvent): void => recordLater(event.kind, storeAnonymous(event)),

    /** Records a failed attempt, after the reply. */
    recordRefused: (refused: RefusedTry): void => recordLater(refused.kind, storeRefused(refused)),

    /** Resolves once everything so far is recorded. */
    async flushed(): Promise<void> {
      await Promise.all(pending)
    },

    listOwn: ({ id: userId }: SessionUser, page: { limit: number; after?: number | undefined }) =>
      queries.eventsOf(db, { ...page, userId }),

    /** All events, by days in the operator's time zone. */
    listAll(
      { timeZone }: SessionUser,
      { from, to, ...page }: SecurityEventsFilter & { limit: number; after?: number | undefined },
    ) {
      const midnight = (day: string) => new Date(instantOf(day, '00:00', timeZone))
      return queries.eventsOfAll(db, {
        ...page,
        since: from === undefined ? undefined : midnight(from),
        until: to === undefined ? undefined : midnight(addDays(to, 1)),
      })
    },

    /** Deletes old events, and those above a person's limit. */
    async deleteOld(): Promise<void> {
      const oldest = new Date(clock.now())
      oldest.setUTCMonth(oldest.getUTCMonth() - SECURITY_EVENT_MONTHS)
      await queries.deleteEventsBefore(db, oldest)
      await queries.deleteEventsAbove(db, MAX_SECURITY_EVENTS)
    },
  }
}

export type SecurityEvents = ReturnType<typeof securityEventsService>
