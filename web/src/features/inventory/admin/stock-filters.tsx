import { expiryOf, stockLabel } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { TriangleAlert } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import type { StockRow } from './stock-row.ts'

/** The stock filters by their query parameter. */
const picks = [
  ['', 'All'],
  ['low', 'Low Stock'],
  ['out', 'Out of Stock'],
  ['expiring', 'Expiring'],
] as const

/** Whether a batch matches the filter; unknown values mean all. An empty batch can't expire. */
export function isPicked(pick: string, row: StockRow, today: CalendarDay): boolean {
  const { available, reserved, expiryDate } = row
  if (pick === 'low') return stockLabel(available) === 'Low Stock'
  if (pick === 'out') return stockLabel(available) === 'Out of Stock'
  if (pick !== 'expiring') return true
  return available + reserved > 0 && expiryOf(expiryDate, today)?.isWarnedOf === true
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
    const isWarning = value === 'expiring' && count > 0
    return (
      <button
        key={value}
        type="button"
        aria-pressed={pick === value}
        onClick={() => onPick(value)}
        className={cx(
          'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap md:min-h-9',
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
