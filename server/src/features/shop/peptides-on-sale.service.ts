import { shopDay } from '@pepwell/domain/shop/products'
import type { Db } from '../../database/connect.ts'
import { productsOnSale } from './peptides-on-sale.queries.ts'
import { productSlugs } from './product-slugs.service.ts'

/** Where in the shop those of some peptides are that can be bought now, by their ids. */
export async function peptidesOnSale(
  db: Db,
  peptideIds: readonly number[],
  now: number,
): Promise<Map<number, string>> {
  if (peptideIds.length === 0) return new Map()
  const sold = await productsOnSale(db, peptideIds, shopDay(now))
  if (sold.length === 0) return new Map()
  const { present } = await productSlugs(db)
  return new Map(
    sold.flatMap(({ productId, peptideId }): [number, string][] => {
      const slug = present.get(productId)
      return slug === undefined ? [] : [[peptideId, `/shop/${slug}`]]
    }),
  )
}
