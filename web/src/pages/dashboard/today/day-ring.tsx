import { dayCount, extraDoses } from '@pepwell/domain/today/day-count'
import { timelineOf } from '@pepwell/domain/today/today'
import { useQuery } from '@tanstack/react-query'
import { useRecentDoses, useUnsyncedDoses } from '../../../features/doses/queued-doses.ts'
import { planQuery } from '../../../features/plan/plan.api.ts'
import { useStandingReminders } from '../../../features/reminders/use-reminders.ts'
import { cx } from '../../../lib/classes.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { colorSlotStyle } from '../../../ui/color-dot.tsx'
import { NO_COLOR_SLOT } from './day-props.ts'
import { isOpen, keyOf, type Line } from './lines.ts'

/** Gap in percent of the ring. */
const GAP = 7

/**
 * The day's doses as arcs in their color slots: solid if taken, pale if open, missing if missed. Unscheduled doses
 * are counted next to it. Renders nothing without scheduled doses.
 */
export default function DayRing({ timeZone }: { timeZone: string }) {
  useToday(timeZone)
  const plan = useQuery(planQuery).data
  const doses = useRecentDoses(plan).data
  const { reminders } = useStandingReminders({ entries: plan, timeZone, untold: useUnsyncedDoses() })
  if (!plan || !doses || !reminders) return null
  const moment = { now: serverNow(), timeZone }
  const lines = timelineOf({ doses, reminders }, moment)
  const { taken, due, extra } = dayCount(lines, reminders, moment)
  if (due === 0) return null
  const isExtra = extraDoses(doses, reminders)
  const arcs = lines.filter((line) => (line.kind === 'taken' ? !isExtra(line.dose) : isOpen(line)))
  const colorSlotOf = (line: Line) => {
    const id = line.kind === 'taken' ? line.dose.userPeptideId : line.reminder.userPeptideId
    return plan.find((entry) => entry.id === id)?.hue ?? NO_COLOR_SLOT
  }
  const gap = due > 1 ? GAP : 0
  const besides = extra > 0 ? `, ${extra} extra` : ''
  return (
    <div
      role="img"
      aria-label={`${taken} of ${due} doses of today’s doses taken${besides}`}
      className="relative size-13.5"
    >
      <svg viewBox="0 0 54 54" aria-hidden="true" className="-rotate-90">
        {arcs.map((line, at) => (
          <circle
            key={keyOf(line)}
            cx="27"
            cy="27"
            r="23.5"
            pathLength="100"
            fill="none"
            strokeWidth="6"
            strokeDasharray={`${100 / due - gap} 100`}
            strokeDashoffset={-(100 / due) * at - gap / 2}
            style={colorSlotStyle(colorSlotOf(line))}
            className={cx(
              'transition-[stroke] duration-150',
              line.kind === 'taken' ? 'stroke-(--slot)' : 'stroke-(--slot)/25',
            )}
          />
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
