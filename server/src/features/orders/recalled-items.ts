import type { RecalledLine } from '@pepwell/contract/shop/orders-admin'
import { holdingOf, type OrderStatus } from '@pepwell/domain/shop/orders'
import { formatList } from '@pepwell/domain/text/format-list'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { release } from '../inventory/reservations.service.ts'
import type { LockedOrder } from './order-status.queries.ts'
import { type By, movementCause, reserveAgain, unitsOf } from './order-units.ts'
import { recalledItemsOf } from './recalled-items.queries.ts'

const holdingBefore = ({ status }: LockedOrder) => holdingOf(status as OrderStatus)

/** Reserves units of other batches for an unshipped order's items of recalled ones. @throws Refusal OUT_OF_STOCK */
export async function replaceRecalledItems(tx: Db, order: LockedOrder, by: By): Promise<void> {
  if (holdingBefore(order) !== 'reserved') return
  const items = await recalledItemsOf(tx, order.id)
  if (items.length === 0) return
  await release(tx, unitsOf(items), movementCause(order, 'Recalled', by))
  await reserveAgain(tx, order, items, by, 'Instead of a recalled lot')
}

/**
 * Refuses to ship recalled items. Called after the units were moved: their batches are locked then.
 * @param order as it was before
 * @throws Refusal LOT_RECALLED
 */
export async function refuseRecalledItems(tx: Db, order: LockedOrder, to: OrderStatus): Promise<void> {
  if (holdingBefore(order) === 'gone' || holdingOf(to) !== 'gone') return
  const items = await recalledItemsOf(tx, order.id)
  if (items.length === 0) return
  const lines = items.map(
    ({ id: itemId, name, lot, quantity, reason }): RecalledLine => ({
      ...{ itemId, name, lot, quantity, reason: reason ?? '' },
    }),
  )
  const lots = formatList(lines.map(({ name, lot }) => `${name}, lot ${lot}`))
  const sentence = `We can’t ship a recalled lot: ${lots}`
  throw new Refusal('LOT_RECALLED', { sentence, details: { lines } })
}
