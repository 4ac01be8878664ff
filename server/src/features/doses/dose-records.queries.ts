import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Doses since a day, with site and feeling; latest first. */
export const latestDoses = (db: Db, userId: string, { from, limit }: { from: CalendarDay; limit: number }) =>
  db
    .selectFrom('dosageLogs')
    .select([
      'peptideName as name',
      'takenOn as day',
      'takenAt',
      'dose',
      'injectionSite',
      'additionalSites',
      'feeling',
    ])
    .where('userId', '=', userId)
    .where('takenOn', '>=', from)
    .orderBy('takenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** How many doses were taken on each weekday (1 is Monday) in each hour of the person's clock, from a day on. */
export const dosesByHour = (
  db: Db,
  { userId, timeZone, from }: { userId: string; timeZone: string; from: CalendarDay },
) =>
  db
    .selectFrom('dosageLogs')
    .select(({ fn }) => [
      sql<number>`extract(isodow FROM taken_at AT TIME ZONE ${timeZone})::int`.as('isoWeekday'),
      sql<number>`extract(hour FROM taken_at AT TIME ZONE ${timeZone})::int`.as('hour'),
      fn.countAll<number>().as('doses'),
    ])
    .where('userId', '=', userId)
    .where('takenOn', '>=', from)
    .groupBy(['isoWeekday', 'hour'])
    .orderBy('isoWeekday')
    .orderBy('hour')
    .execute()

/** Color slots of the plan's peptides; with equal names, the latest entry's. */
export const colorSlotsOfPeptides = (db: Db, userId: string) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .select(({ fn }) => [fn.coalesce('peptide.name', 'personal.name').as('name'), 'entry.hue'])
    .where('entry.userId', '=', userId)
    .orderBy('entry.id', 'desc')
    .execute()
