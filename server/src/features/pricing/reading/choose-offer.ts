import type { Cents } from '@pepwell/domain/shop/money'
import { isSameAmount, type Pack, packsIn, packText } from '@pepwell/domain/shop/packs'
import { PageProblem } from '../../../ports/price-source.ts'
import type { Offer, Offers } from './offers.ts'

/** The product to find a price for. */
export interface Wanted {
  /** 'BPC-157' */
  name: string
  /** its amount; null if unknown or not a weight */
  pack: Pack | null
  /** whether a page with only other amounts has no price; otherwise its only price counts */
  isExact: boolean
}

const DOLLARS = 'USD'

/** The amounts in the first of its texts that has any. */
const packsOf = ({ words }: Offer): Pack[] => words.map(packsIn).find((packs) => packs.length > 0) ?? []

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** On a page with several products, the offers of the wanted one by name, else of the first. */
function ofProduct(offers: Offers, { name }: Wanted): Offers {
  const named = offers.filter(({ product }) => lettersOf(product).includes(lettersOf(name)))
  return named.length > 0 ? named : offers.filter(({ product }) => product === offers[0]?.product)
}

/** The price on which all offers agree. */
function onlyPrice(offers: Offers): Cents | undefined {
  const prices = new Set(offers.flatMap(({ cents, upTo }) => [cents, upTo]))
  return prices.size === 1 ? [...prices][0] : undefined
}

const names = (packs: readonly Pack[]): string => [...new Set(packs.map(packText))].slice(0, 5).join(', ')

/** Why none of these offers fits. */
function problemWith(offers: Offers, { pack }: Wanted): PageProblem {
  if (!pack) return new PageProblem('The page has several prices, and we can’t tell which one applies')
  const others = offers.map(packsOf)
  if (others.some((packs) => packs.some((one) => isSameAmount(one, pack))))
    return new PageProblem(`The page has several prices for ${packText(pack)}`)
  return new PageProblem(
    others.every((packs) => packs.length > 0)
      ? `The page has a price for ${names(others.flat())}, but none for ${packText(pack)}`
      : `The page has several prices, and none is labeled ${packText(pack)}`,
  )
}

/**
 * Offers in dollars.
 * @throws PageProblem if there are none
 */
function inDollars(sources: readonly Offers[]): Offers[] {
  const all = sources.flat()
  const [first] = all
  if (!first) throw new PageProblem('We found no price on the page')
  // Offers without a currency have the page's.
  const ofPage = all.find(({ currency }) => currency !== null)?.currency
  if (!ofPage) throw new PageProblem('The page doesn’t state the currency of its price')
  const left = sources.map((offers) => offers.filter(({ currency }) => (currency ?? ofPage) === DOLLARS))
  if (left.flat().length === 0)
    throw new PageProblem(`The price on the page is in ${ofPage}, not in US dollars`)
  return left.filter((offers) => offers.length > 0)
}

/**
 * The product's price. A source that names its pack comes first, then one with a single price and no pack.
 * @param sources the page's markup, most reliable first
 * @throws PageProblem if there is no such price or it is ambiguous
 */
export function chooseOffer(sources: readonly Offers[], wanted: Wanted): Cents {
  const { pack, isExact } = wanted
  const inUse = inDollars(sources).map((offers) => ofProduct(offers, wanted))
  const ofPack = inUse.map((offers) =>
    offers.filter((offer) => pack && packsOf(offer).some((one) => isSameAmount(one, pack))),
  )
  const unnamed = inUse.map((offers) =>
    pack ? offers.filter((offer) => packsOf(offer).length === 0) : offers,
  )
  const lone = isExact ? [] : inUse
  const chosen = [...ofPack, ...unnamed, ...lone].map(onlyPrice).find((cents) => cents !== undefined)
  if (chosen === undefined) throw problemWith(inUse.flat(), wanted)
  return chosen
}
