import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { certificatesJson } from '../inventory/certificates.service.ts'

/** Maximum number of listed delivered items per person. */
const MAX_ITEMS = 50

/** Peptides of a person's delivered orders, latest first, each with the batch that it was shipped from. */
export const selectDeliveredItems = (db: Db, userId: string, id?: number) =>
  db
    .selectFrom('orderItems as item')
    .innerJoin('orders as order', 'order.id', 'item.orderId')
    .innerJoin('products as product', 'product.id', 'item.productId')
    .innerJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .leftJoin('inventoryBatches as batch', 'batch.id', 'item.batchId')
    .select([
      'item.id',
      'order.orderNumber',
      'item.name',
      'item.quantity',
      'item.expiryDate',
      'batch.recallReason',
    ])
    .select(['peptide.id as peptideId', 'peptide.mg', 'item.vialBatchNumber as lot'])
    .select(sql<number>`item.unit_price::float8`.as('unitPrice'))
    .where('order.userId', '=', userId)
    .where('order.status', '=', 'delivered')
    .$if(id !== undefined, (query) => query.where('item.id', '=', id ?? 0))
    .orderBy('item.id', 'desc')
    .limit(MAX_ITEMS)
    .execute()

/** The lab certificates of the batch that a person's item was shipped from, latest test first. */
export async function certificatesOfItem(db: Db, userId: string, id: number) {
  const item = await db
    .selectFrom('orderItems as item')
    .innerJoin('orders as order', 'order.id', 'item.orderId')
    .select(certificatesJson('item.batchId').as('certificates'))
    .where('order.userId', '=', userId)
    .where('item.id', '=', id)
    .executeTakeFirst()
  return item?.certificates ?? []
}
