import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { DeleteAccount } from '@pepwell/contract/accounts/account-data'
import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import { supportAccount } from '@pepwell/domain/text/brand'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { DB } from '../../../database/schema.ts'
import type { SessionInUse } from '../../../http/session.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import type { Reauthenticate } from '../security/reauthentication.service.ts'
import type { LockSession } from '../sessions/session-lock.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { hashOf } from '../sign-in/token-hash.ts'
import { deleteUser } from './account-data.queries.ts'
import type { AccountDeletionHooks } from './account-deletion-hooks.service.ts'
import { dataExport, type ExportedPhoto } from './data-export.ts'
import { putExportTicket, useExportTicket } from './export-tickets.queries.ts'

/** How long a browser may take to start a download. */
const TICKET_LIFE_MS = 60_000

/** A person's pictures, which aren't rows. */
export interface OwnPhotos {
  allOf(user: { id: string }): AsyncIterable<ExportedPhoto>
  removeAllOf(user: { id: string }): Promise<void>
}

/** Combines several kinds of pictures. */
export const allPhotos = (kinds: readonly OwnPhotos[]): OwnPhotos => ({
  async *allOf(user) {
    for (const kind of kinds) yield* kind.allOf(user)
  },
  async removeAllOf(user) {
    await Promise.all(kinds.map((kind) => kind.removeAllOf(user)))
  },
})

interface Deps {
  db: Kysely<DB>
  readDb: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  rateLimits: RateLimits
  sessions: Sessions
  reauthenticate: Reauthenticate
  lockSession: LockSession
  photos: OwnPhotos
  deletionHooks: AccountDeletionHooks
  securityEvents: SecurityEvents
}

/** The export and deletion of an account. */
export function accountDataService(deps: Deps) {
  const { db, clock, random, logger, rateLimits, sessions, reauthenticate, photos, deletionHooks } = deps
  const { readDb, lockSession, securityEvents } = deps
  const exports = rateLimits.limit('export', { minutes: 60, perAccount: 20, perAddress: 200 })

  return {
    /** @returns the ticket for one download. @throws Refusal as {@link Reauthenticate} does */
    async requestExport(session: SessionInUse, given: Reauthentication, address: string): Promise<string> {
      await reauthenticate(session, given, address)
      const ticket = random.token()
      const expiresAt = new Date(clock.now() + TICKET_LIFE_MS)
      const { id: sessionId, user } = session
      await putExportTicket(db, { userId: user.id, sessionId, tokenHash: hashOf(ticket), expiresAt })
      return ticket
    },

    /** @throws Refusal EXPORT_TICKET_INVALID if it is used, expired or of another session, TOO_MANY_REQUESTS */
    async export({ id: sessionId, user, device }: SessionInUse, ticket: string) {
      await exports.take({ account: user.id, address: device.address })
      const now = clock.now()
      const given = { userId: user.id, sessionId, tokenHash: hashOf(ticket) }
      await db.transaction().execute(async (tx) => {
        if (!(await useExportTicket(tx, given, new Date(now)))) throw new Refusal('EXPORT_TICKET_INVALID')
        await securityEvents.record(tx, { userId: user.id, kind: 'data-export', device })
      })
      const zip = dataExport(readDb, { userId: user.id, now: new Date(now), photos: photos.allOf(user) })
      return {
        name: `pepwell-data-${dayOf(now, user.timeZone)}.zip`,
        zip: Readable.fromWeb(zip as ReadableStream),
      }
    },

    /** @throws Refusal SUPPORT_ACCOUNT_STAYS, OPEN_ORDERS, NOT_SIGNED_IN, and as {@link Reauthenticate} does */
    async deleteAccount(
      session: SessionInUse,
      { keepsOrders, ...given }: z.output<typeof DeleteAccount>,
      address: string,
    ): Promise<void> {
      const { user, device } = session
      if (user.id === supportAccount.id) throw new Refusal('SUPPORT_ACCOUNT_STAYS')
      await reauthenticate(session, given, address)
      // Stays recorded if open orders prevent the deletion.
      await securityEvents.record(db, { userId: user.id, kind: 'account-deletion', device })
      await sessions.changing(user.id, async (tx) => {
        await lockSession(tx, session)
        await deletionHooks.announce(tx, user.id, { by: 'member', keepsOrders })
        const email = await deleteUser(tx, user.id)
        await rateLimits.clear(tx, [user.id, email])
      })
      // The rows are gone and nothing references the pictures; an operator must delete the remaining ones.
      await photos
        .removeAllOf(user)
        .catch((error) => logger.error({ err: error, userId: user.id }, 'photos were not removed'))
    },
  }
}

export type AccountData = ReturnType<typeof accountDataService>
