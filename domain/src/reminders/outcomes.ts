import { type MissedRule, missedUntil } from '../doses/missed-dose.ts'
import { neighborsOf, type Occurrence } from '../schedules/schedules.ts'
import { addDays, type CalendarDay, dayOf } from '../time/calendar.ts'
import { type PlannedTimes, scheduleOf } from './reminders.ts'

/** A reminder of which a dose may resolve an occurrence. */
export interface CountedReminder extends PlannedTimes {
  id: number
  /** what was before is nobody's to resolve: the reminder was not made yet, was paused, or had other days */
  countsFrom: Date
  /** what the label of the medicine says of a missed dose; null or left out where it says nothing */
  missed?: MissedRule | null
}

/** One occurrence of a reminder, named by the day it was meant for. */
export interface ReminderOccurrence {
  reminderId: number
  day: CalendarDay
}

/** The same with its instant: a person who flies west across the date line has the same day twice. */
export interface TimedOccurrence extends ReminderOccurrence {
  /** milliseconds since the epoch */
  at: number
}

/** An occurrence beside a dose: the last of its reminder until then, or the first after. */
export interface NearOccurrence extends TimedOccurrence {
  isPast: boolean
  /** how far the dose is from it, in milliseconds */
  distance: number
  /** how far it is to the next one in the direction of the dose, in milliseconds */
  interval: number
  /** whether the dose is later than half the interval, and the label has one that was missed taken as late as this */
  isLate: boolean
}

/** Whether it is one that somebody was to do. */
export const counts = (
  { countsFrom, startDate, endDate }: CountedReminder,
  { day, at }: Occurrence,
): boolean => at >= countsFrom.getTime() && day >= startDate && (endDate === null || day <= endDate)

/** A reminder's own occurrences on either side of a dose. How far they are apart, its schedule says, also where one doesn't count. */
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
 * What a dose lies between: of each reminder the last occurrence until then and the first after, the nearest first and
 * of two as near the earlier. Where reminders of one plan entry take turns, their occurrences follow each other.
 * @param reminders the active ones of the dose's plan entry
 * @param takenAt milliseconds since the epoch
 * @param timeZone IANA name of the person's zone
 */
export function occurrencesNear(
  reminders: readonly CountedReminder[],
  takenAt: number,
  timeZone: string,
): NearOccurrence[] {
  const near = reminders.flatMap((reminder) => ownNear(reminder, takenAt, timeZone))
  return near
    .map((one) => {
      const towards = near.filter(({ at }) => (one.isPast ? at > one.at : at < one.at))
      const interval = Math.min(one.interval, ...towards.map(({ at }) => Math.abs(at - one.at)))
      const { missed } = reminders.find(({ id }) => id === one.reminderId) ?? {}
      return { ...one, interval, isLate: isLateByLabel({ ...one, interval }, missed) }
    })
    .sort((a, b) => a.distance - b.distance || a.at - b.at || a.reminderId - b.reminderId)
}

/** What became of an occurrence, 'taken' or 'skipped'; undefined while it is open. */
export type OutcomeOf = (occurrence: TimedOccurrence) => string | undefined

/** The nearest that is open, or where none is one that was left out, no further away than half the interval on its side; first of all what is late. */
function nearestOpen(near: readonly NearOccurrence[], outcomeOf: OutcomeOf): NearOccurrence | undefined {
  // What the label still has taken comes before what is nearer, and to come.
  const late = near.find((one) => one.isLate && outcomeOf(one) === undefined)
  if (late) return late
  const within = near.filter(({ distance, interval }) => distance <= interval / 2)
  return (
    within.find((one) => outcomeOf(one) === undefined) ?? within.find((one) => outcomeOf(one) === 'skipped')
  )
}

/** So much of an interval on either side of its middle is as good as the middle: half an hour of a day. */
const MIDDLE = 1 / 48

/** Whether a dose lies as good as in the middle of two. */
const isBetween = (one: NearOccurrence, other: NearOccurrence): boolean =>
  one.isPast !== other.isPast &&
  one.interval === other.interval &&
  one.interval === one.distance + other.distance &&
  Math.abs(one.distance - other.distance) <= 2 * MIDDLE * one.interval

/**
 * What a dose may be for, as somebody would be asked: the occurrence that it resolves, and where it is as good as in the
 * middle of two that are open, or late by its label, the other one too.
 * @param near see {@link occurrencesNear}
 */
export function occurrencesInQuestion(
  near: readonly NearOccurrence[],
  outcomeOf: OutcomeOf,
): NearOccurrence[] {
  const resolved = nearestOpen(near, outcomeOf)
  if (!resolved) return []
  if (outcomeOf(resolved) !== undefined) return [resolved]
  const isInQuestion = (one: NearOccurrence) =>
    resolved.isLate ? !one.isPast && one.distance <= one.interval / 2 : isBetween(resolved, one)
  const other = near.find((one) => outcomeOf(one) === undefined && isInQuestion(one))
  return other ? [resolved, other] : [resolved]
}

/**
 * The occurrence that a dose resolves: the one that it is said to be for, as long as the dose comes before its reminder's
 * next and none was taken for it; otherwise the last one if it is open and the label has it taken as late, or the nearest
 * that is open, no further away than half the interval on its side. With none open there, one that was left out before the dose was taken after all.
 * @param near see {@link occurrencesNear}
 * @param told the one that it is said to be for
 */
export function occurrenceTaken(
  near: readonly NearOccurrence[],
  outcomeOf: OutcomeOf,
  told?: ReminderOccurrence | null,
): NearOccurrence | undefined {
  const meant = near.find(({ reminderId, day }) => reminderId === told?.reminderId && day === told.day)
  return meant && outcomeOf(meant) !== 'taken' ? meant : nearestOpen(near, outcomeOf)
}

/** Of a day nobody is told sooner than on the one before. */
const LONGEST_LEAD_DAYS = 1

/**
 * Whether an occurrence can have been told of by now.
 * @param now milliseconds since the epoch
 */
export const canBeAlertedBy = (now: number, day: CalendarDay, timeZone: string): boolean =>
  day <= addDays(dayOf(now, timeZone), LONGEST_LEAD_DAYS)
