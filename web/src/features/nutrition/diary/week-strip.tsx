import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { cx } from '../../../lib/classes.ts'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { kcalText, wholeText } from '../figures.ts'
import { type DayOfFood, TARGET_LINE } from './week.ts'

interface WeekStripProps {
  days: readonly DayOfFood[]
  shown: CalendarDay
  today: CalendarDay
  target: number
  onPick: (day: CalendarDay) => void
}

function describe({ day, logs, eaten }: DayOfFood, today: CalendarDay, target: number): string {
  const name = day === today ? 'Today' : formatShortDay(day)
  return `${name}: ${logs.length === 0 ? 'nothing logged' : `${wholeText(eaten)} of ${kcalText(target)}`}`
}

/** The part above the target shows above its line. */
function Bar({ height }: Pick<DayOfFood, 'height'>) {
  return (
    <span className="relative block h-20 overflow-hidden rounded-lg bg-line">
      <span className="absolute inset-x-0 bottom-0 rounded-lg bg-warn-ink" style={{ height: `${height}%` }} />
      <span
        className="absolute inset-x-0 bottom-0 rounded-lg bg-accent"
        style={{ height: `${Math.min(height, TARGET_LINE)}%` }}
      />
      <span
        className="absolute inset-x-0 border-t-2 border-dashed border-edge"
        style={{ bottom: `${TARGET_LINE}%` }}
      />
    </span>
  )
}

/** A week's calories: one bar per day against the target line; a tap opens the day. */
export function WeekStrip({ days, shown, today, target, onPick }: WeekStripProps) {
  return (
    <div>
      <ol aria-label="Calories this week" className="flex gap-1 sm:gap-3">
        {days.map((day) => {
          const [weekday, date = ''] = formatShortDay(day.day).split(', ')
          const isShown = day.day === shown
          return (
            <li key={day.day} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={isShown ? 'date' : undefined}
                onClick={() => onPick(day.day)}
                className={cx(
                  'block w-full rounded-xl p-1 text-center text-sm transition-colors duration-100',
                  isShown ? 'bg-accent-soft font-bold text-accent-ink' : 'text-soft hover:bg-sunken',
                )}
              >
                <span className="sr-only">{describe(day, today, target)}</span>
                <Bar height={day.height} />
                <span aria-hidden="true" className="mt-1 block">
                  {weekday}
                </span>
                <span aria-hidden="true" className="block text-xs tabular-nums">
                  {date.split(' ')[1]}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="mt-1.5 text-xs text-soft">
        Calories per day. The dashed line is your target of {kcalText(target)}.
      </p>
    </div>
  )
}
