import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import type { DayCount } from '@pepwell/domain/today/day-count'
import { nextUp } from '@pepwell/domain/today/today'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { formatShortDay, formatTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cardStyle } from '../../../ui/card-style.ts'
import { ColorDot, colorSlotStyle } from '../../../ui/color-dot.tsx'
import { NO_COLOR_SLOT } from './day-props.ts'
import { DuePill, dueCardStyle } from './due-pill.tsx'

interface NothingLeftProps {
  entries: readonly PlanEntry[]
  reminders: readonly Reminder[]
  /** milliseconds since the epoch */
  now: number
  timeZone: string
  count: DayCount
  /** an overdue dose may still be taken, so the day isn't done */
  isOverdue: boolean
  /** some doses are queued, so what follows is unknown */
  hasQueuedDoses: boolean
}

interface NextShot {
  at: number
  reminder: Reminder
}

/** 'BPC-157, tomorrow 7:00 AM' */
function nextText({ at, reminder }: NextShot, { now, timeZone }: NothingLeftProps): string {
  const day = dayOf(at, timeZone)
  const isTomorrow = day === addDays(dayOf(now, timeZone), 1)
  const time = formatTime(new Date(at).toISOString(), timeZone)
  const { name } = reminder.userPeptide.peptide
  return `${name}, ${isTomorrow ? 'tomorrow' : formatShortDay(day)} ${time}`
}

const NothingScheduled = () => (
  <Card className="flex flex-wrap items-center justify-between gap-3">
    <div>
      <p className="text-lg font-bold">No upcoming shots scheduled</p>
      <p className="text-soft">A reminder tells you when the next one is due.</p>
    </div>
    <Button asChild variant="secondary">
      <Link to="/reminders?new=reminder">New Reminder</Link>
    </Button>
  </Card>
)

const isAllDone = ({ taken, due }: DayCount) => due > 0 && taken === due

function doneText(count: DayCount): string {
  if (count.due === 0) return 'Nothing due today'
  return isAllDone(count) ? 'All done for today' : 'Nothing more due today'
}

/** The completed ring, muted because nothing is left to do. */
const FullRing = () => (
  <span
    aria-hidden="true"
    className="grid size-16 shrink-0 place-items-center rounded-full border-6 border-accent-soft text-accent-ink"
  >
    <Check className="size-7" strokeWidth={2.5} />
  </span>
)

const DoneOffline = ({ count }: { count: DayCount }) => (
  <Card>
    <p className="text-lg font-bold">{doneText(count)}</p>
    <p className="text-soft">Go online to see what’s next.</p>
  </Card>
)

/**
 * Says that the day is done unless something is overdue, and counts down to the next shot; without a reminder, offers
 * to create one.
 */
export function NothingLeft(props: NothingLeftProps) {
  const { entries, reminders, now, count, isOverdue, hasQueuedDoses: isWaiting } = props
  const next = nextUp(reminders, now)
  if (!next && isOverdue) return null
  if (!next) return isWaiting ? <DoneOffline count={count} /> : <NothingScheduled />
  const entry = entries.find(({ id }) => id === next.reminder.userPeptideId)
  return (
    <div
      data-state="normal"
      className={cx(
        isAllDone(count) ? cx(cardStyle, 'p-4 sm:p-5') : dueCardStyle('normal'),
        'flex items-center gap-4',
      )}
    >
      {isAllDone(count) && <FullRing />}
      <div className="min-w-0">
        {!isOverdue && <p className="text-lg font-bold">{doneText(count)}</p>}
        <p className={cx('my-1 flex flex-wrap items-center gap-x-3 gap-y-1', isAllDone(count) && '-ml-3')}>
          <DuePill state="normal" at={next.at} />
        </p>
        <p
          style={colorSlotStyle(entry?.hue ?? NO_COLOR_SLOT)}
          className="font-semibold text-(--slot-ink) tabular-nums"
        >
          <ColorDot colorSlot={entry?.hue ?? NO_COLOR_SLOT} className="mr-2" />
          <span>{nextText(next, props)}</span>
        </p>
      </div>
    </div>
  )
}
