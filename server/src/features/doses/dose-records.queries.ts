import type { CalendarDay } from '@pepwell/domain/calendar'
import type { Db } from '../../database/connect.ts'

/** The latest doses from a day on: what was taken, where it went and how that felt. Latest first. */
export const latestDoses = (db: Db, userId: string, { from, limit }: { from: CalendarDay; limit: number }) =>
  db
    .selectFrom('dosageLogs')
    .select(['peptideName as name', 'takenOn as day', 'dose', 'injectionSite', 'feeling'])
    .where('userId', '=', userId)
    .where('takenOn', '>=', from)
    .orderBy('takenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
