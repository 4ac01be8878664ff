import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { DeleteAccount } from '@pepwell/contract/own-data'
import { dayOf } from '@pepwell/domain/calendar'
import { supportAccount } from '@pepwell/domain/product'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { dataExport, type ExportedPhoto } from './data-export.ts'
import type { Departures } from './departures.service.ts'
import { deleteUser, passwordHashOf } from './own-data.queries.ts'
import { passwordMatches } from './passwords.ts'
import type { Sessions } from './sessions.service.ts'

/** A person's pictures, which are no rows. */
export interface OwnPhotos {
  allOf(user: { id: string }): AsyncIterable<ExportedPhoto>
  removeAllOf(user: { id: string }): Promise<void>
}

/** Pictures of several kinds, as if they were of one. */
export const allPhotos = (kinds: readonly OwnPhotos[]): OwnPhotos => ({
  async *allOf(user) {
    for (const kind of kinds) yield* kind.allOf(user)
  },
  async removeAllOf(user) {
    await Promise.all(kinds.map((kind) => kind.removeAllOf(user)))
  },
})

interface Parts {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  attempts: Attempts
  sessions: Sessions
  photos: OwnPhotos
  departures: Departures
}

/** What belongs to a person as a whole: taking it along, and having it deleted. */
export function ownDataService({ db, clock, logger, attempts, sessions, photos, departures }: Parts) {
  const exports = attempts.limit('export', { minutes: 60, perAccount: 20, perAddress: 200 })
  const deletions = attempts.limit('delete-account', { minutes: 15, perAccount: 10, perAddress: 60 })

  return {
    /** @throws Refusal TOO_MANY_REQUESTS */
    async export(user: SessionUser, address: string) {
      await exports.take({ account: user.id, address })
      const now = clock.now()
      const zip = dataExport(db, { userId: user.id, now: new Date(now), photos: photos.allOf(user) })
      return {
        name: `pepwell-data-${dayOf(now, user.timeZone)}.zip`,
        zip: Readable.fromWeb(zip as ReadableStream),
      }
    },

    /** @throws Refusal WRONG_PASSWORD, SUPPORT_ACCOUNT_STAYS, OPEN_ORDERS, TOO_MANY_REQUESTS */
    async deleteAccount(
      user: SessionUser,
      { password, keepsOrders }: z.output<typeof DeleteAccount>,
      address: string,
    ): Promise<void> {
      if (user.id === supportAccount.id) throw new Refusal('SUPPORT_ACCOUNT_STAYS')
      await deletions.take({ account: user.id, address })
      const passwordHash = await passwordHashOf(db, user.id)
      const matches = await passwordMatches(passwordHash, password)
      if (!passwordHash || !matches) throw new Refusal('WRONG_PASSWORD')
      await sessions.changing(user.id, async (tx) => {
        await departures.announce(tx, user.id, { by: 'member', keepsOrders })
        const email = await deleteUser(tx, user.id, passwordHash)
        if (!email) throw new Refusal('WRONG_PASSWORD')
        await attempts.forget(tx, [user.id, email])
      })
      // The rows are gone and nothing leads to the pictures any more: what can't be removed now is for the operator.
      await photos
        .removeAllOf(user)
        .catch((error) => logger.error({ err: error, userId: user.id }, 'photos were not removed'))
    },
  }
}

/** See {@link ownDataService}. */
export type OwnData = ReturnType<typeof ownDataService>
