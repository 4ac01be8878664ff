import { expiryOf, expiryWords } from '@pepwell/domain/shop/stock'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { TriangleAlert } from 'lucide-react'
import { formatDay } from '../../../lib/time/dates.ts'

/** A batch's expiry date; red with a warning from 30 days before. */
export function ExpiryText({ day, today }: { day: CalendarDay | null; today: CalendarDay }) {
  const expiry = expiryOf(day, today)
  if (day === null || !expiry) return <span className="text-soft">No expiry</span>
  if (!expiry.isWarnedOf) return <span className="whitespace-nowrap">{formatDay(day)}</span>
  return (
    <span className="inline-flex items-center gap-2 text-left font-semibold text-danger-ink">
      <TriangleAlert className="size-4 shrink-0" role="img" aria-label="Warning" />
      <span>
        <span className="block whitespace-nowrap">{formatDay(day)}</span>
        <span className="block text-[0.8125rem] font-normal">{expiryWords(expiry)}</span>
      </span>
    </span>
  )
}
