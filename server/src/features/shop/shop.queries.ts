import { sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Products } from '../../database/schema.ts'

/** The peptide or supplement of a product. */
export type ProductOf = { peptideId: number } | { supplementId: number }

const columns = [
  'id',
  'enabled',
  'status',
  'price',
  'originalPrice',
  'purity',
  'form',
  'storage',
  'rating',
  'reviews',
  'icon',
  'version',
] as const

/** Locked until the transaction ends; also blocks adding stock. */
export const lockProductOf = (tx: Db, of: ProductOf) =>
  tx
    .selectFrom('products')
    .select(columns)
    .$if('peptideId' in of, (query) => query.where('peptideId', '=', (of as { peptideId: number }).peptideId))
    .$if('supplementId' in of, (query) =>
      query.where('supplementId', '=', (of as { supplementId: number }).supplementId),
    )
    .forUpdate()
    .executeTakeFirst()

export const updateProduct = (tx: Db, id: number, changes: Updateable<Products>) =>
  tx.updateTable('products').set(changes).where('id', '=', id).execute()

/** Copies a peptide's shop data to another, except whether it is sold. */
export const copyShopData = (tx: Db, from: { peptideId: number }, to: { peptideId: number }) =>
  sql`
    UPDATE products SET (status, price, original_price, purity, form, storage, rating, reviews, icon) = (
      SELECT status, price, original_price, purity, form, storage, 5, 0, icon FROM products
      WHERE peptide_id = ${from.peptideId})
    WHERE peptide_id = ${to.peptideId}`.execute(tx)
