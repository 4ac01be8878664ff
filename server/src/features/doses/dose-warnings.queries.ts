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

interface AroundDose extends Standing {
  peptideId: number | null
  personalPeptideId: number | null
  name: string
  within: number
}

const selectBeside = prepared(
  (db, { id, userId, takenAt, peptideId, personalPeptideId, name, within }: AroundDose) => {
    const at = sql`${takenAt}::timestamptz`
    const span = sql`${within} * interval '1 millisecond'`
    return db
      .selectFrom('dosageLogs as log')
      .leftJoin('userPeptides as entry', 'entry.id', 'log.userPeptideId')
      .distinctOn(['log.peptideName', 'log.userPeptideId', sql`side`])
      .select(sql<boolean>`log.taken_at <= ${at}`.as('side'))
      .select(['log.peptideName as name', 'log.dose', 'log.takenAt', 'entry.peptideId', 'entry.frequency'])
      .where('log.userId', '=', userId)
      .where('log.takenAt', '>', sql<Date>`${at} - ${span}`)
      .where('log.takenAt', '<', sql<Date>`${at} + ${span}`)
      .where('log.id', '!=', id)
      .where(
        sql<boolean>`CASE WHEN entry.id IS NULL THEN log.peptide_name <> ${name}
          ELSE entry.peptide_id IS DISTINCT FROM ${peptideId}::bigint
            OR entry.personal_peptide_id IS DISTINCT FROM ${personalPeptideId}::bigint END`,
      )
      .orderBy('log.peptideName')
      .orderBy('log.userPeptideId')
      .orderBy(sql`side`)
      .orderBy(sql`abs(extract(epoch FROM log.taken_at - ${at}))`)
  },
)

/** The nearest doses of each other peptide around a stored dose, before it and after it. */
export const dosesBeside = (db: Db, around: AroundDose) => selectBeside(db, around)
