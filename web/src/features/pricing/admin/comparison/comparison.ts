import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { type Cents, inDollars, toCents } from '@pepwell/domain/shop/money'
import { isSamePack, type PriceRank, rankAmong } from '@pepwell/domain/shop/price-comparison'
import { hasPart } from '@pepwell/domain/text/folded'

/** A card's position label. */
export interface ComparedPeptide {
  id: number
  name: string
  category: string
  mg: number | null
}

/** A peptide with our price and the vendors', in cents. */
export interface Comparison<Peptide extends ComparedPeptide = ComparedPeptide> {
  peptide: Peptide
  own: Cents | null
  /** prices of the usual vial, lowest first */
  offers: Cents[]
  /** number of prices, including other pack sizes */
  prices: number
  vendors: string[]
  standing: PriceRank | null
}

/** Every peptide with its prices, in catalog order. */
export function comparisonsOf<Peptide extends ComparedPeptide>(
  peptides: readonly Peptide[],
  prices: readonly VendorPrice[],
  ownPrices: readonly { peptideId: number; price: number }[],
): Comparison<Peptide>[] {
  const byPeptide = Map.groupBy(prices, ({ peptideId }) => peptideId)
  const own = new Map(ownPrices.map(({ peptideId, price }) => [peptideId, toCents(price)]))
  return peptides.map((peptide) => {
    const all = byPeptide.get(peptide.id) ?? []
    const offers = all
      .filter(({ dosage }) => isSamePack(dosage, peptide.mg))
      .map(({ price }) => toCents(price))
      .toSorted((a, b) => a - b)
    const cents = own.get(peptide.id) ?? null
    return {
      ...{ peptide, own: cents, offers, prices: all.length },
      vendors: [...new Set(all.map(({ vendorName }) => vendorName))],
      standing: cents === null ? null : rankAmong(cents, offers),
    }
  })
}

/** Card filters. */
export const filters = {
  undercut: { label: 'Undercut', fits: ({ standing }: Comparison) => (standing?.lower ?? 0) > 0 },
  'no-vendors': { label: 'No vendors', fits: ({ prices }: Comparison) => prices === 0 },
} as const

export type PriceFilter = keyof typeof filters

/** Cards that match the filter and contain the text in name, category or vendors. */
export function found<Peptide extends ComparedPeptide>(
  cards: readonly Comparison<Peptide>[],
  text: string,
  filter: PriceFilter | undefined,
): Comparison<Peptide>[] {
  const words = ({ peptide, vendors }: Comparison) => [peptide.name, peptide.category, ...vendors]
  return cards.filter(
    (card) => words(card).some((one) => hasPart(one, text)) && (!filter || filters[filter].fits(card)),
  )
}

/** The result in one sentence. */
export function outcomeOf({ standing, own, offers }: Comparison): string {
  if (own === null) return 'You haven’t set a price yet'
  if (!standing) return offers.length === 0 ? 'No vendor sells this amount' : ''
  const { lower, lowest, ahead } = standing
  if (lower > 0) return `${lower} ${lower === 1 ? 'is' : 'are'} lower, from $${inDollars(lowest)}`
  return ahead === 0 ? 'You match the lowest price' : `You’re lowest by $${inDollars(ahead)}`
}

const DOLLARS_5 = 500

/** The ends of a scale that fits all prices, in multiples of $5. */
export function rulerOf(prices: readonly Cents[]): { from: Cents; to: Cents } {
  const from = Math.floor(Math.min(...prices) / DOLLARS_5) * DOLLARS_5
  const to = Math.ceil(Math.max(...prices) / DOLLARS_5) * DOLLARS_5
  return { from, to: to === from ? from + DOLLARS_5 : to }
}
