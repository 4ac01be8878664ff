import type { CalendarDay } from '@pepwell/domain/time/calendar'
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

/** A dose's peptide, amount and day. */
export const sharedDose = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('dosageLogs')
    .select(['peptideName as peptide', 'dose', 'takenOn as day'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
