import type { Cents } from '@pepwell/domain/shop/money'

/** A price that a page names. */
export interface Offer {
  cents: Cents
  /** where it is a span of prices its upper end, otherwise the same */
  upTo: Cents
  /** as ISO 4217 has it; null where nothing there tells */
  currency: string | null
  /** what it is called, from the variant to the product to the page: the first that names an amount says which pack it is */
  words: readonly string[]
  /** the product that it belongs to, among several on a page */
  product: string
}

/** What one way of marking prices up says, in the page's order. */
export type Offers = readonly Offer[]

/** Text as people see it, in one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
