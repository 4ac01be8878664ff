import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The products of some peptides that can be bought on a day. */
export async function productsOnSale(
  db: Db,
  peptideIds: readonly number[],
  today: CalendarDay,
): Promise<{ productId: number; peptideId: number }[]> {
  const { rows } = await sql<{ productId: number; peptideId: number }>`
    SELECT product.id AS product_id, product.peptide_id FROM products AS product
    WHERE product.peptide_id = ANY(${peptideIds}::bigint[]) AND product.enabled AND product.status = 'available'
      AND EXISTS (
        SELECT FROM inventory_batches AS batch
        WHERE batch.product_id = product.id AND batch.quantity_available > 0
          AND (batch.expiry_date IS NULL OR batch.expiry_date >= ${today}::date) AND batch.recall_reason IS NULL)`.execute(
    db,
  )
  return rows
}
