import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import { refreshedText } from '@pepwell/domain/reminders/words'
import { dayOf } from '@pepwell/domain/time/calendar'
import { formatInstant, formatTime } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'

/** An instant as people say it: 'Today, 8:00 AM'. */
export function momentText(instant: string, now: number, timeZone: string): string {
  const label = dayLabel(dayOf(Date.parse(instant), timeZone), dayOf(now, timeZone))
  return `${label}, ${formatTime(instant, timeZone)}`
}

/** The message as of now: a reminder's 'in 30 minutes' goes stale within a minute. */
export const bodyText = ({ body, occursAt }: InboxMessage, now: number, timeZone: string): string =>
  occursAt === null ? body : refreshedText(body, { occurrence: { at: Date.parse(occursAt) }, now, timeZone })

/** Explains a late message. */
export function lateText(message: InboxMessage, timeZone: string): string | undefined {
  const { isLate, isExpired, occursAt, createdAt } = message
  if (isExpired) return 'Missed during an outage'
  if (!isLate) return undefined
  // A reminder with a lead time may be late and still come before the dose.
  if (occursAt === null || occursAt > createdAt) return 'Arrived late'
  const [due, came] = [occursAt, createdAt].map((instant) => dayOf(Date.parse(instant), timeZone))
  const time = due === came ? formatTime(occursAt, timeZone) : formatInstant(occursAt, timeZone)
  return `Late: was due ${time}`
}

/** A dose overdue for longer than this can't be snoozed. */
const SNOOZABLE_MS = 12 * 60 * 60 * 1000

/** Whether snoozing for ten minutes makes sense. */
export const isSnoozable = ({ occursAt }: InboxMessage, now: number): boolean =>
  occursAt !== null && now - Date.parse(occursAt) < SNOOZABLE_MS
