import { slugsOf, slugsToHold } from '@pepwell/domain/shop/product-slugs'
import type { Db } from '../../database/connect.ts'
import * as queries from './product-slugs.queries.ts'

/** The present slug of every product, and the slugs that products had before. */
export async function productSlugs(db: Db) {
  const [products, held] = [await queries.namesOfProducts(db), await queries.heldSlugs(db)]
  return { present: slugsOf(products, held), held }
}

/**
 * Renames or deletes a product. The old slug of each product that gets another one still opens its page, and belongs
 * to that product alone.
 */
export async function holdingSlugs<Result>(tx: Db, change: () => Promise<Result>): Promise<Result> {
  await queries.lockSlugs(tx)
  const { present: before } = await productSlugs(tx)
  const result = await change()
  const [products, held] = [await queries.namesOfProducts(tx), await queries.heldSlugs(tx)]
  const slugs = slugsToHold(before, products, held)
  if (slugs.size > 0) await queries.holdSlugs(tx, slugs)
  return result
}
