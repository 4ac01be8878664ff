import { type MissedRule, missedUntil } from '../doses/missed-dose.ts'
import { lastOccurrence, nextOccurrence } from '../schedules/schedules.ts'
import { type CountedReminder, counts, type OutcomeOf, type TimedOccurrence } from './outcomes.ts'
import { scheduleOf } from './reminders.ts'

/** The last occurrence of a reminder that has come, and what comes after it. */
export interface PassedOccurrence extends TimedOccurrence {
  /** the next of its plan entry, be it of another reminder; undefined where none ever comes */
  next: (TimedOccurrence & { isPlanned: boolean }) | undefined
}

/** The first after an instant that any of the reminders calls for, whether its plan entry goes on until then or not. */
function nextOfAll(reminders: readonly CountedReminder[], after: number, timeZone: string) {
  const all = reminders.flatMap((reminder) => {
    const from = Math.max(after, reminder.countsFrom.getTime() - 1)
    const next = nextOccurrence(scheduleOf(reminder), from, timeZone)
    return next ? [{ reminderId: reminder.id, ...next, isPlanned: counts(reminder, next) }] : []
  })
  return all.toSorted((one, other) => one.at - other.at)[0]
}

/**
 * Of each reminder of a plan entry the last occurrence until now, if it is one that somebody was to do.
 * @param reminders the active ones of an active entry
 * @param now milliseconds since the epoch
 * @param timeZone IANA name of the person's zone
 */
export function passedOccurrences(
  reminders: readonly CountedReminder[],
  now: number,
  timeZone: string,
): PassedOccurrence[] {
  return reminders.flatMap((reminder) => {
    const last = lastOccurrence(scheduleOf(reminder), now, timeZone)
    if (!last || !counts(reminder, last)) return []
    return [{ reminderId: reminder.id, ...last, next: nextOfAll(reminders, last.at, timeZone) }]
  })
}

/** What is overdue, and for how long. Instants are milliseconds since the epoch. */
export interface Overdue extends TimedOccurrence {
  /** until when it may be taken; undefined where nothing ends that */
  until: number | undefined
  /** whether that is what the label says; otherwise it is when the next one comes */
  isLabelled: boolean
  /** whether the time that the label gives is over: it is left out, and the next one is taken */
  isMissed: boolean
  /** when the next one is for; undefined when the plan ends before */
  nextAt: number | undefined
}

/**
 * Whether an occurrence is overdue: its time has come, nothing became of it, and its window is open, which the label gives or
 * otherwise the next one ends. Once a label's window is over it is missed, and told as such until the next one comes. It is
 * overdue no longer when the next one was taken early.
 * @param outcomeOf what became of an occurrence, 'taken' or 'skipped'; undefined while it is open
 * @param rule what the label of the medicine says of a missed dose
 * @param now milliseconds since the epoch, not before the occurrence
 */
export function overdueOf(
  passed: PassedOccurrence,
  outcomeOf: OutcomeOf,
  rule: MissedRule | undefined,
  now: number,
): Overdue | undefined {
  const { next, ...occurrence } = passed
  if (outcomeOf(passed) !== undefined) return undefined
  if (next && (next.at <= now || outcomeOf(next) === 'taken')) return undefined
  const labelled = rule && missedUntil({ at: passed.at, nextAt: next?.at }, rule)
  return {
    ...occurrence,
    until: labelled ?? next?.at,
    isLabelled: labelled !== undefined,
    isMissed: labelled !== undefined && labelled <= now,
    nextAt: next?.isPlanned ? next.at : undefined,
  }
}
