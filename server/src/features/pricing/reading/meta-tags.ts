import { statedPrice } from '@pepwell/domain/shop/price-text'
import type { Offer } from './offers.ts'

/** Prefixes of OpenGraph's product price, the current one first. */
const PREFIXES = ['product:sale_price', 'product:price', 'og:price', 'twitter:price']

/** The offer in a page's OpenGraph product tags. */
export function metaOffers(metas: ReadonlyMap<string, string>): Offer[] {
  const product = metas.get('og:title') ?? ''
  return PREFIXES.flatMap((prefix) => {
    const cents = statedPrice(metas.get(`${prefix}:amount`))
    const currency = metas.get(`${prefix}:currency`)?.trim().toUpperCase() || null
    return cents === null ? [] : [{ cents, upTo: cents, currency, words: [product], product }]
  }).slice(0, 1)
}
