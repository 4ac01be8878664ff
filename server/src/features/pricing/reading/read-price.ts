import type { Cents } from '@pepwell/domain/shop/money'
import { statedPrice } from '@pepwell/domain/shop/price-text'
import { chooseOffer, type Wanted } from './choose-offer.ts'
import { readThrough } from './html-reader.ts'
import { collectMicrodata } from './microdata.ts'
import type { Offer } from './offers.ts'
import { collectMarkup } from './price-markup.ts'
import { collectData } from './scripts.ts'
import { structuredOffers } from './structured.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode).slice(0, 500) : [])
const textsOf = (...values: unknown[]): string[] =>
  values
    .flat(2)
    .filter((value) => typeof value === 'string')
    .map((text) => text.slice(0, 500))

/** In dollars and cents, or in whole cents as in Shopify's themes. */
const shopifyPrice = (price: unknown): number | null =>
  typeof price === 'number' && Number.isInteger(price) ? statedPrice(price / 100) : statedPrice(price)

const single = (cents: number | null, words: string[], product: string): Offer[] =>
  cents === null ? [] : [{ cents, upTo: cents, currency: null, words, product }]

/** WooCommerce's variations with attributes and price. */
const wooVariations = (data: Node): Offer[] =>
  listOf(data.variations).flatMap(({ display_price, attributes, sku, variation_description }) =>
    single(
      statedPrice(display_price),
      textsOf(isNode(attributes) ? Object.values(attributes) : [], sku, variation_description),
      '',
    ),
  )

/** A Shopify product: its variants differ by title. */
function shopifyVariants(data: Node): Offer[] {
  const product = isNode(data.product) ? data.product : data
  const [title = ''] = textsOf(product.title)
  return listOf(product.variants).flatMap(({ price, title: variant, options, sku }) =>
    single(shopifyPrice(price), textsOf(variant, options, sku, title), title),
  )
}

/** The offers in shop systems' JSON, which has no currency. */
const shopJsonOffers = (data: unknown): Offer[] =>
  Array.isArray(data)
    ? shopifyVariants({ variants: data })
    : isNode(data)
      ? [...wooVariations(data), ...shopifyVariants(data)]
      : []

/** Prefixes of OpenGraph's product price, the current one first. */
const PREFIXES = ['product:sale_price', 'product:price', 'og:price', 'twitter:price']

/** The offer in a page's OpenGraph product tags. */
function metaOffers(metas: ReadonlyMap<string, string>): Offer[] {
  const product = metas.get('og:title') ?? ''
  return PREFIXES.flatMap((prefix) => {
    const cents = statedPrice(metas.get(`${prefix}:amount`))
    const currency = metas.get(`${prefix}:currency`)?.trim().toUpperCase() || null
    return cents === null ? [] : [{ cents, upTo: cents, currency, words: [product], product }]
  }).slice(0, 1)
}

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
