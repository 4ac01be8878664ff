import { numberText } from '@pepwell/domain/text/number-text'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { ExpiryText } from './expiry-text.tsx'
import { StockBadge } from './stock-badge.tsx'
import type { StockRow } from './stock-row.ts'

const Figure = ({ value, label }: { value: number; label: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="text-lg font-semibold tabular-nums">{numberText(value)}</dd>
  </div>
)

/** A batch on phones: quantity and expiry date. */
export function BatchCard({
  row,
  today,
  withProduct,
}: {
  row: StockRow
  today: CalendarDay
  withProduct: boolean
}) {
  return (
    <>
      {withProduct && <p className="text-soft">{row.product}</p>}
      <StockBadge units={row.available} recallReason={row.recallReason} />
      {row.recallReason && <p className="mt-1 text-sm break-words text-danger-ink">{row.recallReason}</p>}
      <div className="mt-2 flex items-end justify-between gap-3">
        <dl className="flex gap-5">
          <Figure value={row.available} label="available" />
          <Figure value={row.reserved} label="reserved" />
        </dl>
        <div className="text-right text-sm">
          <ExpiryText day={row.expiryDate} today={today} />
          {row.expiryDate && <p className="sr-only">expiry</p>}
        </div>
      </div>
    </>
  )
}
