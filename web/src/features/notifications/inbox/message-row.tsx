import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import { refreshedText } from '@pepwell/domain/reminders/words'
import { dayOf } from '@pepwell/domain/time/calendar'
import { BellRing, Check, CircleSlash, Send } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { formatInstant, formatTime } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { Badge } from '../../../ui/badge.tsx'
import { MessageActions, type OpenReminder } from './message-actions.tsx'
import { VialActions } from './vial-actions.tsx'

/** An instant as people say it: 'Today, 8:00 AM'. */
function momentText(instant: string, now: number, timeZone: string): string {
  const label = dayLabel(dayOf(Date.parse(instant), timeZone), dayOf(now, timeZone))
  return `${label}, ${formatTime(instant, timeZone)}`
}

/** The message as of now: a reminder's 'in 30 minutes' goes stale within a minute. */
const bodyText = ({ body, occursAt }: InboxMessage, now: number, timeZone: string): string =>
  occursAt === null ? body : refreshedText(body, { occurrence: { at: Date.parse(occursAt) }, now, timeZone })

/** Explains a late message. */
function lateText(message: InboxMessage, timeZone: string): string | undefined {
  const { isLate, isExpired, occursAt, createdAt } = message
  if (isExpired) return 'Missed during an outage'
  if (!isLate) return undefined
  // A reminder with a lead time may be late and still come before the dose.
  if (occursAt === null || occursAt > createdAt) return 'Arrived late'
  const [due, createdOn] = [occursAt, createdAt].map((instant) => dayOf(Date.parse(instant), timeZone))
  const time = due === createdOn ? formatTime(occursAt, timeZone) : formatInstant(occursAt, timeZone)
  return `Late: was due ${time}`
}

/** A dose overdue for longer than this can't be snoozed. */
const SNOOZABLE_MS = 12 * 60 * 60 * 1000

/** Whether snoozing for ten minutes makes sense. */
const isSnoozable = ({ occursAt }: InboxMessage, now: number): boolean =>
  occursAt !== null && now - Date.parse(occursAt) < SNOOZABLE_MS

interface MessageRowProps {
  message: InboxMessage
  /** the message was unread when it came into view */
  isNew: boolean
  now: number
  timeZone: string
  onLog: (about: OpenReminder) => void
  /** called when the user follows the link */
  onLeave: () => void
}

/** The path of reminders, which have their own buttons. */
const PLAN = '/reminders'

/** The reminder if it still needs a decision. */
function openReminder({
  reminderId,
  userPeptideId,
  occursOn,
  outcome,
  title,
  snoozedUntil,
}: InboxMessage): OpenReminder | undefined {
  if (outcome !== null || reminderId === null || userPeptideId === null || occursOn === null) return undefined
  return { reminderId, userPeptideId, occursOn, title, snoozedUntil }
}

function Outcome({ outcome, skipReason }: Pick<InboxMessage, 'outcome' | 'skipReason'>) {
  if (outcome === null) return null
  const [Icon, tone, word] =
    outcome === 'taken'
      ? ([Check, 'accent', 'Logged'] as const)
      : ([CircleSlash, 'neutral', skipReason ? `Skipped: ${skipReason}` : 'Skipped'] as const)
  return (
    <Badge tone={tone}>
      <Icon className="size-4" aria-hidden="true" />
      {word}
    </Badge>
  )
}

function Marks({ message, timeZone }: { message: InboxMessage; timeZone: string }) {
  const late = lateText(message, timeZone)
  if (!late && message.outcome === null) return null
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {late && <Badge tone="warn">{late}</Badge>}
      <Outcome {...message} />
    </p>
  )
}

/** One message: text, delay and result or actions. */
export function MessageRow({ message, isNew, now, timeZone, onLog, onLeave }: MessageRowProps) {
  const { kind, title, path, createdAt, vialWarning } = message
  const about = openReminder(message)
  const Icon = kind === 'test' ? Send : BellRing
  return (
    <li className="flex gap-3 py-4">
      <span
        aria-hidden="true"
        className={cx(
          'relative grid size-10 shrink-0 place-items-center rounded-full [&_svg]:size-5',
          isNew ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-soft',
        )}
      >
        <Icon />
        {isNew && (
          <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full bg-danger ring-2 ring-surface" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className={cx('wrap-anywhere', isNew ? 'font-bold' : 'font-semibold')}>
          {isNew && <span className="sr-only">Unread: </span>}
          {title}
        </p>
        <p className="wrap-anywhere">{bodyText(message, now, timeZone)}</p>
        <p className="mt-0.5 text-sm text-soft tabular-nums">
          <time dateTime={createdAt}>{momentText(createdAt, now, timeZone)}</time>
        </p>
        {path !== PLAN && !vialWarning && (
          <Link
            to={path}
            onClick={onLeave}
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink"
          >
            View
          </Link>
        )}
        {vialWarning && <VialActions message={message} warning={vialWarning} onLeave={onLeave} />}
        <Marks message={message} timeZone={timeZone} />
        {about && (
          <MessageActions
            about={about}
            isPast={about.occursOn < dayOf(now, timeZone)}
            snoozable={isSnoozable(message, now)}
            timeZone={timeZone}
            onLog={onLog}
          />
        )}
      </div>
    </li>
  )
}
