import type { Cents } from '@pepwell/domain/shop/money'
import { chooseOffer, type Wanted } from './choose-offer.ts'
import { readThrough } from './html-reader.ts'
import { metaOffers } from './meta-tags.ts'
import { collectMicrodata } from './microdata.ts'
import type { Offer } from './offers.ts'
import { collectMarkup } from './price-markup.ts'
import { collectData } from './scripts.ts'
import { shopJsonOffers } from './shop-json.ts'
import { structuredOffers } from './structured.ts'

/** What an offer is called last is what its page is called. */
const onPage =
  (title: string) =>
  (offer: Offer): Offer => ({ ...offer, words: [...offer.words, title], product: offer.product || title })

/**
 * The price on a shop's page: as schema.org's JSON-LD says it, its microdata, OpenGraph's product tags, or what common shop
 * systems show. A page of 2 MB takes others' time in short pieces only.
 * @throws PageProblem when there is none, or nothing tells which of several it is
 */
export async function readPrice(html: string, wanted: Wanted): Promise<Cents> {
  const [scripts, microdata, markup] = [collectData(), collectMicrodata(), collectMarkup()]
  await readThrough(html, [scripts, microdata, markup])
  const { jsonLd, shopJson, metas, title } = scripts.data
  const sources = [
    structuredOffers(jsonLd),
    structuredOffers(microdata.things),
    metaOffers(metas),
    shopJson.flatMap(shopJsonOffers),
    markup.offers(),
  ]
  return chooseOffer(
    sources.map((offers) => offers.map(onPage(metas.get('og:title') ?? title))),
    wanted,
  )
}
