import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../http/refusal.ts'
import { insertPrice } from './price-history.queries.ts'
import { lockVitaminLink, updateLink } from './vitamin-links.queries.ts'

/** Whose price it is in the history that nobody read at a page. */
const BY_HAND = 'Manual price'

/** Where the price of a vitamin is read, and what an operator says that it is; dollars. */
export interface VitaminLink {
  scrapingLink: string | null
  manualPrice: number | null
}

/**
 * Changes the link of a vitamin, or the price that somebody typed; what is left out stays. Whoever calls records it.
 * @returns what both were, and are
 * @throws Refusal SUPPLEMENT_NOT_FOUND
 */
export async function putVitaminLink(
  tx: Db,
  supplementId: number,
  changes: { readonly [Name in keyof VitaminLink]?: VitaminLink[Name] | undefined },
  now: number,
): Promise<{ before: VitaminLink; after: VitaminLink }> {
  const link = await lockVitaminLink(tx, supplementId)
  if (!link) throw new Refusal('SUPPLEMENT_NOT_FOUND')
  const before = { scrapingLink: link.url, manualPrice: link.manualPrice }
  const { scrapingLink = before.scrapingLink, manualPrice = before.manualPrice } = changes
  await updateLink(tx, link.id, { url: scrapingLink, manualPrice })
  if (manualPrice !== null && manualPrice !== before.manualPrice)
    await insertPrice(tx, {
      productId: link.productId,
      vendorName: BY_HAND,
      price: manualPrice,
      at: new Date(now),
    })
  return { before, after: { scrapingLink, manualPrice } }
}
