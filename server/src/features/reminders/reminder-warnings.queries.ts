import type { Label } from '@pepwell/domain/medicines'
import type { Db } from '../../database/connect.ts'

/** What the label of an own plan entry's medicine says, and when its last dose was taken. */
export const labelAndLastDose = (db: Db, userId: string, userPeptideId: number) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select(({ ref, selectFrom }) => [
      ref('peptide.label').$castTo<Label | null>().as('label'),
      selectFrom('dosageLogs')
        .select(({ fn: { max } }) => max('takenAt').as('takenAt'))
        .whereRef('dosageLogs.userId', '=', 'entry.userId')
        .whereRef('dosageLogs.userPeptideId', '=', 'entry.id')
        .as('lastTakenAt'),
    ])
    .where('entry.userId', '=', userId)
    .where('entry.id', '=', userPeptideId)
    .executeTakeFirst()
