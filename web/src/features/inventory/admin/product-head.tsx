import type { CallReply } from '@pepwell/contract/declared'
import type * as inventory from '@pepwell/contract/shop/inventory'
import { reorderBy } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { PackagePlus } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'
import { formatMonthDay } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'

export type Summary = CallReply<typeof inventory.inventorySummary>[number]

function Figure({
  label,
  short,
  value,
  isBad,
}: {
  label: string
  short: string
  value: string
  isBad?: boolean
}) {
  return (
    <div className="flex flex-col-reverse md:w-24 md:text-right">
      <dt className="text-xs font-normal text-soft">
        <span className="md:hidden" aria-hidden="true">
          {short}
        </span>
        <span className="max-md:sr-only">{label}</span>
      </dt>
      <dd className={cx('font-semibold tabular-nums', isBad && 'text-danger-ink')}>{value}</dd>
    </div>
  )
}

/** The recommendation: none, or reorder by a date. */
function Hint({ summary, today }: { summary: Summary; today: CalendarDay }) {
  const { enabled, daysLeft, sellable } = summary
  const day = reorderBy(daysLeft, today)
  if (!enabled) return <span className="text-sm font-normal text-soft">Hidden from Shop</span>
  if (day === null && sellable > 0)
    return daysLeft === null ? <span className="text-sm font-normal text-soft">No sales yet</span> : null
  return (
    <Badge tone="warn">
      <PackagePlus className="size-4" aria-hidden="true" />
      {day === null || day <= today ? 'Reorder now' : `Reorder by ${formatMonthDay(day)}`}
    </Badge>
  )
}

/** A product's header above its batches: available quantity and days of supply. */
export function ProductHead({
  name,
  summary,
  today,
}: {
  name: string
  summary: Summary | undefined
  today: CalendarDay
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:min-h-9 md:flex-nowrap">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words">{summary ? peptideTitle(summary) : name}</p>
        {summary && <p className="text-[0.8125rem] font-normal text-soft">{summary.category}</p>}
      </div>
      {summary && (
        <>
          <dl className="flex shrink-0 flex-wrap gap-x-5 gap-y-1 max-md:order-last max-md:w-full max-md:justify-between">
            <Figure label="Sellable" short="Sellable" value={String(summary.sellable)} />
            <Figure label="Reserved" short="Reserved" value={String(summary.reserved)} />
            <Figure
              label="Expires in 30 d"
              short="In 30 days"
              value={String(summary.expiringSoon)}
              isBad={summary.expiringSoon > 0}
            />
            {summary.expired > 0 && (
              <Figure label="Expired or recalled" short="Unsellable" value={String(summary.expired)} isBad />
            )}
            {summary.unitsWithoutCost > 0 && (
              <Figure label="Without a cost" short="No cost" value={String(summary.unitsWithoutCost)} />
            )}
            <Figure label="Days left" short="Days left" value={summary.daysLeft?.toString() ?? '—'} />
          </dl>
          <div className="flex shrink-0 justify-end lg:w-44">
            <Hint summary={summary} today={today} />
          </div>
        </>
      )}
    </div>
  )
}
