import type { CalendarDay } from '@pepwell/domain/calendar'
import type { Db } from '../../database/connect.ts'

/** The days of a span on which doses were logged, with how many; earliest first. */
export const daysOfDoses = (db: Db, userId: string, { from, to }: { from: CalendarDay; to: CalendarDay }) =>
  db
    .selectFrom('dosageLogs')
    .select(({ fn }) => ['takenOn as day', fn.countAll<number>().as('doses')])
    .where('userId', '=', userId)
    .where('takenOn', '>=', from)
    .where('takenOn', '<=', to)
    .groupBy('takenOn')
    .orderBy('takenOn')
    .execute()
