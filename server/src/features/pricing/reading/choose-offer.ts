import type { Cents } from '@pepwell/domain/shop/money'
import { isSameAmount, type Pack, packsIn, packText } from '@pepwell/domain/shop/packs'
import { PageProblem } from '../../../ports/price-source.ts'
import type { Offer, Offers } from './offers.ts'

/** What a price is looked for. */
export interface Wanted {
  /** 'BPC-157' */
  name: string
  /** how much of it; null where that is not known or no weight */
  pack: Pack | null
  /** whether a page that names nothing but other amounts has no price for it; otherwise its only price is taken */
  isExact: boolean
}

const DOLLARS = 'USD'

/** The amounts in the first of its words that name any. */
const packsOf = ({ words }: Offer): Pack[] => words.map(packsIn).find((packs) => packs.length > 0) ?? []

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Of a page with several products those of the one that is wanted: by its name, or else the first. */
function ofProduct(offers: Offers, { name }: Wanted): Offers {
  const named = offers.filter(({ product }) => lettersOf(product).includes(lettersOf(name)))
  return named.length > 0 ? named : offers.filter(({ product }) => product === offers[0]?.product)
}

/** The one price that offers agree on. */
function onlyPrice(offers: Offers): Cents | undefined {
  const prices = new Set(offers.flatMap(({ cents, upTo }) => [cents, upTo]))
  return prices.size === 1 ? [...prices][0] : undefined
}

const names = (packs: readonly Pack[]): string => [...new Set(packs.map(packText))].slice(0, 5).join(', ')

/** Why none of these offers is the one. */
function problemWith(offers: Offers, { pack }: Wanted): PageProblem {
  if (!pack) return new PageProblem('Several prices stand on the page, and nothing says which of them it is')
  const others = offers.map(packsOf)
  if (others.some((packs) => packs.some((one) => isSameAmount(one, pack))))
    return new PageProblem(`Several prices stand on the page for ${packText(pack)}`)
  return new PageProblem(
    others.every((packs) => packs.length > 0)
      ? `The page has a price for ${names(others.flat())}, but none for ${packText(pack)}`
      : `Several prices stand on the page, and none of them says that it is for ${packText(pack)}`,
  )
}

/** What costs dollars. @throws PageProblem when nothing does */
function inDollars(sources: readonly Offers[]): Offers[] {
  const all = sources.flat()
  const [first] = all
  if (!first) throw new PageProblem('No price was found on the page')
  // Whatever says nothing of its currency has that of the page.
  const ofPage = all.find(({ currency }) => currency !== null)?.currency
  if (!ofPage) throw new PageProblem('The page does not say in which currency its price is')
  const left = sources.map((offers) => offers.filter(({ currency }) => (currency ?? ofPage) === DOLLARS))
  if (left.flat().length === 0)
    throw new PageProblem(`The price on the page is in ${ofPage}, not in US dollars`)
  return left.filter((offers) => offers.length > 0)
}

/**
 * The price of what is wanted. A source that names its pack comes first, then one that has a single price and names none.
 * @param sources the ways in which the page says it, the most reliable first
 * @throws PageProblem when there is no such price, or nothing tells which it is
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
