import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { cx } from '../../../lib/classes.ts'
import {
  briefMonthName,
  daysOf,
  intensityOf,
  lastMonths,
  type Month,
  monthName,
  weekdayOf,
} from './months.ts'

/** SVG units: the size of a day with its gap, and of a month with its label. */
const DAY = 12
const SQUARE = 10
const MONTH = { width: 7 * DAY + 14, height: 6 * DAY + 26, name: 16 }
const COLUMNS = 3

const fills = ['fill-sunken dark:fill-line', 'fill-accent/35', 'fill-accent/65', 'fill-accent'] as const
const samples = ['bg-sunken dark:bg-line', 'bg-accent/35', 'bg-accent/65', 'bg-accent'] as const

/** Top left corner of a day's square. */
function cornerOf(day: CalendarDay, at: number): readonly [number, number] {
  const date = Number(day.slice(8))
  const week = Math.floor((date - 1 + weekdayOf(`${day.slice(0, 8)}01`)) / 7)
  return [
    (at % COLUMNS) * MONTH.width + weekdayOf(day) * DAY,
    Math.floor(at / COLUMNS) * MONTH.height + MONTH.name + week * DAY,
  ]
}

const squareAt = ([x, y]: readonly [number, number]) => `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`

/** 'March 2026: 3 doses on 1 day' */
function inWords(month: Month, days: readonly number[]): string {
  const [doses, taken] = [days.reduce((sum, one) => sum + one, 0), days.filter((day) => day > 0).length]
  return `${monthName(month)}: ${doses} ${doses === 1 ? 'dose' : 'doses'} on ${taken} ${taken === 1 ? 'day' : 'days'}`
}

const Legend = () => (
  <p aria-hidden="true" className="mt-3 flex items-center justify-end gap-1 text-sm text-soft">
    None
    {samples.map((shade) => (
      <span key={shade} className={cx('size-3 rounded-[3px]', shade)} />
    ))}
    3 or more
  </p>
)

interface YearViewProps {
  /** doses per day */
  dosesOn: (day: CalendarDay) => number
  today: CalendarDay
  onMonth: (month: Month) => void
}

/** Twelve months of squares, darker with more doses, with one button per month. */
export default function YearView({ dosesOn, today, onMonth }: YearViewProps) {
  const months = lastMonths(today)
  const days = months.flatMap((month, index) =>
    daysOf(month)
      .filter((day) => day <= today)
      .map((day) => ({ corner: cornerOf(day, index), heat: intensityOf(dosesOn(day)) })),
  )
  const box = `-2 0 ${COLUMNS * MONTH.width - 10} ${(months.length / COLUMNS) * MONTH.height - 8}`
  return (
    <div className="mx-auto max-w-96">
      <div className="relative">
        <svg viewBox={box} aria-hidden="true" className="block w-full">
          {fills.map((fill, heat) => (
            <path
              key={fill}
              className={fill}
              d={days.flatMap((day) => (day.heat === heat ? squareAt(day.corner) : [])).join('')}
            />
          ))}
          <path
            d={squareAt(cornerOf(today, months.length - 1))}
            className="fill-none stroke-ink"
            strokeWidth="1.5"
          />
          {months.map((month, index) => (
            <text
              key={month}
              x={(index % COLUMNS) * MONTH.width}
              y={Math.floor(index / COLUMNS) * MONTH.height + MONTH.name - 6}
              className="fill-soft text-[10px]"
            >
              {briefMonthName(month)}
            </text>
          ))}
        </svg>
        <div className="absolute inset-0 grid grid-cols-3">
          {months.map((month) => (
            <button
              key={month}
              type="button"
              aria-label={inWords(month, daysOf(month).map(dosesOn))}
              className="rounded-lg"
              onClick={() => onMonth(month)}
            />
          ))}
        </div>
      </div>
      <Legend />
    </div>
  )
}
