import { statedPrice } from '@pepwell/domain/shop/price-text'
import { type Offer, oneLine } from './offers.ts'

type Node = Record<string, unknown>

/** Properties that link to other products. */
const ELSEWHERE = new Set([
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'itemListElement',
  'review',
  'isVariantOf',
  'breadcrumb',
])

/** Properties that distinguish variants and offers. Descriptions mention unrelated amounts. */
const TELLING = ['name', 'size', 'sku', 'model', 'additionalProperty']

/** More than any page has. */
const MAX_NODES = 20_000

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

const typesOf = (node: Node): string[] =>
  listOf(node['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''))

/** The texts of a value: a string, or name-value pairs. */
function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((one) => wordsIn(one, depth))
  if (!isNode(value) || depth > 2) return []
  const { name, value: amount, unitText, unitCode } = value
  return wordsIn(amount, depth + 1).length > 0
    ? [
        wordsIn([name], depth + 1)
          .concat(wordsIn([amount, unitText ?? unitCode], depth + 1).join(' '))
          .join(' '),
      ]
    : wordsIn(name, depth + 1)
}

/** A node's own texts, the name first. */
const telling = (node: Node): string[] =>
  TELLING.flatMap((name) => wordsIn(node[name])).map((text) => oneLine(text.slice(0, 500)))

/** The current price, not the struck-out one. */
const isAsked = (specification: Node): boolean =>
  !/List|Strikethrough|MSRP|SRP|Regular/i.test(String(specification.priceType ?? ''))

interface Context {
  product: string
  words: readonly string[]
}

function priced(node: Node, { product, words }: Context): Offer | undefined {
  const specifications = listOf(node.priceSpecification).filter(isNode).filter(isAsked)
  const source = [node, ...specifications].find(
    (one) => statedPrice(one.price ?? one.lowPrice ?? one.minPrice) !== null,
  )
  if (!source) return undefined
  const cents = statedPrice(source.price ?? source.lowPrice ?? source.minPrice)
  if (cents === null) return undefined
  const upTo =
    source.price === undefined ? (statedPrice(source.highPrice ?? source.maxPrice) ?? cents) : cents
  const currency = [source, node]
    .map((one) => one.priceCurrency)
    .find((code) => typeof code === 'string' && code !== '')
  return {
    cents,
    upTo: Math.max(cents, upTo),
    currency: currency ? String(currency).trim().toUpperCase() : null,
    words: [...telling(node), ...listOf(node.itemOffered).filter(isNode).flatMap(telling), ...words],
    product,
  }
}

const children = (node: Node): unknown[] =>
  Object.entries(node).flatMap(([name, value]) => (ELSEWHERE.has(name) ? [] : listOf(value)))

const isProduct = (types: readonly string[]) =>
  types.some((type) =>
    /^(Product|ProductGroup|IndividualProduct|ProductModel|Drug|DietarySupplement|Vehicle)$/.test(type),
  )

/** A variant's own texts come first; the product's name says which product an offer belongs to. */
function inside(node: Node, types: readonly string[], around: Context): Context {
  if (!isProduct(types)) return around
  const words = telling(node)
  return { product: around.product || (words[0] ?? ''), words: [...words, ...around.words].slice(0, 20) }
}

/** A node that may contain offers, and its context. */
interface StackItem {
  value: unknown
  context: Context
}

/** The offer of a node, or the nodes to visit instead. */
function lookAt({ value, context }: StackItem): {
  offer?: Offer
  next: readonly unknown[]
  context: Context
} {
  if (Array.isArray(value)) return { next: value.slice(0, MAX_NODES), context }
  if (!isNode(value)) return { next: [], context }
  const types = typesOf(value)
  const isOffer =
    types.includes('Offer') || (types.includes('AggregateOffer') && listOf(value.offers).length === 0)
  const offer = isOffer ? priced(value, context) : undefined
  return offer
    ? { offer, next: [], context }
    : { next: children(value), context: inside(value, types, context) }
}

/**
 * The offers of a page's schema.org data in order: JSON-LD, or microdata in its form. Recommended products are left
 * out.
 */
export function structuredOffers(data: unknown): Offer[] {
  const offers: Offer[] = []
  const stack: StackItem[] = [{ value: data, context: { product: '', words: [] } }]
  for (let seen = 0; seen < MAX_NODES; seen++) {
    const looked = stack.pop()
    if (!looked) break
    const { offer, next, context } = lookAt(looked)
    if (offer) offers.push(offer)
    // A stack: pushing in reverse keeps the page's order.
    for (const value of next.toReversed()) stack.push({ value, context })
  }
  return offers
}
