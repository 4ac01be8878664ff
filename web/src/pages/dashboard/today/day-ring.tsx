import { dayCount, timelineOf } from '@pepwell/domain/today'
import { useQuery } from '@tanstack/react-query'
import { useRecentDoses, useUntoldDoses } from '../../../features/doses/waiting-doses.ts'
import { planQuery } from '../../../features/plan/plan.api.ts'
import { useStandingReminders } from '../../../features/reminders/use-reminders.ts'
import { cx } from '../../../lib/classes.ts'
import { serverNow } from '../../../lib/clock.ts'
import { useToday } from '../../../lib/use-today.ts'
import { hueStyle } from '../../../ui/hue.tsx'
import { NO_HUE } from './day-props.ts'
import { keyOf, type Line } from './lines.ts'

/** In hundredths of the ring. */
const GAP = 7

/** The doses of the day as arcs of a ring, each in its hue: whole once it is taken, pale until then. Nothing where there is none. */
export default function DayRing({ timeZone }: { timeZone: string }) {
  useToday(timeZone)
  const plan = useQuery(planQuery).data
  const doses = useRecentDoses(plan).data
  const { reminders } = useStandingReminders({ entries: plan, timeZone, untold: useUntoldDoses() })
  if (!plan || !doses || !reminders) return null
  const lines = timelineOf({ doses, reminders }, { now: serverNow(), timeZone })
  const { taken, all } = dayCount(lines)
  if (all === 0) return null
  const arcs = lines.filter((line) => line.kind !== 'overdue' || line.state === 'open')
  const hueOf = (line: Line) => {
    const id = line.kind === 'taken' ? line.dose.userPeptideId : line.reminder.userPeptideId
    return plan.find((entry) => entry.id === id)?.hue ?? NO_HUE
  }
  const gap = all > 1 ? GAP : 0
  return (
    <div role="img" aria-label={`${taken} of ${all} doses of today taken`} className="relative size-13.5">
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
            strokeDasharray={`${100 / all - gap} 100`}
            strokeDashoffset={-(100 / all) * at - gap / 2}
            style={hueStyle(hueOf(line))}
            className={cx(
              'transition-[stroke] duration-150',
              line.kind === 'taken' ? 'stroke-(--hue)' : 'stroke-(--hue)/25',
            )}
          />
        ))}
      </svg>
      <span
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center text-sm font-bold tabular-nums"
      >
        {taken}/{all}
      </span>
    </div>
  )
}
