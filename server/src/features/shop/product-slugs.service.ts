import { slugsOf, slugsToHold } from '@pepwell/domain/shop/product-slugs'
import type { Db } from '../../database/connect.ts'
import * as queries from './product-slugs.queries.ts'

/** The current and former slugs of products. */
export async function productSlugs(db: Db) {
  const [products, held] = [await queries.namesOfProducts(db), await queries.heldSlugs(db)]
  return { present: slugsOf(products, held), held }
}

/**
 * Renames or deletes a product. A product's old slug still opens its page, and no other product may use it.
 */
export async function keepingOldSlugs<Result>(tx: Db, change: () => Promise<Result>): Promise<Result> {
  await queries.lockSlugs(tx)
  const { present: before } = await productSlugs(tx)
  const result = await change()
  const [products, held] = [await queries.namesOfProducts(tx), await queries.heldSlugs(tx)]
  const slugs = slugsToHold(before, products, held)
  if (slugs.size > 0) await queries.holdSlugs(tx, slugs)
  return result
}
