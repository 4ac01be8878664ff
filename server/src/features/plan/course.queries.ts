import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** How a plan entry's peptide is taken, with a personal peptide's own figures. */
export const courseEntry = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .select([
      sql<string>`coalesce(peptide.name, personal.name)`.as('name'),
      sql<boolean>`peptide.id IS NULL`.as('isOwn'),
      'entry.status',
      'entry.currentDose',
      'entry.frequency',
      'entry.endDate',
      'personal.halfLifeHours',
      'personal.timeToPeakHours',
    ])
    .where('entry.userId', '=', userId)
    .where('entry.id', '=', id)
    .executeTakeFirst()

/** Whether a plan entry is the person's own; locks it against deletion until the transaction ends. */
export const ownsEntry = async (tx: Db, userId: string, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('userPeptides')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined
