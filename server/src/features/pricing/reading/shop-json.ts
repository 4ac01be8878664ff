import { statedPrice } from '@pepwell/domain/shop/price-text'
import type { Offer } from './offers.ts'

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
export const shopJsonOffers = (data: unknown): Offer[] =>
  Array.isArray(data)
    ? shopifyVariants({ variants: data })
    : isNode(data)
      ? [...wooVariations(data), ...shopifyVariants(data)]
      : []
