import { isOccurrence, neighborsOf } from '../schedules/schedules.ts'
import {
  type CountedReminder,
  counts,
  type OutcomeOf,
  occurrencesNear,
  occurrenceTaken,
  type ReminderOccurrence,
  type TimedOccurrence,
} from './outcomes.ts'
import { scheduleOf } from './reminders.ts'

/** A reminder of a plan entry after a change. */
export interface ReassignedReminder extends CountedReminder {
  /** whether it is active; doses of a paused one go to the others */
  isLive: boolean
}

/** An occurrence that a dose or a skip resolved before the change. */
export interface ResolvedOccurrence extends TimedOccurrence {
  /** milliseconds since the epoch */
  decidedAt: number
}

/** An occurrence that a dose resolved. */
export interface OccurrenceOfDose extends ResolvedOccurrence {
  /** whether the dose was reassigned to this occurrence from another */
  isReassigned: boolean
}

/** A logged dose. Instants are milliseconds since the epoch. */
export interface LoggedDose {
  id: number
  takenAt: number
  resolved: readonly OccurrenceOfDose[]
}

const reminderOf = <Reminder extends CountedReminder>(
  all: readonly Reminder[],
  { reminderId }: ReminderOccurrence,
) => all.find(({ id }) => id === reminderId)

/** Whether a reminder's start was the same when its occurrence was resolved. */
const isOfTheseTimes = (reminder: CountedReminder, { decidedAt }: ResolvedOccurrence): boolean =>
  decidedAt >= reminder.countsFrom.getTime()

/** Whether a reminder still has the resolved occurrence. */
function isCurrent(
  live: readonly CountedReminder[],
  resolved: ResolvedOccurrence,
  timeZone: string,
): boolean {
  const reminder = reminderOf(live, resolved)
  return (
    reminder !== undefined &&
    isOfTheseTimes(reminder, resolved) &&
    counts(reminder, resolved) &&
    isOccurrence(scheduleOf(reminder), resolved.at, timeZone)
  )
}

/**
 * Doses to reassign: their occurrence no longer exists, they never had one, or they were reassigned to a future one
 * while a nearer one may be back.
 * @param live the active reminders of their plan entry
 * @param moment `now` is in milliseconds since the epoch
 */
export const dosesToReassign = (
  doses: readonly LoggedDose[],
  live: readonly CountedReminder[],
  { now, timeZone }: { now: number; timeZone: string },
): LoggedDose[] => {
  const isResolved = (one: OccurrenceOfDose) =>
    isCurrent(live, one, timeZone) && !(one.isReassigned && one.at > now)
  return doses.filter(({ resolved }) => !resolved.some(isResolved))
}

/** A reminder's occurrence nearest to an instant, within half the interval. */
export function nearestTo(
  reminder: CountedReminder,
  at: number,
  timeZone: string,
): TimedOccurrence | undefined {
  const [nearest] = occurrencesNear([reminder], at, timeZone)
  return nearest && nearest.distance <= nearest.interval / 2 ? nearest : undefined
}

/** A person's choice for a dose that isn't the nearest: the occurrence now nearest to the chosen one. */
function chosenBefore(
  { takenAt, resolved }: LoggedDose,
  live: readonly CountedReminder[],
  timeZone: string,
): TimedOccurrence | undefined {
  for (const one of resolved) {
    const reminder = reminderOf(live, one)
    if (!reminder || !isOfTheseTimes(reminder, one)) continue
    const interval = neighborsOf(scheduleOf(reminder), one.at, timeZone)?.interval ?? 0
    if (Math.abs(takenAt - one.at) > interval / 2) return nearestTo(reminder, one.at, timeZone)
  }
  return undefined
}

/** A dose with the occurrence that it resolves after a change. */
export interface ReassignedDose {
  dose: LoggedDose
  occurrence: TimedOccurrence
}

/**
 * Assigns doses to occurrences after reminders or the person's zone changed, by the same rule as when they are logged.
 * @param doses see {@link dosesToReassign}; in the order logged
 * @param live the active reminders of their plan entry
 * @param outcomeOf the outcome of an occurrence, except for these doses after now
 */
export function reassignedDoses(
  doses: readonly LoggedDose[],
  live: readonly CountedReminder[],
  { outcomeOf, timeZone }: { outcomeOf: OutcomeOf; timeZone: string },
): ReassignedDose[] {
  const reassigned: ReassignedDose[] = []
  const isTaken = ({ reminderId, at }: TimedOccurrence) =>
    reassigned.some(({ occurrence: one }) => one.reminderId === reminderId && one.at === at)
  for (const dose of doses) {
    const nearby = occurrencesNear(live, dose.takenAt, timeZone)
    const byNow: OutcomeOf = (one) => (isTaken(one) ? 'taken' : outcomeOf(one))
    const occurrence = occurrenceTaken(nearby, byNow, chosenBefore(dose, live, timeZone))
    if (occurrence) reassigned.push({ dose, occurrence })
  }
  return reassigned
}

/** Moves skips after a change to the occurrences nearest to the skipped ones, if those no longer exist. */
export const reassignedSkips = (
  skips: readonly ResolvedOccurrence[],
  live: readonly CountedReminder[],
  timeZone: string,
): TimedOccurrence[] =>
  skips.flatMap((skip) => {
    const reminder = reminderOf(live, skip)
    if (!reminder || !isOfTheseTimes(reminder, skip) || isCurrent(live, skip, timeZone)) return []
    return nearestTo(reminder, skip.at, timeZone) ?? []
  })
