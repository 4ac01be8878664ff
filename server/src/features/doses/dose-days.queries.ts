import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'

/** How many doses of each peptide were logged on each day of a span; earliest first. */
export const daysOfDoses = (db: Db, userId: string, { from, to }: { from: CalendarDay; to: CalendarDay }) =>
  db
    .selectFrom('dosageLogs')
    .select(['takenOn as day', 'peptideName as name'])
    .select(({ fn }) => fn.countAll<number>().as('doses'))
    .where('userId', '=', userId)
    .where('takenOn', '>=', from)
    .where('takenOn', '<=', to)
    .groupBy(['takenOn', 'peptideName'])
    .orderBy('takenOn')
    .orderBy('peptideName')
    .execute()
