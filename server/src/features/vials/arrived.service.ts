import type { ArrivedItem } from '@pepwell/contract/vials/vials'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { deliveredItems } from '../orders/delivered-items.service.ts'
import { addedUnits, entriesByPeptide, entryOfPeptide } from './arrived.queries.ts'

/** Delivered items that aren't among a person's vials yet. */
export async function arrivedItems(db: Db, userId: string): Promise<ArrivedItem[]> {
  const items = await deliveredItems(db, userId)
  const ids = items.map(({ id }) => id)
  const [added, entries] = [await addedUnits(db, userId, ids), await entriesByPeptide(db, userId)]
  return items.flatMap(({ id, quantity, peptideId, expiryDate, unitPrice, ...item }) => {
    const units = Array.from({ length: quantity }, (_, index) => index + 1).filter(
      (unit) => !added.some(({ orderItemId, orderUnit }) => orderItemId === id && orderUnit === unit),
    )
    if (units.length === 0) return []
    const userPeptideId = entries.get(peptideId) ?? null
    return [{ ...item, orderItemId: id, userPeptideId, expiresOn: expiryDate, cost: unitPrice, units }]
  })
}

/**
 * Checks that a unit was delivered to the person and has the plan entry's peptide. @throws Refusal
 * ORDER_ITEM_NOT_FOUND
 */
export async function requireDelivered(
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
      ? await entryOfPeptide(db, userId, userPeptideId, item.peptideId)
      : undefined
  if (!entry) throw new Refusal('ORDER_ITEM_NOT_FOUND')
}
