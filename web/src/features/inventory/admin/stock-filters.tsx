import { expiryOf } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { TriangleAlert } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
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

/** Whether a batch matches the filter; unknown values mean all. An empty batch can't expire, and a recalled one isn't sold. */
export function isPicked(pick: string, row: StockRow, today: CalendarDay): boolean {
  const { available, reserved, expiryDate, recallReason } = row
  const label = batchLabel(available, recallReason)
  if (pick === 'low') return label === 'Low Stock'
  if (pick === 'out') return label === 'Out of Stock'
  if (pick === 'recalled') return label === 'Recalled'
  if (pick !== 'expiring') return true
  return label !== 'Recalled' && available + reserved > 0 && expiryOf(expiryDate, today)?.isWarnedOf === true
}

interface StockFiltersProps {
  rows: readonly StockRow[]
  today: CalendarDay
  pick: string
  onPick: (pick: string) => void
}

/** Filters for low and expiring stock, with counts. */
export function StockFilters({ rows, today, pick, onPick }: StockFiltersProps) {
  return picks.map(([value, label]) => {
    const count = rows.filter((row) => isPicked(value, row, today)).length
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
