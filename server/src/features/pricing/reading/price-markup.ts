import { pricesIn } from '@pepwell/domain/shop/price-text'
import type { Collector, Element } from './html-reader.ts'
import { type Offer, oneLine } from './offers.ts'

/** Class names of price elements in themes. */
const PRICE = /(^|[-_])(price|prices|amount)($|[-_])/i

/** Other prices nearby: struck out, or of other products. */
const NOT_IT =
  /(^|[-_])(old|was|compare|compared|strike|strikethrough|list|msrp|rrp|crossed|before|related|upsells?|cross|recommend\w*|suggest\w*|similar|mini|cart|basket|shipping|delivery|saving|savings|save|discount|coupon|unit|installments?|afterpay|klarna|reader|filter|wishlist|reviews?|rating)($|[-_])/i
const STRUCK = new Set(['del', 's', 'strike'])
const AROUND = new Set(['header', 'footer', 'nav', 'aside'])

/** Elements that group a price with what it is for. */
const ROWS = new Set(['li', 'tr', 'label', 'option', 'article', 'dd'])
const CARD = /(^|[-_])(card|product-item|grid-item|grid__item)($|[-_])/i

/** Elements that may contain an unmarked price. */
const SAYS_NOTHING = new Set(['option', 'label'])

const SIGNED = /(?:[A-Z]{2})?[$€£]\s?\d[\d.,]*/g

const MAX_LENGTH = 500
const MAX_ROWS = 20
const MAX_FOUND = 300

interface Row {
  text: string
  depth: number
  /** whether it links to another product's page */
  isLink: boolean
}

interface Found {
  text: string
  /** the row that contains it; complete once the page is read */
  row: Row | undefined
  /** whether other numbers are possible: then only amounts with a currency sign count */
  isBare: boolean
}

const isPrice = ({ name, classes, attributes }: Element): boolean =>
  SAYS_NOTHING.has(name) ||
  classes.some((one) => PRICE.test(one)) ||
  PRICE.test(attributes.id ?? '') ||
  'data-product-price' in attributes ||
  'data-price' in attributes

const isLeftOut = ({ name, classes, attributes }: Element): boolean =>
  STRUCK.has(name) ||
  AROUND.has(name) ||
  classes.some((one) => NOT_IT.test(one)) ||
  NOT_IT.test(attributes.id ?? '')

const isRow = ({ name, classes }: Element): boolean => ROWS.has(name) || classes.some((one) => CARD.test(one))

function offerIn({ text, row, isBare }: Found): Offer[] {
  const { amounts, currency } = pricesIn(isBare ? (text.match(SIGNED) ?? []).join(' ') : text)
  if (amounts.length === 0) return []
  const words = oneLine(row?.text ?? text)
  const product = row?.isLink ? words : ''
  return [{ cents: Math.min(...amounts), upTo: Math.max(...amounts), currency, words: [words], product }]
}

/** Reads the prices that common shop systems show, in page order. */
export function collectMarkup(): Collector & { offers(): Offer[] } {
  const found: Found[] = []
  const rows: Row[] = []
  let price: { found: Found; depth: number } | undefined
  /** depth of the skipped element */
  let leftOut: number | undefined

  function openPrice(element: Element, depth: number): void {
    // A marked price in a bare row wins.
    if ((price && !price.found.isBare) || !isPrice(element) || found.length >= MAX_FOUND) return
    price = { found: { text: '', row: rows.at(-1), isBare: SAYS_NOTHING.has(element.name) }, depth }
    found.push(price.found)
  }

  return {
    offers: () => found.flatMap(offerIn),
    open(element, depth) {
      if (leftOut !== undefined) return
      if (isLeftOut(element)) {
        leftOut = depth
        return
      }
      if (isRow(element) && rows.length < MAX_ROWS) rows.push({ text: '', depth, isLink: false })
      const row = rows.at(-1)
      if (row && element.name === 'a') row.isLink = true
      openPrice(element, depth)
    },
    text(text) {
      if (leftOut !== undefined) return
      for (const row of rows) if (row.text.length < MAX_LENGTH) row.text += text.slice(0, MAX_LENGTH)
      if (price && price.found.text.length < MAX_LENGTH) price.found.text += text.slice(0, MAX_LENGTH)
    },
    close(depth) {
      if (leftOut === depth) leftOut = undefined
      if (price?.depth === depth) price = undefined
      if (rows.at(-1)?.depth === depth) rows.pop()
    },
  }
}
