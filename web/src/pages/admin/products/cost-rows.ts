import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { ProductCosts } from '@pepwell/contract/shop/product-costs'
import { askedCents } from '@pepwell/domain/shop/cart'
import { type Margin, margin, type ShopMargin, shopMargin } from '@pepwell/domain/shop/margins'
import { toCents } from '@pepwell/domain/shop/money'
import { hasPart } from '@pepwell/domain/text/folded'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'

/** A peptide of the catalogue, and what it costs where that is known. */
export interface CostRow {
  id: number
  peptide: Peptide
  costs?: ProductCosts
  /** at the retail price */
  margin?: Margin
  /** at the shop's price, where that differs from the retail price */
  shop?: ShopMargin
  /** what the lowest vendor asks, below the own price: the shop's, which is said where it is not the costs' */
  undercut?: { lowest: number; shopPrice?: number }
}

/** What some rows have in common that an operator looks for. */
export const filters = {
  undercut: { label: 'Undercut', fits: (row: CostRow) => row.undercut !== undefined },
  loss: {
    label: 'Loss',
    fits: ({ margin, shop }: CostRow) => [margin, shop].some((one) => (one?.profitCents ?? 0) < 0),
  },
  'no-data': { label: 'No data', fits: (row: CostRow) => row.margin === undefined },
} as const

export type CostFilter = keyof typeof filters

/** What the lowest vendor asks, where that is below what is asked here: in the shop, or where it has no price as the costs say. */
function undercutOf({ shopPrice }: Peptide, { lowestVendorPrice: lowest, retailPrice }: ProductCosts) {
  if (lowest === null || toCents(lowest) >= toCents(shopPrice ?? retailPrice)) return undefined
  return shopPrice === null || toCents(shopPrice) === toCents(retailPrice)
    ? { lowest }
    : { lowest, shopPrice }
}

/** Every peptide with its costs, in the shop's order. */
export function costRows(peptides: readonly Peptide[], costs: readonly ProductCosts[]): CostRow[] {
  const known = new Map(costs.map((one) => [one.peptideId, one]))
  return peptides.map((peptide) => {
    const own = known.get(peptide.id)
    if (!own) return { id: peptide.id, peptide }
    const undercut = undercutOf(peptide, own)
    const asked = askedCents({ kind: 'peptide', price: peptide.shopPrice, enabled: peptide.shopEnabled })
    return {
      id: peptide.id,
      peptide,
      costs: own,
      margin: margin(own),
      shop: shopMargin(own, asked),
      undercut,
    }
  })
}

/** The rows in whose name or category a text stands, and which a filter fits. */
export function found(rows: readonly CostRow[], text: string, filter: CostFilter | undefined): CostRow[] {
  const matches = ({ peptide }: CostRow) =>
    [peptideTitle(peptide), peptide.category].some((words) => hasPart(words, text))
  return rows.filter((row) => matches(row) && (!filter || filters[filter].fits(row)))
}

/**
 * The order of all after one was moved among those in sight.
 * @param all every id, in order
 * @param seen those in sight, in their new order
 */
export function orderOfAll(all: readonly number[], seen: readonly number[], moved: number): number[] {
  const others = all.filter((id) => id !== moved)
  const place = seen.indexOf(moved)
  const [before, after] = [seen[place - 1], seen[place + 1]]
  const at = before === undefined ? others.indexOf(after ?? Number.NaN) : others.indexOf(before) + 1
  return others.toSpliced(Math.max(at, 0), 0, moved)
}
