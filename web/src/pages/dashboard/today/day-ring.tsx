import { dayCount, extraDoses } from '@pepwell/domain/today/day-count'
import { timelineOf } from '@pepwell/domain/today/today'
import { useQuery } from '@tanstack/react-query'
import { useRecentDoses, useUnsyncedDoses } from '../../../features/doses/queued-doses.ts'
import { planQuery } from '../../../features/plan/plan.api.ts'
import { useCurrentReminders } from '../../../features/reminders/use-reminders.ts'
import { cx } from '../../../lib/classes.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { colorSlotStyle } from '../../../ui/color-dot.tsx'
import { NO_COLOR_SLOT } from './day-props.ts'
import { isOpen, type TimelineItem } from './timeline-items.ts'

/** Gap in percent of the ring. */
const GAP = 7

interface ArcProps {
  due: number
  at: number
  isEmpty?: boolean
  className: string
}

function Arc({ due, at, isEmpty = false, className }: ArcProps) {
  const gap = due > 1 ? GAP : 0
  return (
    <circle
      cx="27"
      cy="27"
      r="23.5"
      pathLength="100"
      fill="none"
      strokeWidth="6"
      strokeDasharray={`${isEmpty ? 0 : 100 / due - gap} 100`}
      strokeDashoffset={-(100 / due) * at - gap / 2}
      className={cx('transition-[stroke-dasharray] duration-150', className)}
    />
  )
}

/**
 * The day's doses as arcs in their color slots: solid if taken, pale if open, missing if missed. Unscheduled doses
 * are counted next to it. Renders nothing without scheduled doses.
 */
export default function DayRing({ timeZone }: { timeZone: string }) {
  useToday(timeZone)
  const plan = useQuery(planQuery).data
  const doses = useRecentDoses(plan).data
  const { reminders } = useCurrentReminders({ entries: plan, timeZone, unsynced: useUnsyncedDoses() })
  if (!plan || !doses || !reminders) return null
  const moment = { now: serverNow(), timeZone }
  const lines = timelineOf({ doses, reminders }, moment)
  const { taken, due, extra } = dayCount(lines, reminders, moment)
  if (due === 0) return null
  const isExtra = extraDoses(doses, reminders)
  const arcs = lines.filter((line) => (line.kind === 'taken' ? !isExtra(line.dose) : isOpen(line)))
  const colorSlotOf = (line: TimelineItem) => {
    const id = line.kind === 'taken' ? line.dose.userPeptideId : line.reminder.userPeptideId
    return plan.find((entry) => entry.id === id)?.hue ?? NO_COLOR_SLOT
  }
  const besides = extra > 0 ? `, ${extra} extra` : ''
  return (
    <div
      role="img"
      aria-label={`${taken} of ${due} doses taken today${besides}`}
      className="relative size-13.5"
    >
      <svg viewBox="0 0 54 54" aria-hidden="true" className="-rotate-90">
        {arcs.map((line, index) => (
          // Keyed by place: a taken dose is another line than the open one, and its arc fills.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <g key={index} style={colorSlotStyle(colorSlotOf(line))}>
            <Arc due={due} at={index} className="stroke-(--slot)/25" />
            <Arc due={due} at={index} isEmpty={line.kind !== 'taken'} className="stroke-(--slot)" />
          </g>
        ))}
      </svg>
      <span
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center text-sm font-bold tabular-nums"
      >
        {taken}/{due}
      </span>
      {extra > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-full bottom-0 mr-1 text-xs text-soft tabular-nums whitespace-nowrap"
        >
          +{extra}
        </span>
      )}
    </div>
  )
}
