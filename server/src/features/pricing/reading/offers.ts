import type { Cents } from '@pepwell/domain/shop/money'

/** A price on a page. */
export interface Offer {
  cents: Cents
  /** the upper end of a price range, otherwise the same */
  upTo: Cents
  /** ISO 4217; null if unknown */
  currency: string | null
  /** its texts from variant to product to page: the first with an amount names the pack */
  words: readonly string[]
  /** its product, if a page has several */
  product: string
}

/** The offers of one kind of markup, in page order. */
export type Offers = readonly Offer[]

/** Visible text in one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
