import type { Db } from '../../database/connect.ts'

/** An order's items whose batch was recalled. */
export const recalledItemsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('orderItems as item')
    .innerJoin('inventoryBatches as batch', 'batch.id', 'item.batchId')
    .select(['item.id', 'item.productId', 'item.batchId', 'item.kind', 'item.name', 'item.quantity'])
    .select(['item.unitPrice', 'item.vialBatchNumber as lot', 'batch.recallReason as reason'])
    .where('item.orderId', '=', orderId)
    .where('batch.recallReason', 'is not', null)
    .orderBy('item.id')
    .execute()
