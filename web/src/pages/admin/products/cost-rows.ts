import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { ProductCosts } from '@pepwell/contract/shop/product-costs'
import { displayedCents } from '@pepwell/domain/shop/cart'
import { type Margin, margin, type ShopMargin, shopMargin } from '@pepwell/domain/shop/margins'
import { toCents } from '@pepwell/domain/shop/money'
import { hasPart } from '@pepwell/domain/text/folded'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'

/** A peptide with its costs, if known. */
export interface CostRow {
  id: number
  peptide: Peptide
  costs?: ProductCosts
  /** at the retail price */
  margin?: Margin
  /** at the shop's price, if different */
  shop?: ShopMargin
  /** the lowest vendor price below ours, against the shop's price if it differs */
  undercut?: { lowest: number; shopPrice?: number }
}

/** Row filters. */
export const filters = {
  undercut: { label: 'Undercut', fits: (row: CostRow) => row.undercut !== undefined },
  loss: {
    label: 'Loss',
    fits: ({ margin, shop }: CostRow) => [margin, shop?.margin].some((one) => (one?.profitCents ?? 0) < 0),
  },
  'no-data': { label: 'No data', fits: (row: CostRow) => row.margin === undefined },
} as const

export type CostFilter = keyof typeof filters

/** The lowest vendor price below ours: the shop's price, or the retail price without one. */
function undercutOf({ shopPrice }: Peptide, { lowestVendorPrice: lowest, retailPrice }: ProductCosts) {
  if (lowest === null || toCents(lowest) >= toCents(shopPrice ?? retailPrice)) return undefined
  return shopPrice === null || toCents(shopPrice) === toCents(retailPrice)
    ? { lowest }
    : { lowest, shopPrice }
}

/** Every peptide with its costs, in shop order. */
export function costRows(peptides: readonly Peptide[], costs: readonly ProductCosts[]): CostRow[] {
  const known = new Map(costs.map((cost) => [cost.peptideId, cost]))
  return peptides.map((peptide) => {
    const own = known.get(peptide.id)
    if (!own) return { id: peptide.id, peptide }
    const undercut = undercutOf(peptide, own)
    const asked = displayedCents({ kind: 'peptide', price: peptide.shopPrice, enabled: peptide.shopEnabled })
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

/** Rows that match the filter and contain the text in name or category. */
export function found(rows: readonly CostRow[], text: string, filter: CostFilter | undefined): CostRow[] {
  const matches = ({ peptide }: CostRow) =>
    [peptideTitle(peptide), peptide.category].some((words) => hasPart(words, text))
  return rows.filter((row) => matches(row) && (!filter || filters[filter].fits(row)))
}

/**
 * The full order after a move among visible rows.
 * @param all every id, in order
 * @param seen visible ids, in their new order
 */
export function orderOfAll(all: readonly number[], seen: readonly number[], moved: number): number[] {
  const others = all.filter((id) => id !== moved)
  const index = seen.indexOf(moved)
  const [before, after] = [seen[index - 1], seen[index + 1]]
  const at = before === undefined ? others.indexOf(after ?? Number.NaN) : others.indexOf(before) + 1
  return others.toSpliced(Math.max(at, 0), 0, moved)
}
