import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { insertPrice } from './price-history.queries.ts'
import { lockVitaminLink, updateLink } from './vitamin-links.queries.ts'

/** The vendor name of manual prices in the history. */
const BY_HAND = 'Manual price'

/** A vitamin's link and manual price; dollars. */
export interface VitaminLink {
  scrapingLink: string | null
  manualPrice: number | null
}

/**
 * Changes a vitamin's link or manual price; omitted fields stay unchanged. The caller logs it.
 * @returns both before and after
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
