import type { Label, Route } from '@pepwell/domain/medicines'
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

interface Neighbor {
  dose: string
  takenAt: Date
}

const selectSurroundings = prepared((db, { id, userId, userPeptideId, takenAt }: Standing) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoinLateral(
      sql<Neighbor>`peptide_doses_before(entry.id, ${takenAt}::timestamptz, ${id}::bigint, 1)`.as<'before'>(
        sql.ref('before'),
      ),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      sql<Neighbor>`peptide_dose_after(entry.id, ${takenAt}::timestamptz, ${id}::bigint)`.as<'after'>(
        sql.ref('after'),
      ),
      (join) => join.onTrue(),
    )
    .select((of) => [
      'entry.peptideId',
      'entry.personalPeptideId',
      'peptide.name',
      'peptide.mg',
      of.ref('peptide.routes').$castTo<Route[] | null>().as('routes'),
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

/** What the plan says of a stored dose, and the doses of its peptide that lie before and after it, also of entries that are over or removed; undefined once the entry is gone. */
export const surroundingsOf = async (db: Db, dose: Standing) => (await selectSurroundings(db, dose))[0]
