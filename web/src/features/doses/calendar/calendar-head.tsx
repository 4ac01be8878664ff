import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Month, monthAfter, monthName, shortMonthName } from './months.ts'

interface CalendarHeadProps {
  month: Month
  /** the first and last available month */
  reach: readonly [Month, Month]
  isYear: boolean
  onMonth: (month: Month) => void
  onYear: (isYear: boolean) => void
}

/** The month with its neighbors; the name opens the year. */
export function CalendarHead({ month, reach: [first, last], isYear, onMonth, onYear }: CalendarHeadProps) {
  const step = (by: number) => () => onMonth(monthAfter(month, by))
  return (
    <div className="-my-2 -mr-2 flex items-center">
      {!isYear && (
        <IconButton aria-label="Previous month" disabled={month <= first} onClick={step(-1)}>
          <ChevronLeft className="size-5" />
        </IconButton>
      )}
      <button
        type="button"
        aria-expanded={isYear}
        aria-label={isYear ? `Back to ${monthName(month)}` : `${monthName(month)}, show the year`}
        onClick={() => onYear(!isYear)}
        className="flex min-h-11 items-center gap-1 rounded-xl px-2 font-semibold hover:bg-sunken"
      >
        {isYear ? 'Last 12 months' : shortMonthName(month)}
        <ChevronDown className={cx('size-4 text-soft', isYear && 'rotate-180')} aria-hidden="true" />
      </button>
      {!isYear && (
        <IconButton aria-label="Next month" disabled={month >= last} onClick={step(1)}>
          <ChevronRight className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
