import type { OwnPage } from '@pepwell/contract/fields'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { belowId } from '../../database/page.ts'
import { prepared } from '../../database/prepared.ts'
import type { PersonalPeptides } from '../../database/schema.ts'

const replyColumns = [
  'id',
  'name',
  'category',
  'description',
  'benefits',
  'sideEffects',
  'recommendedDose',
  'frequency',
  'duration',
  'bestTakenWith',
  'competitorLinks',
  'halfLifeHours',
  'timeToPeakHours',
] as const

const selectOwn = prepared((db, { userId, limit, below }: { userId: string; limit: number; below: number }) =>
  db
    .selectFrom('personalPeptides')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(limit),
)

export const personalPeptidesOf = (db: Db, userId: string, page: OwnPage) =>
  selectOwn(db, { userId, ...belowId(page) })

/** @returns undefined if the client's id is known */
export const insertPersonalPeptide = (db: Db, peptide: Insertable<PersonalPeptides>) =>
  db
    .insertInto('personalPeptides')
    .values(peptide)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const personalPeptideByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('personalPeptides')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow()

/** @returns undefined if the peptide isn't theirs */
export const changePersonalPeptide = (
  db: Db,
  userId: string,
  id: number,
  changes: Updateable<PersonalPeptides>,
) =>
  db
    .updateTable('personalPeptides')
    // Setting the owner to itself makes an empty change a valid statement.
    .set((of) => ({ ...changes, userId: of.ref('userId') }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirst()

/** Deletes its plan entries too; their doses stay under the logged name. */
export const deletePersonalPeptide = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('personalPeptides').where('userId', '=', userId).where('id', '=', id))
