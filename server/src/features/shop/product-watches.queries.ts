import type { Db } from '../../database/connect.ts'

/** The numbers of the products that somebody waits for. */
export const watchedBy = async (db: Db, userId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('productWatchers')
    .select('productId')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** @returns whether there is such a product in the shop */
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
