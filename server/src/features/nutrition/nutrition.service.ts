import { type FoodLogUpdate, LATEST_FOOD_LOGS, type NewFoodLog } from '@pepwell/contract/nutrition/nutrition'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import {
  deleteFoodLog,
  foodLogByClientId,
  foodLogsOfDays,
  insertFoodLog,
  latestFoodLogs,
  lockFoodLog,
  updateFoodLog,
} from './nutrition.queries.ts'

/** The food diary. */
export function nutritionService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const today = ({ timeZone }: SessionUser) => dayOf(clock.now(), timeZone)

  return {
    /** A single day is a range of one; without days, the latest entries. */
    list({ id: userId }: SessionUser, { from, to }: { from?: CalendarDay; to?: CalendarDay }) {
      const [first, last] = [from ?? to, to ?? from]
      return first && last
        ? foodLogsOfDays(db, { userId, from: first, to: last })
        : latestFoodLogs(db, { userId, limit: LATEST_FOOD_LOGS })
    },

    /**
     * Stores a food entry once per client id: a retry returns the first.
     * @throws Refusal LOGGED_IN_FUTURE
     */
    async log(user: SessionUser, { nutritionixFood, ...input }: z.output<typeof NewFoodLog>) {
      const { logDate = today(user), clientId = null } = input
      if (logDate > today(user)) throw new Refusal('LOGGED_IN_FUTURE')
      const {
        brand = null,
        servingSize = null,
        fiber = null,
        sugar = null,
        sodium = null,
      } = nutritionixFood ?? {}
      const details = { brand, servingSize, fiber, sugar, sodium }
      const createdAt = new Date(clock.now())
      const row = { ...input, ...details, userId: user.id, logDate, clientId, createdAt }
      const log =
        (await insertFoodLog(db, row)) ?? (clientId && (await foodLogByClientId(db, user.id, clientId)))
      // Only the client's id can conflict, and its row may be deleted in between.
      if (!log) throw new Refusal('FOOD_LOG_NOT_FOUND')
      return log
    },

    /**
     * Edits a food entry; omitted fields stay unchanged.
     * @throws Refusal LOGGED_IN_FUTURE, FOOD_LOG_NOT_FOUND
     */
    update: (user: SessionUser, id: number, input: z.output<typeof FoodLogUpdate>) =>
      db.transaction().execute(async (tx) => {
        if (input.logDate && input.logDate > today(user)) throw new Refusal('LOGGED_IN_FUTURE')
        const before = await lockFoodLog(tx, user.id, id)
        if (!before) throw new Refusal('FOOD_LOG_NOT_FOUND')
        const changed = changedFields(before, input)
        if (!changed) return before
        const changes = { ...changed, editedAt: new Date(clock.now()) }
        return updateFoodLog(tx, { userId: user.id, id }, { after: { ...before, ...changed }, changes })
      }),

    /** @throws Refusal FOOD_LOG_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await deleteFoodLog(db, user.id, id))) throw new Refusal('FOOD_LOG_NOT_FOUND')
    },
  }
}

export type Nutrition = ReturnType<typeof nutritionService>
