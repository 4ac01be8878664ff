import { type MissedRule, missedUntil } from '../doses/missed-dose.ts'
import { neighborsOf, type Occurrence } from '../schedules/schedules.ts'
import { addDays, type CalendarDay, dayOf } from '../time/calendar.ts'
import { type PlannedTimes, scheduleOf } from './reminders.ts'

/** A reminder with occurrences that a dose may resolve. */
export interface CountedReminder extends PlannedTimes {
  id: number
  /** earlier occurrences can't be resolved: the reminder didn't exist, was paused or had other days */
  countsFrom: Date
  /** the label's rule for a missed dose; null or omitted without one */
  missed?: MissedRule | null
}

/** One occurrence of a reminder, identified by its intended day. */
export interface ReminderOccurrence {
  reminderId: number
  day: CalendarDay
}

/** The same with its instant: flying west across the date line repeats a day. */
export interface TimedOccurrence extends ReminderOccurrence {
  /** milliseconds since the epoch */
  at: number
}

/** An occurrence next to a dose: the last of its reminder before, or the first after. */
export interface NearOccurrence extends TimedOccurrence {
  isPast: boolean
  /** distance from the dose, in milliseconds */
  distance: number
  /** distance to the next occurrence in the direction of the dose, in milliseconds */
  interval: number
  /** whether the dose is later than half the interval but within the label's window for missed doses */
  isLate: boolean
}

/** Whether an occurrence counts: it is within the plan entry and since the reminder's start. */
export const counts = (
  { countsFrom, startDate, endDate }: CountedReminder,
  { day, at }: Occurrence,
): boolean => at >= countsFrom.getTime() && day >= startDate && (endDate === null || day <= endDate)

/** A reminder's occurrences on either side of a dose. Its schedule defines their gap, even when one doesn't count. */
function ownNear(
  reminder: CountedReminder,
  takenAt: number,
  timeZone: string,
): Omit<NearOccurrence, 'isLate'>[] {
  const neighbors = neighborsOf(scheduleOf(reminder), takenAt, timeZone)
  if (!neighbors) return []
  const { last, next, interval } = neighbors
  return [last, next].flatMap((one) => {
    if (!one || !counts(reminder, one)) return []
    const { day, at } = one
    const isPast = at <= takenAt
    return [{ reminderId: reminder.id, day, at, isPast, distance: Math.abs(at - takenAt), interval }]
  })
}

function isLateByLabel(
  { at, isPast, distance, interval }: Omit<NearOccurrence, 'isLate'>,
  rule?: MissedRule | null,
) {
  const until = rule && missedUntil({ at, nextAt: at + interval }, rule)
  return isPast && distance > interval / 2 && until !== undefined && until !== null && at + distance <= until
}

/**
 * The occurrences around a dose: for each reminder the last before and the first after, nearest first, the earlier one
 * on a tie. If reminders of an entry take turns, their occurrences follow each other.
 * @param reminders the active ones of the dose's plan entry
 * @param takenAt milliseconds since the epoch
 * @param timeZone IANA name of the person's zone
 */
export function occurrencesNear(
  reminders: readonly CountedReminder[],
  takenAt: number,
  timeZone: string,
): NearOccurrence[] {
  const nearby = reminders.flatMap((reminder) => ownNear(reminder, takenAt, timeZone))
  return nearby
    .map((one) => {
      const towards = nearby.filter(({ at }) => (one.isPast ? at > one.at : at < one.at))
      const interval = Math.min(one.interval, ...towards.map(({ at }) => Math.abs(at - one.at)))
      const { missed } = reminders.find(({ id }) => id === one.reminderId) ?? {}
      return { ...one, interval, isLate: isLateByLabel({ ...one, interval }, missed) }
    })
    .sort((a, b) => a.distance - b.distance || a.at - b.at || a.reminderId - b.reminderId)
}

/** The outcome of an occurrence, 'taken' or 'skipped'; undefined while it is open. */
export type OutcomeOf = (occurrence: TimedOccurrence) => string | undefined

/** The nearest open occurrence, or without one a skipped one, within half the interval on its side; late ones first. */
function nearestOpen(nearby: readonly NearOccurrence[], outcomeOf: OutcomeOf): NearOccurrence | undefined {
  // An occurrence still within its label's window comes before a nearer future one.
  const late = nearby.find((one) => one.isLate && outcomeOf(one) === undefined)
  if (late) return late
  const within = nearby.filter(({ distance, interval }) => distance <= interval / 2)
  return (
    within.find((one) => outcomeOf(one) === undefined) ?? within.find((one) => outcomeOf(one) === 'skipped')
  )
}

/** The share of an interval around its middle that counts as a tie: half an hour of a day. */
const MIDDLE = 1 / 48

/** Whether a dose is practically in the middle of two occurrences. */
const isBetween = (one: NearOccurrence, other: NearOccurrence): boolean =>
  one.isPast !== other.isPast &&
  one.interval === other.interval &&
  one.interval === one.distance + other.distance &&
  Math.abs(one.distance - other.distance) <= 2 * MIDDLE * one.interval

/**
 * The choices for a dose: the occurrence that it resolves and, on a tie or when late by its label, the other open one.
 * @param nearby see {@link occurrencesNear}
 */
export function occurrencesInQuestion(
  nearby: readonly NearOccurrence[],
  outcomeOf: OutcomeOf,
): NearOccurrence[] {
  const resolved = nearestOpen(nearby, outcomeOf)
  if (!resolved) return []
  if (outcomeOf(resolved) !== undefined) return [resolved]
  const isInQuestion = (one: NearOccurrence) =>
    resolved.isLate ? !one.isPast && one.distance <= one.interval / 2 : isBetween(resolved, one)
  const other = nearby.find((one) => outcomeOf(one) === undefined && isInQuestion(one))
  return other ? [resolved, other] : [resolved]
}

/**
 * The occurrence that a dose resolves: the chosen one, if the dose is before its reminder's next one and no dose was
 * taken for it; otherwise the last one if open and within the label's window, or the nearest open one within half the
 * interval on its side. Without an open one, an occurrence that was skipped before the dose was taken after all.
 * @param nearby see {@link occurrencesNear}
 * @param picked the chosen occurrence
 */
export function occurrenceTaken(
  nearby: readonly NearOccurrence[],
  outcomeOf: OutcomeOf,
  picked?: ReminderOccurrence | null,
): NearOccurrence | undefined {
  const chosenOccurrence = nearby.find(
    ({ reminderId, day }) => reminderId === picked?.reminderId && day === picked.day,
  )
  return chosenOccurrence && outcomeOf(chosenOccurrence) !== 'taken'
    ? chosenOccurrence
    : nearestOpen(nearby, outcomeOf)
}

/** The maximum lead time in days. */
const MAX_LEAD_DAYS = 1

/**
 * Whether an occurrence's alert can have been sent by now.
 * @param now milliseconds since the epoch
 */
export const canBeAlertedBy = (now: number, day: CalendarDay, timeZone: string): boolean =>
  day <= addDays(dayOf(now, timeZone), MAX_LEAD_DAYS)
