import { sql } from 'kysely'
import { expect } from 'vitest'
import { aPeptideId } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A product's stock. */
interface Shelf {
  /** units of each batch and its expiry */
  batches?: readonly (readonly [units: number, expiryDate: string | null])[]
  price?: number
}

/** A product with a price and batches, as operators add them: the first expires first. */
export async function aStocked(
  test: TestApp,
  name: string,
  { batches = [[50, '2028-01-31']], price = 64.99 }: Shelf = {},
) {
  const peptideId = await aPeptideId(test, name)
  const { id: productId } = await test.db
    .updateTable('products')
    .set({ enabled: true, status: 'available', price })
    .where('peptideId', '=', peptideId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const batchIds: number[] = []
  for (const [units, expiryDate] of batches) {
    const { id } = await test.db
      .insertInto('inventoryBatches')
      .values({
        productId,
        batchNumber: `${name.slice(0, 3).toUpperCase()}-${batchIds.length + 1}`,
        quantityAvailable: units,
        expiryDate,
        createdAt: new Date(test.clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    batchIds.push(id)
    if (units > 0)
      await test.db
        .insertInto('stockMovements')
        .values({ batchId: id, change: units, reason: 'Received', at: new Date(test.clock.now()) })
        .execute()
  }
  return { peptideId, productId, batchIds }
}

/** A batch with the sums of its movements and orders. */
export interface BatchBooks {
  id: number
  available: number
  reserved: number
  /** sum of its movements */
  moved: number
  movedReserved: number
  /** received: movements without an order */
  takenIn: number
  /** units that orders hold, by their status */
  heldReserved: number
  heldGone: number
}

/** The books of every batch, from the tables. */
export async function booksOf({ db }: Pick<TestApp, 'db'>): Promise<BatchBooks[]> {
  const held = (statuses: string[]) => sql`coalesce((
    SELECT sum(quantity) FROM order_items JOIN orders ON orders.id = order_id
    WHERE batch_id = batch.id AND status = ANY(${statuses})), 0)`
  const { rows } = await sql<BatchBooks>`
    SELECT batch.id, quantity_available AS available, quantity_reserved AS reserved,
      coalesce(sum(change), 0) AS moved, coalesce(sum(reserved_change), 0) AS moved_reserved,
      coalesce(sum(change) FILTER (WHERE order_number IS NULL), 0) AS taken_in,
      ${held(['pending', 'processing'])} AS held_reserved, ${held(['shipped', 'delivered'])} AS held_gone
    FROM inventory_batches AS batch LEFT JOIN stock_movements ON batch_id = batch.id
    GROUP BY batch.id ORDER BY batch.id`.execute(db)
  return rows
}

/** On hand, reserved and shipped add up to what was received, and every order has its units. */
export async function expectBooksToAgree(db: TestApp['db']): Promise<void> {
  for (const books of await booksOf({ db })) {
    const { id, available, reserved, moved, movedReserved, takenIn, heldReserved, heldGone } = books
    expect([id, moved, movedReserved]).toEqual([id, available, reserved])
    expect([id, reserved]).toEqual([id, heldReserved])
    expect([id, available + reserved + heldGone]).toEqual([id, takenIn])
  }
  const { rows } = await sql`
    SELECT order_number FROM orders WHERE NOT EXISTS (SELECT FROM order_items WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id)`.execute(db)
  expect(rows).toEqual([])
}
