import type { Span } from '@pepwell/domain/adherence'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'

/** Whose figures, and the two spans of days that the trend compares. */
interface StatsQuery {
  userId: string
  recentFrom: CalendarDay
  recentTo: CalendarDay
  beforeFrom: CalendarDay
  beforeTo: CalendarDay
}

/**
 * Per plan entry what adherence is made of: its periods, never beyond its end, the doses taken in them, and those left out. Only columns of
 * the index by day are read, so that the rows themselves are not.
 */
const entryRecords = (db: Db, { userId, recentFrom, recentTo, beforeFrom, beforeTo }: StatsQuery) =>
  jsonArrayFrom(
    db
      .selectFrom('userPeptides as entry')
      .leftJoin('planPeriods as active', 'active.userPeptideId', 'entry.id')
      .leftJoin('dosageLogs as dose', (join) =>
        join
          .onRef('dose.userId', '=', 'entry.userId')
          .onRef('dose.userPeptideId', '=', 'entry.id')
          .onRef('dose.takenOn', '>=', 'active.startsOn')
          .on('dose.takenOn', '<=', sql<string>`coalesce(least(active.ends_on, entry.end_date), 'infinity')`),
      )
      .select(({ fn, selectFrom, between }) => [
        'entry.status',
        jsonArrayFrom(
          selectFrom('planPeriods as period')
            .select(['period.startsOn', 'period.frequency'])
            .select(sql<string | null>`least(period.ends_on, entry.end_date)`.as('endsOn'))
            .whereRef('period.userPeptideId', '=', 'entry.id'),
        ).as('periods'),
        sql<CalendarDay[]>`ARRAY(
          SELECT skipped_on FROM skipped_doses WHERE user_id = entry.user_id AND user_peptide_id = entry.id)`.as(
          'skippedOn',
        ),
        fn.count<number>('dose.takenOn').as('dosesTaken'),
        fn.count<number>('dose.takenOn').filterWhere('dose.takenOn', '=', recentTo).as('takenToday'),
        fn
          .count<number>('dose.takenOn')
          .filterWhere(between('dose.takenOn', recentFrom, recentTo))
          .as('takenRecently'),
        fn
          .count<number>('dose.takenOn')
          .filterWhere(between('dose.takenOn', beforeFrom, beforeTo))
          .as('takenBefore'),
      ])
      .where('entry.userId', '=', userId)
      .groupBy('entry.id'),
  )

const selectStats = prepared((db, query: StatsQuery) =>
  db
    .selectFrom('dosageLogs')
    .select(({ fn }) => [
      fn.countAll<number>().as('totalDoses'),
      fn.count<number>('takenOn').distinct().as('daysTracked'),
      entryRecords(db, query).as('entries'),
    ])
    .where('userId', '=', query.userId),
)

/** Everything the dashboard's figures are made of, in one round trip. */
export async function statsRecords(
  db: Db,
  userId: string,
  { recent, before }: { recent: Span; before: Span },
) {
  const [row] = await selectStats(db, {
    userId,
    recentFrom: recent.from,
    recentTo: recent.to,
    beforeFrom: before.from,
    beforeTo: before.to,
  })
  return row ?? { totalDoses: 0, daysTracked: 0, entries: [] }
}
