import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Ids of the products a person watches. */
export const watchedBy = async (db: Db, userId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('productWatchers')
    .select('productId')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** @returns whether the shop has the product */
export async function insertWatcher(
  db: Db,
  watcher: { userId: string; productId: number; createdAt: Date },
): Promise<boolean> {
  const shown = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', watcher.productId)
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (!shown) return false
  await db
    .insertInto('productWatchers')
    .values(watcher)
    .onConflict((conflict) => conflict.columns(['userId', 'productId']).doNothing())
    .execute()
  return true
}

export const deleteWatcher = (db: Db, userId: string, productId: number) =>
  db.deleteFrom('productWatchers').where('userId', '=', userId).where('productId', '=', productId).execute()

/** A person whose watched product is available now. */
export interface EndedWatch {
  userId: string
  productId: number
  name: string
}

/** Ends all watches on available products; each is notified once, even across concurrent jobs. */
export const endWatches = async (tx: Db, today: CalendarDay): Promise<EndedWatch[]> => {
  const { rows } = await sql<EndedWatch>`
    DELETE FROM product_watchers AS watcher
    USING products AS product
    LEFT JOIN peptides AS peptide ON peptide.id = product.peptide_id
    LEFT JOIN supplements AS supplement ON supplement.id = product.supplement_id
    WHERE product.id = watcher.product_id AND product.enabled AND product.status = 'available'
      AND (product.peptide_id IS NOT NULL OR product.price > 0)
      AND EXISTS (
        SELECT FROM inventory_batches AS batch
        WHERE batch.product_id = product.id AND batch.quantity_available > 0
          AND (batch.expiry_date IS NULL OR batch.expiry_date >= ${today}::date) AND batch.recall_reason IS NULL)
    RETURNING watcher.user_id, product.id AS product_id, coalesce(peptide.name, supplement.name) AS name`.execute(
    tx,
  )
  return rows
}

/** A person's verified email address. */
export const addressOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('reachable', 'reachable.userId', 'users.id')
    .select(['email', 'firstName'])
    .where('users.id', '=', userId)
    .where('reachable.byEmail', 'is', true)
    .executeTakeFirst()
