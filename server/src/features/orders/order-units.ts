import { times, toCents, toDollars } from '@pepwell/domain/shop/money'
import { shopDay } from '@pepwell/domain/shop/products'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import {
  type BatchUnits,
  OutOfStock,
  type ReservedUnits,
  reserve,
} from '../inventory/reservations.service.ts'
import { type NewItem, replaceItems } from './checkout.queries.ts'
import type { itemsOf, LockedOrder } from './order-status.queries.ts'

/** Who changes an order, and when. */
export interface By {
  actor: 'buyer' | 'operator' | 'shop'
  /** null for the shop itself */
  id: string | null
  now: number
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number]

/** An order's units in batches that still exist. */
export const unitsOf = (items: readonly Item[]): BatchUnits[] =>
  items.flatMap(({ batchId, quantity }) => (batchId === null ? [] : [{ batchId, quantity }]))

/** A batch's units as an order item. Amounts in dollars. */
export const itemOf = (
  { productId, batchId, batchNumber, expiryDate, quantity }: ReservedUnits,
  { kind, name, unitPrice }: Pick<NewItem, 'kind' | 'name' | 'unitPrice'>,
): NewItem => ({
  ...{ productId, batchId, kind, name, quantity, unitPrice, expiryDate },
  vialBatchNumber: batchNumber,
  totalPrice: toDollars(times(toCents(unitPrice), quantity)),
})

/** Reserves units of an order's items again, from any batches. @throws Refusal OUT_OF_STOCK */
export async function reserveAgain(
  tx: Db,
  order: LockedOrder,
  items: readonly Item[],
  by: By,
  reason = 'Ordered again',
): Promise<void> {
  const byProduct = new Map(items.map((item) => [item.productId ?? 0, item]))
  const wanted = items.map(({ productId, quantity }) => ({ productId: productId ?? 0, quantity }))
  const because = movementCause(order, reason, by)
  const { units } = await reserve(tx, wanted, shopDay(by.now), because).catch((error) => {
    if (!(error instanceof OutOfStock)) throw error
    const lines = error.left.map(({ productId, left }) => ({
      lineId: 0,
      name: byProduct.get(productId)?.name ?? '',
      quantity: wanted.reduce((sum, one) => sum + (one.productId === productId ? one.quantity : 0), 0),
      left,
    }))
    throw new Refusal('OUT_OF_STOCK', {
      details: { lines: lines.filter((line) => line.left < line.quantity) },
    })
  })
  await replaceItems(
    tx,
    { orderId: order.id, replaced: items.map(({ id }) => id) },
    units.flatMap((taken) => {
      const item = byProduct.get(taken.productId)
      return item ? [itemOf(taken, item)] : []
    }),
  )
}

export const movementCause = ({ orderNumber }: LockedOrder, reason: string, { id, now }: By) => ({
  orderNumber,
  reason,
  actorId: id,
  now,
})
