import type { Label } from '@pepwell/domain/medicines'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What the label of an own plan entry's medicine says, and when its last dose was taken. */
export const labelAndLastDose = (db: Db, userId: string, userPeptideId: number) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select(({ ref }) => [
      ref('peptide.label').$castTo<Label | null>().as('label'),
      sql<Date | null>`(SELECT taken_at FROM peptide_doses_before(entry.id, 'infinity', 0, 1))`.as(
        'lastTakenAt',
      ),
    ])
    .where('entry.userId', '=', userId)
    .where('entry.id', '=', userPeptideId)
    .executeTakeFirst()
