import { expiryOf, isLowOnStock } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { TriangleAlert } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import type { Summary } from './product-head.tsx'
import { batchLabel } from './stock-badge.tsx'
import type { StockRow } from './stock-row.ts'

/** The stock filters by their query parameter. */
const picks = [
  ['', 'All'],
  ['low', 'Low Stock'],
  ['out', 'Out of Stock'],
  ['expiring', 'Expiring'],
  ['recalled', 'Recalled'],
] as const

/** Filters of products: they show all batches of a product and count products. */
const ofProducts: Partial<Record<string, (product: Summary) => boolean>> = {
  low: isLowOnStock,
  out: (product) => isLowOnStock(product) && product.sellable === 0,
}

/** What the filters need besides the batches. */
export interface Stocked {
  today: CalendarDay
  /** a product by its id; undefined until known */
  summaryOf: (productId: number) => Summary | undefined
}

/** Whether a batch matches the filter; unknown values mean all. An empty batch can't expire, and a recalled one isn't sold. */
export function matchesFilter(pick: string, row: StockRow, { today, summaryOf }: Stocked): boolean {
  const { available, reserved, expiryDate, recallReason } = row
  const isProduct = ofProducts[pick]
  const summary = isProduct && summaryOf(row.productId)
  if (isProduct) return summary !== undefined && isProduct(summary)
  const isRecalled = batchLabel(available, recallReason) === 'Recalled'
  if (pick === 'recalled') return isRecalled
  if (pick !== 'expiring') return true
  return !isRecalled && available + reserved > 0 && expiryOf(expiryDate, today)?.isWarnedOf === true
}

/** The products or batches that a filter shows. */
function countOf(pick: string, rows: readonly StockRow[], stocked: Stocked): number {
  const picked = rows.filter((row) => matchesFilter(pick, row, stocked))
  return ofProducts[pick] ? new Set(picked.map(({ productId }) => productId)).size : picked.length
}

interface StockFiltersProps {
  rows: readonly StockRow[]
  stocked: Stocked
  pick: string
  onPick: (pick: string) => void
}

/** Filters for low and expiring stock, with counts. */
export function StockFilters({ rows, stocked, pick, onPick }: StockFiltersProps) {
  return picks.map(([value, label]) => {
    const count = countOf(value, rows, stocked)
    if (value === 'recalled' && count === 0 && pick !== value) return null
    const isWarning = (value === 'expiring' || value === 'recalled') && count > 0
    return (
      <button
        key={value}
        type="button"
        aria-pressed={pick === value}
        onClick={() => onPick(value)}
        className={cx(
          'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold whitespace-nowrap md:min-h-9',
          pick === value
            ? 'border-accent bg-accent-soft text-accent-ink ring-1 ring-accent'
            : 'border-line bg-surface hover:bg-sunken',
          isWarning && pick !== value && 'text-danger-ink',
        )}
      >
        {isWarning && <TriangleAlert className="size-4" aria-hidden="true" />}
        {label} <span className="font-normal tabular-nums">{count}</span>
      </button>
    )
  })
}
