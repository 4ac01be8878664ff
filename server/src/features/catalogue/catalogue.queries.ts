import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { Peptides } from '../../database/schema.ts'

const shownColumns = [
  'id',
  'name',
  'mg',
  'category',
  'description',
  'benefits',
  'sideEffects',
  'recommendedDose',
  'frequency',
  'duration',
  'bestTakenWith',
  'displayOrder',
  'shopEnabled',
  'shopStatus',
  'shopPrice',
] as const

const selectPeptides = prepared((db) =>
  db.selectFrom('peptides').select(shownColumns).orderBy('displayOrder').orderBy('id'),
)

export const allPeptides = (db: Db) => selectPeptides(db, {})

export const anyPeptide = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('peptides').select('id').limit(1).executeTakeFirst()) !== undefined

/** Rows whose name is already there are left as they are. */
export const insertPeptides = (db: Db, peptides: Insertable<Peptides>[]) =>
  db
    .insertInto('peptides')
    .values(peptides)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
