import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { Check } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { formatShortDay } from '../../lib/time/dates.ts'
import { ColorDot, colorSlotStyle } from '../../ui/color-dot.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import type { DayOfDoses } from './by-day.ts'
import { type DueDay, dayInWords, type WeekRowState, weekRowState } from './due-days.ts'
import { queuedDoseOf } from './queued-dose.ts'
import { type WeekRow, weekRowsOf } from './week-rows.ts'

/** With more rows than this, show a count. */
const ROW_COUNT = 5

/** Status by shape: a ring is due, a dashed ring wasn't logged. */
const marks: Record<Exclude<WeekRowState, 'taken'>, string> = {
  due: 'size-5 border-2 border-(--slot)',
  'not-logged': 'size-5 border-2 border-dashed border-edge',
  nothing: 'size-1 bg-line',
}

function Cell({ doses, state }: { doses: readonly DoseLog[]; state: WeekRowState }) {
  if (state !== 'taken') return <span data-state={state} className={cx('rounded-full', marks[state])} />
  return (
    <span
      className={cx(
        'grid size-5 place-items-center rounded-full',
        doses.every(queuedDoseOf) ? 'border-2 border-(--slot) text-(--slot)' : 'bg-(--slot) text-surface',
      )}
    >
      {doses.length > 1 ? (
        <span className="text-xs leading-none font-bold tabular-nums">{doses.length}</span>
      ) : (
        <Check className="size-3" strokeWidth={3.5} />
      )}
    </span>
  )
}

interface WeekProps {
  /** the last days, oldest first */
  week: readonly DayOfDoses[]
  today: CalendarDay
  /** the scheduled doses of these days */
  calls: readonly DueDay[]
}

function PeptideRow({ row: { name, short, hue, of }, week, ...what }: WeekProps & { row: WeekRow }) {
  return (
    <div style={colorSlotStyle(hue)} className="contents">
      <span className="flex min-h-8 min-w-0 items-center gap-2 py-1 pr-1 text-sm leading-4.5 font-semibold">
        <ColorDot colorSlot={hue} />
        <span className="line-clamp-3 wrap-anywhere">
          <NoBreakText>{short}</NoBreakText>
        </span>
      </span>
      {week.map((ofDay) => (
        <span
          key={ofDay.day}
          className={cx(
            'grid place-items-center self-stretch',
            ofDay.day === what.today && 'bg-sunken dark:bg-line/50',
          )}
        >
          <Cell doses={ofDay.doses.filter(of)} state={weekRowState(ofDay, name, what)} />
        </span>
      ))}
    </div>
  )
}

const Summary = ({ week, lanes, ...what }: WeekProps & { lanes: readonly WeekRow[] }) => (
  <ol aria-label="Recent doses" className="sr-only">
    {week.map((ofDay) => (
      <li key={ofDay.day}>
        {ofDay.day === what.today ? 'Today' : formatShortDay(ofDay.day)}:{' '}
        {dayInWords(
          ofDay,
          lanes.map(({ name }) => name),
          what,
        )}
      </li>
    ))}
  </ol>
)

/** The last days: a row per active or logged peptide, a check for a dose, a ring for a scheduled one. */
export function WeekStrip({ entries, ...shown }: WeekProps & { entries: readonly PlanEntry[] }) {
  const { week, today } = shown
  const lanes = weekRowsOf(
    entries,
    week.flatMap(({ doses }) => doses),
  )
  const columns = {
    gridTemplateColumns: `minmax(6.5rem,1fr) repeat(${week.length}, minmax(1.5rem,1.875rem))`,
  }
  return (
    <>
      <Summary {...shown} lanes={lanes} />
      <div aria-hidden="true" className="grid items-center overflow-x-auto" style={columns}>
        <span />
        {week.map(({ day }) => (
          <span
            key={day}
            className={cx(
              'rounded-t-lg py-1 text-center text-xs',
              day === today ? 'bg-sunken font-bold dark:bg-line/50' : 'text-soft',
            )}
          >
            {formatShortDay(day)[0]}
          </span>
        ))}
        {lanes.slice(0, ROW_COUNT).map((row) => (
          <PeptideRow key={row.name} row={row} {...shown} />
        ))}
      </div>
      {lanes.length > ROW_COUNT && <p className="mt-1 text-sm text-soft">{lanes.length - ROW_COUNT} more</p>}
    </>
  )
}
