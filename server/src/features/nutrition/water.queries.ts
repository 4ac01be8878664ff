import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { prepared } from '../../database/prepared.ts'

const replyColumns = ['id', 'amount', 'unit', 'milliliters', 'logDate', 'createdAt'] as const

interface Days {
  userId: string
  from: CalendarDay
  to: CalendarDay
}

/** Drinks from one day to another, both included; latest first. */
export const waterLogsOfDays = prepared((db, { userId, from, to }: Days) =>
  db
    .selectFrom('waterLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('logDate', '>=', from)
    .where('logDate', '<=', to)
    .orderBy('logDate', 'desc')
    .orderBy('id', 'desc'),
)

/** A stored drink. */
export interface NewWaterLogRow {
  userId: string
  amount: number
  unit: string
  milliliters: number
  logDate: CalendarDay
  clientId: string | null
  createdAt: Date
}

/** @returns undefined if the client's id was stored before */
export const insertWaterLog = (db: Db, log: NewWaterLogRow) =>
  db
    .insertInto('waterLogs')
    .values(log)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const waterLogByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('waterLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

export const deleteWaterLog = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('waterLogs').where('userId', '=', userId).where('id', '=', id))
