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

/** What a message says now: a reminder's 'in 30 minutes' is true for no longer than a minute. */
export const bodyText = ({ body, occursAt }: InboxMessage, now: number, timeZone: string): string =>
  occursAt === null ? body : refreshedText(body, { occurrence: { at: Date.parse(occursAt) }, now, timeZone })

/** What is said of a message that did not come when it should have. */
export function lateText(message: InboxMessage, timeZone: string): string | undefined {
  const { isLate, isExpired, occursAt, createdAt } = message
  if (isExpired) return 'Missed during an outage'
  if (!isLate) return undefined
  // A reminder ahead of its time may come late and still before that time.
  if (occursAt === null || occursAt > createdAt) return 'Arrived late'
  const [due, came] = [occursAt, createdAt].map((instant) => dayOf(Date.parse(instant), timeZone))
  const time = due === came ? formatTime(occursAt, timeZone) : formatInstant(occursAt, timeZone)
  return `Late: was due ${time}`
}

/** A dose that was due longer ago is not put off by minutes any more. */
const SNOOZABLE_MS = 12 * 60 * 60 * 1000

/** Whether it makes sense to be reminded of a dose once more in ten minutes. */
export const isSnoozable = ({ occursAt }: InboxMessage, now: number): boolean =>
  occursAt !== null && now - Date.parse(occursAt) < SNOOZABLE_MS
