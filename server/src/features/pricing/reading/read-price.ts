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

/** The page's title is an offer's last text. */
const onPage =
  (title: string) =>
  (offer: Offer): Offer => ({ ...offer, words: [...offer.words, title], product: offer.product || title })

/**
 * The price on a shop's page: from JSON-LD, microdata, OpenGraph or common shop systems. A page of 2 MB is parsed in
 * short slices.
 * @throws PageProblem if there is none or it is ambiguous
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
