import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { type CalendarFacts, dayText, marksByDay } from './day-marks.ts'
import { MonthGrid } from './month-grid.tsx'
import {
  lastDayOf,
  lastMonths,
  type Month,
  monthAfter,
  monthName,
  monthOf,
  shortMonthName,
} from './months.ts'

interface CalendarHeadProps {
  month: Month
  /** the first and last available month */
  reach: readonly [Month, Month]
  isYear: boolean
  onMonth: (month: Month) => void
  onYear: (isYear: boolean) => void
}

/** The month with its neighbors; the name opens the year. */
function CalendarHead({ month, reach: [first, last], isYear, onMonth, onYear }: CalendarHeadProps) {
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

// The month loads first because people see it first.
const YearView = lazyView(() => import('./year-view.tsx'))

interface DoseCalendarCardProps extends Omit<CalendarFacts, 'days'> {
  /** undefined while loading */
  days: CalendarFacts['days'] | undefined
  today: CalendarDay
}

/** 'in the last year' starts on the same date a year ago. */
const A_YEAR = 365

function countText(days: CalendarFacts['days'], today: CalendarDay): string {
  const count = days.filter(({ day }) => day > addDays(today, -A_YEAR)).length
  if (count === 0) return 'Days with a dose show up here.'
  return `${count} ${count === 1 ? 'day' : 'days'} with a dose in the last year`
}

const none: CalendarFacts['days'] = []

/** A month with doses taken and upcoming; the name opens the year. */
export function DoseCalendarCard({ days, ahead, peptides, today }: DoseCalendarCardProps) {
  const known = days ?? none
  const marks = useMemo(() => marksByDay({ days: known, ahead, peptides }), [known, ahead, peptides])
  const doses = useMemo(() => new Map(known.map((one) => [one.day, one.doses])), [known])
  const [picked, choose] = useState<CalendarDay>()
  const [isYear, setYear] = useState(false)
  const chosen = picked ?? today
  const months = lastMonths(today)
  const [first, last] = [`${months[0]}-01`, lastDayOf(monthOf(today))]
  const showMonth = (month: Month) => {
    choose(month === monthOf(today) ? today : `${month}-01`)
    setYear(false)
  }
  return (
    <Card as="section" aria-labelledby="dose-calendar">
      <CardHeader
        action={
          <CalendarHead
            month={monthOf(chosen)}
            reach={[monthOf(first), monthOf(last)]}
            isYear={isYear}
            onMonth={showMonth}
            onYear={setYear}
          />
        }
      >
        <CardTitle id="dose-calendar">Dose calendar</CardTitle>
      </CardHeader>
      {isYear ? (
        <LoadBoundary
          failure="We couldn’t load the year"
          skeleton={
            <Loading label="Loading the year">
              <Skeleton className="aspect-3/4 w-full" />
            </Loading>
          }
        >
          <YearView dosesOn={(day: CalendarDay) => doses.get(day) ?? 0} today={today} onMonth={showMonth} />
        </LoadBoundary>
      ) : (
        <MonthGrid
          month={monthOf(chosen)}
          marks={marks}
          today={today}
          chosen={chosen}
          reach={[first, last]}
          onChoose={choose}
        />
      )}
      {days ? (
        <CardText className="mt-3" role="status">
          {picked && !isYear ? dayText(picked, marks.get(picked)) : countText(days, today)}
        </CardText>
      ) : (
        <Loading label="Loading your dose calendar">
          <Skeleton className="mt-3 h-6 w-56" />
        </Loading>
      )}
    </Card>
  )
}
