import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { productsOf } from './products-sold.queries.ts'

/** One transaction at a time changes slugs. */
export const lockSlugs = (tx: Db) => sql`LOCK TABLE product_slugs IN SHARE ROW EXCLUSIVE MODE`.execute(tx)

/** Every product's name, including hidden ones. */
export const namesOfProducts = (db: Db) =>
  productsOf(db)
    .select(['product.id', sql<string>`coalesce(peptide.name, supplement.name)`.as('name')])
    .execute()

/** Former slugs, each with its product. */
export const heldSlugs = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('productSlugs').select(['slug', 'productId']).execute()
  return new Map(rows.map(({ slug, productId }) => [slug, productId]))
}

export const holdSlugs = (tx: Db, slugs: ReadonlyMap<string, number>) =>
  sql`
    INSERT INTO product_slugs (slug, product_id)
    SELECT * FROM unnest(${[...slugs.keys()]}::text[], ${[...slugs.values()]}::bigint[])`.execute(tx)
