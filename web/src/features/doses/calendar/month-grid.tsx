import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cx } from '../../../lib/classes.ts'
import { colorSlotStyle } from '../../../ui/color-dot.tsx'
import { dayText, type Mark } from './day-marks.ts'
import { type Month, monthName, weeksOf } from './months.ts'

/** With more peptides on one day than this, show a count. */
const DOTS = 4

const Dots = ({ marks }: { marks: readonly Mark[] }) => (
  <span className="flex h-2 items-center justify-center gap-0.5">
    {marks.slice(0, DOTS).map(({ name, hue, isAhead }) => (
      <span
        key={`${name} ${isAhead}`}
        style={colorSlotStyle(hue)}
        className={cx('size-1.5 rounded-full', isAhead ? 'border border-(--slot)' : 'bg-(--slot)')}
      />
    ))}
    {marks.length > DOTS && <span className="text-[0.625rem] leading-none font-bold text-soft">+</span>}
  </span>
)

interface DayProps {
  day: CalendarDay
  marks: readonly Mark[]
  today: CalendarDay
  /** the day with keyboard focus */
  isChosen: boolean
  onChoose: (day: CalendarDay) => void
}

function Day({ day, marks, today, isChosen, onChoose }: DayProps) {
  const isToday = day === today
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-label={dayText(day, marks)}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      className={cx(
        'flex h-11 w-full flex-col items-center justify-center gap-1 rounded-xl leading-none tabular-nums md:h-10.5',
        isToday ? 'bg-accent-soft font-bold text-accent-ink' : day > today ? 'text-soft' : 'text-ink',
        isChosen && !isToday ? 'bg-sunken' : 'hover:bg-sunken',
      )}
    >
      {Number(day.slice(8))}
      <Dots marks={marks} />
    </button>
  )
}

/** Days to move per arrow key. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

interface MonthGridProps {
  month: Month
  marks: ReadonlyMap<CalendarDay, readonly Mark[]>
  today: CalendarDay
  chosen: CalendarDay
  /** the first and last selectable day */
  reach: readonly [CalendarDay, CalendarDay]
  onChoose: (day: CalendarDay) => void
}

/** A month of days. Arrow keys move by day and week, across months too. */
export function MonthGrid({ month, marks, today, chosen, reach: [first, last], onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const byKeys = useRef(false)
  useEffect(() => {
    if (byKeys.current) table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
    byKeys.current = false
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = addDays(chosen, step)
    if (next < first || next > last) return
    byKeys.current = true
    onChoose(next)
  }
  return (
    <table ref={table} aria-label={monthName(month)} onKeyDown={onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} abbr={name} scope="col" className="h-7 text-xs font-normal text-soft">
              {name[0]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day)}>
            {week.map((day, weekday) => (
              <td key={weekdays[weekday]} className="p-0">
                {day && (
                  <Day
                    day={day}
                    marks={marks.get(day) ?? []}
                    today={today}
                    isChosen={day === chosen}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
