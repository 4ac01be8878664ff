import type { Label } from '@pepwell/domain/medicines'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'

/** A dose that is there, as far as others are found from it. */
interface Standing {
  id: number
  userId: string
  userPeptideId: number
  takenAt: Date
}

const selectSurroundings = prepared((db, { id, userId, userPeptideId, takenAt }: Standing) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('dosageLogs')
          .select(['dose', 'takenAt'])
          .whereRef('userPeptideId', '=', 'entry.id')
          .where(sql<boolean>`(taken_at, id) < (${takenAt}, ${id})`)
          .orderBy('takenAt', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('dosageLogs')
          .select(['dose', 'takenAt'])
          .whereRef('userPeptideId', '=', 'entry.id')
          .where(sql<boolean>`(taken_at, id) > (${takenAt}, ${id})`)
          .orderBy('takenAt')
          .orderBy('id')
          .limit(1)
          .as('after'),
      (join) => join.onTrue(),
    )
    .select((of) => [
      'entry.currentDose',
      'entry.frequency',
      of.ref('peptide.label').$castTo<Label | null>().as('label'),
      'before.dose as beforeDose',
      'before.takenAt as beforeAt',
      'after.dose as afterDose',
      'after.takenAt as afterAt',
    ])
    .where('entry.id', '=', userPeptideId)
    .where('entry.userId', '=', userId),
)

/** What the plan says of a stored dose, and the doses of the entry that lie before and after it; undefined once the entry is gone. */
export const surroundingsOf = async (db: Db, dose: Standing) => (await selectSurroundings(db, dose))[0]
