import type { Reminder } from '@pepwell/contract/reminders'
import { addDays, dayOf } from '@pepwell/domain/calendar'
import { nextUp } from '@pepwell/domain/today'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatShortDay, formatTime } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

interface NothingLeftProps {
  reminders: readonly Reminder[]
  /** milliseconds since the epoch */
  now: number
  timeZone: string
  /** whether anything was taken today */
  isDone: boolean
  /** whether some of that waits to be sent: what follows it is not known before */
  isWaiting: boolean
}

/** 'BPC-157, tomorrow 7:00 AM' */
function nextText({ reminders, now, timeZone }: NothingLeftProps): string | undefined {
  const next = nextUp(reminders, now)
  if (!next) return undefined
  const day = dayOf(next.at, timeZone)
  const isTomorrow = day === addDays(dayOf(now, timeZone), 1)
  const time = formatTime(new Date(next.at).toISOString(), timeZone)
  const { name } = next.reminder.userPeptide.peptide
  return `Next: ${name}, ${isTomorrow ? 'tomorrow' : formatShortDay(day)} ${time}`
}

/** Says of a day that nothing of it is left, and what comes after; without a reminder, how there will be something. */
export function NothingLeft(props: NothingLeftProps) {
  const next = nextText(props) ?? (props.isWaiting ? 'What comes next shows once you are online.' : undefined)
  if (!next) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-lg font-bold">No upcoming shots scheduled</p>
          <p className="text-soft">A reminder tells you when the next one is due.</p>
        </div>
        <Button asChild variant="secondary">
          <Link to="/reminders">New Reminder</Link>
        </Button>
      </Card>
    )
  }
  return (
    <Card className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Check className="size-6" />
      </span>
      <div className="min-w-0">
        <p className="text-lg font-bold">{props.isDone ? 'All done for today' : 'Nothing due today'}</p>
        <p className="text-soft tabular-nums">{next}</p>
      </div>
    </Card>
  )
}
