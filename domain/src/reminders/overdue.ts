import { type MissedRule, missedUntil } from '../doses/missed-dose.ts'
import { lastOccurrence, nextOccurrence } from '../schedules/schedules.ts'
import { type CountedReminder, counts, type OutcomeOf, type TimedOccurrence } from './outcomes.ts'
import { scheduleOf } from './reminders.ts'

/** The latest occurrence of a reminder, and what follows it. */
export interface PassedOccurrence extends TimedOccurrence {
  /** the next of its plan entry, of any reminder; undefined when there is none */
  next: (TimedOccurrence & { isPlanned: boolean }) | undefined
}

/** The first occurrence of any of the reminders after an instant, even beyond the plan entry. */
function nextOfAll(reminders: readonly CountedReminder[], after: number, timeZone: string) {
  const all = reminders.flatMap((reminder) => {
    const from = Math.max(after, reminder.countsFrom.getTime() - 1)
    const next = nextOccurrence(scheduleOf(reminder), from, timeZone)
    return next ? [{ reminderId: reminder.id, ...next, isPlanned: counts(reminder, next) }] : []
  })
  return all.toSorted((a, b) => a.at - b.at)[0]
}

/**
 * For each reminder of a plan entry, the latest occurrence until now, if it counts.
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

/** An overdue dose. Instants are milliseconds since the epoch. */
export interface Overdue extends TimedOccurrence {
  /** until when it may be taken; undefined without an end */
  until: number | undefined
  /** whether the label says so; otherwise the next one ends it */
  isLabeled: boolean
  /** whether the label's window is over: skip it and take the next one */
  isMissed: boolean
  /** when the next one is due; undefined when the plan ends before */
  nextAt: number | undefined
}

/**
 * Whether an occurrence is overdue: its time has come, it is unresolved, and its window is open, which ends by the
 * label or with the next one. Once a label's window is over, it is shown as missed until the next one. It is no longer
 * overdue when the next one was taken early.
 * @param outcomeOf the outcome of an occurrence, 'taken' or 'skipped'; undefined while it is open
 * @param rule the label's rule for missed doses
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
  const labeled = rule && missedUntil({ at: passed.at, nextAt: next?.at }, rule)
  return {
    ...occurrence,
    until: labeled ?? next?.at,
    isLabeled: labeled !== undefined,
    isMissed: labeled !== undefined && labeled <= now,
    nextAt: next?.isPlanned ? next.at : undefined,
  }
}
