import type { CalendarDay } from '@pepwell/domain/calendar'
import { useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { formatShortDay } from '../../../lib/dates.ts'
import { type HeatDay, heatOf } from './weeks.ts'

const shades = ['bg-sunken dark:bg-line', 'bg-accent/35', 'bg-accent/65', 'bg-accent'] as const

const doseCount = (doses: number): string =>
  doses === 0 ? 'no dose' : doses === 1 ? '1 dose' : `${doses} doses`

const monthOf = (day: CalendarDay): string => formatShortDay(day).split(' ')[1] ?? ''

/** A month's name stands above the first week that begins in it. */
const beginsMonth = (week: readonly HeatDay[], before: readonly HeatDay[] | undefined): boolean =>
  before === undefined || week[0]?.day.slice(0, 7) !== before[0]?.day.slice(0, 7)

/** On phones half a year, so that each day is large enough to see. */
const PHONE_WEEKS = 26

interface WeekProps {
  week: readonly HeatDay[]
  month: string | undefined
  today: CalendarDay
  hidden: boolean
  onPoint: (day: HeatDay | undefined) => void
}

function Week({ week, month, today, hidden, onPoint }: WeekProps) {
  return (
    <div className={cx('min-w-0 flex-1 flex-col gap-[3px]', hidden ? 'hidden md:flex' : 'flex')}>
      <span className="h-4 overflow-visible text-xs whitespace-nowrap text-soft">{month}</span>
      {week.map((one) => (
        <span
          key={one.day}
          onPointerEnter={() => onPoint(one)}
          onPointerDown={() => onPoint(one)}
          className={cx(
            'aspect-square w-full rounded-[3px]',
            one.doses === null ? 'invisible' : shades[heatOf(one.doses)],
            one.day === today && 'ring-2 ring-ink/60 ring-inset',
          )}
        />
      ))}
    </div>
  )
}

const Legend = () => (
  <span className="flex items-center gap-1">
    None
    {shades.map((shade) => (
      <span key={shade} className={cx('size-3 rounded-[3px]', shade)} />
    ))}
    3 or more
  </span>
)

/** A square for each day, the darker the more doses; pointing at one says its number. */
export function HeatMap({ weeks, today }: { weeks: readonly HeatDay[][]; today: CalendarDay }) {
  const [pointed, setPointed] = useState<HeatDay>()
  const firstOnPhone = weeks.length - PHONE_WEEKS
  return (
    <div aria-hidden="true" onPointerLeave={() => setPointed(undefined)}>
      <div className="flex gap-[3px]">
        {weeks.map((week, at) => (
          <Week
            key={week[0]?.day}
            week={week}
            month={beginsMonth(week, weeks[at - 1]) && week[0] ? monthOf(week[0].day) : undefined}
            today={today}
            hidden={at < firstOnPhone}
            onPoint={setPointed}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-soft tabular-nums">
        <span>
          {pointed && pointed.doses !== null
            ? `${formatShortDay(pointed.day)}: ${doseCount(pointed.doses)}`
            : 'Each square is a day'}
        </span>
        <Legend />
      </div>
    </div>
  )
}
