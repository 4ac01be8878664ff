import type { ArrivedItem } from '@pepwell/contract/vials/vials'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../http/refusal.ts'
import { deliveredItems } from '../orders/delivered-items.service.ts'

/** The current plan entries of a person by their peptides of the catalog. */
async function entriesByPeptide(db: Db, userId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('userPeptides')
    .select(['id', 'peptideId'])
    .where('userId', '=', userId)
    .where('status', '<>', 'completed')
    .where('peptideId', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, peptideId }) => [Number(peptideId), id]))
}

/** The units of items that are vials already. */
const addedUnits = (db: Db, userId: string, items: readonly number[]) =>
  db
    .selectFrom('vials')
    .select(['orderItemId', 'orderUnit'])
    .where('userId', '=', userId)
    .where('orderItemId', '=', sql<number>`ANY(${items}::bigint[])`)
    .execute()

/** What was delivered to a person and is not in their vials yet. */
export async function arrivedItems(db: Db, userId: string): Promise<ArrivedItem[]> {
  const items = await deliveredItems(db, userId)
  const ids = items.map(({ id }) => id)
  const [added, entries] = [await addedUnits(db, userId, ids), await entriesByPeptide(db, userId)]
  return items.flatMap(({ id, quantity, peptideId, expiryDate, unitPrice, ...item }) => {
    const units = Array.from({ length: quantity }, (_, at) => at + 1).filter(
      (unit) => !added.some(({ orderItemId, orderUnit }) => orderItemId === id && orderUnit === unit),
    )
    if (units.length === 0) return []
    const userPeptideId = entries.get(peptideId) ?? null
    return [{ ...item, orderItemId: id, userPeptideId, expiresOn: expiryDate, cost: unitPrice, units }]
  })
}

/** Makes sure that a unit was delivered to a person and is of the peptide of a plan entry. @throws Refusal ORDER_ITEM_NOT_FOUND */
export async function demandDelivered(
  db: Db,
  userId: string,
  {
    orderItemId,
    orderUnit,
    userPeptideId,
  }: { orderItemId: number; orderUnit: number; userPeptideId: number },
): Promise<void> {
  const [item] = await deliveredItems(db, userId, orderItemId)
  const entry =
    item && orderUnit <= item.quantity
      ? await db
          .selectFrom('userPeptides')
          .select('id')
          .where('userId', '=', userId)
          .where('id', '=', userPeptideId)
          .where('peptideId', '=', item.peptideId)
          .executeTakeFirst()
      : undefined
  if (!entry) throw new Refusal('ORDER_ITEM_NOT_FOUND')
}
