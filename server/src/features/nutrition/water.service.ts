import { logWater, type NewWaterLog, removeWaterLog } from '@pepwell/contract/nutrition/water'
import { toMilliliters } from '@pepwell/domain/nutrition/water'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { deleteWaterLog, insertWaterLog, waterLogByClientId, waterLogsOfDays } from './water.queries.ts'

/** Drinks. */
export function waterService({ db, clock, people }: Pick<FeatureDeps, 'db' | 'clock' | 'people'>) {
  return {
    list: ({ id: userId }: SessionUser, days: { from: CalendarDay; to: CalendarDay }) =>
      waterLogsOfDays(db, { userId, ...days }),

    /**
     * Stores a drink once per client id: a retry returns the first.
     * @throws Refusal LOGGED_IN_FUTURE, and WATER_LOG_NOT_FOUND if the first was deleted in between
     */
    async log(user: SessionUser, { amount, unit, ...input }: z.output<typeof NewWaterLog>) {
      const today = dayOf(clock.now(), user.timeZone)
      const { logDate = today, clientId = null } = input
      if (logDate > today) throw new Refusal('LOGGED_IN_FUTURE')
      const typed = { amount, unit, milliliters: toMilliliters(amount, unit) }
      const stored = await insertWaterLog(db, {
        ...typed,
        userId: user.id,
        logDate,
        clientId,
        createdAt: new Date(clock.now()),
      })
      if (stored) await people.publishToOwnPages(db, user.id, logWater)
      const log = stored ?? (clientId && (await waterLogByClientId(db, user.id, clientId)))
      if (!log) throw new Refusal('WATER_LOG_NOT_FOUND')
      return log
    },

    /** @throws Refusal WATER_LOG_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await deleteWaterLog(db, user.id, id))) throw new Refusal('WATER_LOG_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, removeWaterLog)
    },
  }
}

export type Water = ReturnType<typeof waterService>
