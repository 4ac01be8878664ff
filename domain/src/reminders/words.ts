import type { Occurrence } from '../schedules/schedules.ts'
import { minutesText } from '../text/minutes-text.ts'
import { type CalendarDay, dayOf, daysBetween } from '../time/calendar.ts'
import { clockWords, monthName } from '../time/date-words.ts'

const MINUTE = 60_000

/** '8:00 AM' in a time zone. */
export function clockTime(instant: number, timeZone: string): string {
  return clockWords(Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone))
}

/** 'June 15' */
export function monthAndDay(date: CalendarDay): string {
  const { month, day } = Temporal.PlainDate.from(date)
  return `${monthName(month)} ${day}`
}

/** Beyond this many minutes, and on another day, the text names the day. */
const AHEAD = 12 * 60

/** The facts of a reminder. */
interface About {
  /** such as '250 mcg' */
  dose: string
  occurrence: Pick<Occurrence, 'at'>
  /** when the reminder is displayed, milliseconds since the epoch */
  now: number
  /** IANA name */
  timeZone: string
}

/**
 * A reminder's text, by the person's clock: 'Take 250 mcg at 8:00 AM, in 30 minutes', the day before 'Take 250 mcg
 * tomorrow at 8:00 AM', and when it is over 'Take 250 mcg. It was due at 8:00 AM'.
 * @throws RangeError when the zone is unknown
 */
export function reminderWords({ dose, occurrence, now, timeZone }: About): string {
  const time = clockTime(occurrence.at, timeZone)
  const minutes = Math.round((occurrence.at - now) / MINUTE)
  const days = daysBetween(dayOf(now, timeZone), dayOf(occurrence.at, timeZone))
  if (minutes > AHEAD && days === 1) return `Take ${dose} tomorrow at ${time}`
  if (minutes > 0) return `Take ${dose} at ${time}, in ${minutesText(minutes)}`
  if (minutes === 0) return `Take ${dose} now, at ${time}`
  return `Take ${dose}. It was due ${days === 0 ? '' : `on ${monthAndDay(dayOf(occurrence.at, timeZone))} `}at ${time}`
}

/** Matches every form of {@link reminderWords} and captures the dose. */
const SAID =
  /^Take (.+?)(?:(?: tomorrow| now,)? at|(?:, it|\. It) was due(?: on \w+ \d+)? at) \d+:\d\d [AP]M(?:, in [\w ]+)?$/

/**
 * Updates a reminder's text for another moment: 'in 30 minutes' becomes 'it was due' an hour later. Text that isn't
 * from {@link reminderWords} stays the same.
 * @throws RangeError when the zone is unknown
 */
export function refreshedText(oldText: string, about: Omit<About, 'dose'>): string {
  const dose = SAID.exec(oldText)?.[1]
  return dose === undefined ? oldText : reminderWords({ dose, ...about })
}

/**
 * The text for reminders that couldn't be sent in time.
 * @param expired earliest first, at least one
 * @param hasMore whether there were more than these
 */
export function expiredWords(
  { dose, timeZone }: Pick<About, 'dose' | 'timeZone'>,
  expired: readonly [Occurrence, ...Occurrence[]],
  hasMore: boolean,
): string {
  const [first] = expired
  const last = expired[expired.length - 1] ?? first
  if (hasMore)
    return `We couldn’t send more than ${expired.length} reminders since ${monthAndDay(first.day)} in time`
  if (expired.length > 1)
    return `We couldn’t send ${expired.length} reminders from ${monthAndDay(first.day)} to ${monthAndDay(last.day)} in time`
  return `${dose} was due on ${monthAndDay(first.day)} at ${clockTime(first.at, timeZone)}. We couldn’t send the reminder in time`
}
