import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A person's current plan entries, by catalog peptide. */
export async function entriesByPeptide(db: Db, userId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('userPeptides')
    .select(['id', 'peptideId'])
    .where('userId', '=', userId)
    .where('status', '<>', 'completed')
    .where('peptideId', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, peptideId }) => [Number(peptideId), id]))
}

/** The units of items that are already vials. */
export const addedUnits = (db: Db, userId: string, items: readonly number[]) =>
  db
    .selectFrom('vials')
    .select(['orderItemId', 'orderUnit'])
    .where('userId', '=', userId)
    .where('orderItemId', '=', sql<number>`ANY(${items}::bigint[])`)
    .execute()

/** A person's plan entry, if it has this peptide. */
export const entryOfPeptide = (db: Db, userId: string, id: number, peptideId: number) =>
  db
    .selectFrom('userPeptides')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('peptideId', '=', peptideId)
    .executeTakeFirst()
