import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PriceHistory } from '../../database/schema.ts'

/** Adds a price to the history. */
export const insertPrice = (db: Db, price: Insertable<PriceHistory>) =>
  db.insertInto('priceHistory').values(price).execute()

/** One of the two. */
export interface HistoryOf {
  peptideId?: number | undefined
  supplementId?: number | undefined
}

/** Each vendor's prices since an instant, oldest first, and the last one before. */
export const pricesSince = async (db: Db, { peptideId, supplementId }: HistoryOf, since: Date) => {
  const { rows } = await sql<{ vendorName: string; dosage: string | null; price: number; at: Date }>`
    WITH prices AS (
      SELECT price.* FROM price_history price JOIN products product ON product.id = price.product_id
      WHERE product.peptide_id = ${peptideId ?? null} OR product.supplement_id = ${supplementId ?? null}
    ), before AS (
      SELECT DISTINCT ON (lower(vendor_name), dosage) * FROM prices WHERE at < ${since}
      ORDER BY lower(vendor_name), dosage, at DESC, id DESC
    )
    SELECT vendor_name, dosage, price, at FROM (SELECT * FROM before UNION ALL SELECT * FROM prices WHERE at >= ${since}) shown
    ORDER BY at, id`.execute(db)
  return rows
}

/** Our own prices, if any. */
export const ownPrices = (db: Db) =>
  db
    .selectFrom('products as product')
    .leftJoin('productCosts as costs', 'costs.productId', 'product.id')
    .select(({ fn }) => ['product.peptideId', fn.coalesce('product.price', 'costs.retailPrice').as('price')])
    .where('product.peptideId', 'is not', null)
    .where(({ eb, fn }) => eb(fn.coalesce('product.price', 'costs.retailPrice'), '>', 0))
    .$narrowType<{ peptideId: number; price: number }>()
    .orderBy('product.peptideId')
    .execute()
