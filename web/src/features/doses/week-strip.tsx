import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { Check } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { formatShortDay } from '../../lib/dates.ts'
import { HueDot, hueStyle } from '../../ui/hue.tsx'
import type { DayOfDoses } from './by-day.ts'
import { type Lane, lanesOf } from './lanes.ts'
import { waitingOf } from './waiting-doses.ts'

/** Of more lanes than this it says how many. */
const LANES = 5

const doseCount = (count: number): string =>
  count === 0 ? 'no dose' : count === 1 ? '1 dose' : `${count} doses`

function Cell({ doses }: { doses: readonly DoseLog[] }) {
  if (doses.length === 0) return <span className="size-1 rounded-full bg-line" />
  return (
    <span
      className={cx(
        'grid size-5 place-items-center rounded-full',
        doses.every(waitingOf) ? 'border-2 border-(--hue) text-(--hue)' : 'bg-(--hue) text-surface',
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
}

function LaneRow({ lane: { name, hue, of }, week, today }: WeekProps & { lane: Lane }) {
  return (
    <div style={hueStyle(hue)} className="contents">
      <span className="flex min-w-0 items-center gap-2 py-1.5 text-sm font-semibold">
        <HueDot hue={hue} />
        <span className="truncate">{name}</span>
      </span>
      {week.map(({ day, doses }) => (
        <span
          key={day}
          className={cx('grid place-items-center self-stretch', day === today && 'bg-sunken dark:bg-line/50')}
        >
          <Cell doses={doses.filter(of)} />
        </span>
      ))}
    </div>
  )
}

const Summary = ({ week, today }: WeekProps) => (
  <ol aria-label="Doses of the last days" className="sr-only">
    {week.map(({ day, doses }) => (
      <li key={day}>
        {day === today ? 'Today' : formatShortDay(day)}: {doseCount(doses.length)}
      </li>
    ))}
  </ol>
)

/** The last days: a lane for each peptide that is active or was taken, a tick for a dose. */
export function WeekStrip({ entries, ...shown }: WeekProps & { entries: readonly PlanEntry[] }) {
  const { week, today } = shown
  const lanes = lanesOf(
    entries,
    week.flatMap(({ doses }) => doses),
  )
  const columns = { gridTemplateColumns: `minmax(0,1fr) repeat(${week.length}, 1.875rem)` }
  return (
    <>
      <Summary {...shown} />
      <div aria-hidden="true" className="grid items-center" style={columns}>
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
        {lanes.slice(0, LANES).map((lane) => (
          <LaneRow key={lane.name} lane={lane} {...shown} />
        ))}
      </div>
      {lanes.length > LANES && <p className="mt-1 text-sm text-soft">{lanes.length - LANES} more</p>}
    </>
  )
}
