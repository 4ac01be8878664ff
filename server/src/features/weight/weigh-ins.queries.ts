import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { LoggedUnit, WeightUnit } from '@pepwell/domain/weight/weight'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The unit in which a person reads weights; undefined if the account is deleted. */
export const weightUnitOf = async (db: Db, userId: string) =>
  (
    await db
      .selectFrom('users')
      .select(({ ref }) => ref('weightUnit').$castTo<WeightUnit>().as('unit'))
      .where('id', '=', userId)
      .executeTakeFirst()
  )?.unit

/** The latest weigh-ins from a day on, in pounds, latest first. */
export const latestWeighIns = (
  db: Db,
  userId: string,
  { from, limit }: { from: CalendarDay; limit: number },
) =>
  db
    .selectFrom('weightLogs')
    .select(['weighInDate as day', 'pounds'])
    .where('userId', '=', userId)
    .where('weighInDate', '>=', from)
    .orderBy('weighInDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** A weigh-in's weight and day. */
export const sharedWeighIn = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('weightLogs')
    .select(['weight', sql<LoggedUnit>`unit`.as('unit'), 'weighInDate as day'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
