import type { NewSupplementLog, SupplementLogUpdate } from '@pepwell/contract/vitamins/supplements'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { Bus } from '../../live/bus.ts'
import { cachedValue } from '../../live/cached-value.ts'
import { SUPPLEMENTS_CHANGED } from '../../live/topics.ts'
import { Refusal } from '../../refusal.ts'
import { seedRevision, supplementSeed } from './seed/index.ts'
import * as queries from './supplements.queries.ts'

/** How far back a supplement counts as familiar. */
const FAMILIAR_DAYS = 90

/** Limit of the list, more than anyone will scroll. */
const MAX_FAMILIAR_NAMES = 50

/** Vitamins and supplements: the catalogue, and members' daily logs. */
export function supplementsService({ db, clock, bus }: { db: Kysely<DB>; clock: Clock; bus: Bus }) {
  const catalogue = cachedValue(bus, SUPPLEMENTS_CHANGED, () => queries.allSupplements(db))
  const todayOf = ({ timeZone }: SessionUser): CalendarDay => dayOf(clock.now(), timeZone)

  return {
    catalogue: () => catalogue.get(),

    /** Seeds an empty list, or adds new items; removed ones stay removed. Safe to run concurrently. */
    bringUpToDate: () =>
      db.transaction().execute(async (tx) => {
        const revision = await queries.heldRevision(tx)
        if (revision >= seedRevision) return
        const createdAt = new Date(clock.now())
        const wanted = supplementSeed.filter(({ since = 1 }) => since > revision)
        await queries.insertSupplements(
          tx,
          wanted.map((supplement) => ({ ...supplement, createdAt })),
        )
        await queries.keepRevision(tx, seedRevision)
        await catalogue.announceChange(tx)
      }),

    list: (
      user: SessionUser,
      { from = todayOf(user), to = from }: { from?: CalendarDay; to?: CalendarDay },
    ) => queries.logsOf(db, { userId: user.id, from, to }),

    familiar: (user: SessionUser) =>
      queries.familiarOf(
        db,
        { userId: user.id, since: addDays(todayOf(user), -FAMILIAR_DAYS) },
        MAX_FAMILIAR_NAMES,
      ),

    /**
     * Stores an entry once per client id: a retry returns the first.
     * @throws Refusal LOGGED_IN_FUTURE
     */
    async log(user: SessionUser, input: z.output<typeof NewSupplementLog>) {
      const today = todayOf(user)
      const { logDate = today, clientId = null } = input
      if (logDate > today) throw new Refusal('LOGGED_IN_FUTURE')
      const row = { ...input, logDate, clientId, userId: user.id, createdAt: new Date(clock.now()) }
      const log =
        (await queries.insertLog(db, row)) ??
        (clientId && (await queries.logByClientId(db, user.id, clientId)))
      // A row that just existed was deleted in between.
      if (!log) throw new Refusal('SUPPLEMENT_LOG_NOT_FOUND')
      return log
    },

    /** Repeats yesterday's supplements today; a retry returns the first result. */
    async repeatYesterday(user: SessionUser, clientId: string) {
      const to = todayOf(user)
      const day = { userId: user.id, from: addDays(to, -1), to, clientId, createdAt: new Date(clock.now()) }
      await queries.copyDay(db, day)
      return queries.copiesOf(db, day)
    },

    /**
     * Edits an entry; omitted fields stay unchanged.
     * @throws Refusal LOGGED_IN_FUTURE, SUPPLEMENT_LOG_NOT_FOUND
     */
    update: (user: SessionUser, id: number, input: z.output<typeof SupplementLogUpdate>) =>
      db.transaction().execute(async (tx) => {
        if (input.logDate && input.logDate > todayOf(user)) throw new Refusal('LOGGED_IN_FUTURE')
        const before = await queries.lockLog(tx, user.id, id)
        if (!before) throw new Refusal('SUPPLEMENT_LOG_NOT_FOUND')
        const changes = changedFields(before, input)
        if (!changes) return before
        const edited = { ...changes, editedAt: new Date(clock.now()) }
        return queries.updateLog(tx, { userId: user.id, id }, edited)
      }),

    /** @throws Refusal SUPPLEMENT_LOG_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deleteLog(db, user.id, id))) throw new Refusal('SUPPLEMENT_LOG_NOT_FOUND')
    },
  }
}

export type SupplementsService = ReturnType<typeof supplementsService>
