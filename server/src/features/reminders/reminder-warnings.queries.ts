import type { Label, Route } from '@pepwell/domain/catalogue/medicines'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A member's own plan entry with its medicine's label and its last dose. */
export const labelAndLastDose = (db: Db, userId: string, userPeptideId: number) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .leftJoinLateral(
      sql<{ dose: string; takenAt: Date }>`peptide_doses_before(entry.id, 'infinity', 0, 1)`.as<'last'>(
        sql.ref('last'),
      ),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => [
      'entry.peptideId',
      'entry.personalPeptideId',
      sql<string>`coalesce(peptide.name, personal.name)`.as('name'),
      'peptide.mg',
      ref('peptide.routes').$castTo<Route[] | null>().as('routes'),
      'entry.currentDose',
      ref('peptide.label').$castTo<Label | null>().as('label'),
      'last.dose as lastDose',
      'last.takenAt as lastTakenAt',
    ])
    .where('entry.userId', '=', userId)
    .where('entry.id', '=', userPeptideId)
    .executeTakeFirst()
