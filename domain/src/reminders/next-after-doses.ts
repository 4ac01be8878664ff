import type { Occurrence } from '../schedules/schedules.ts'
import type { OutcomeOf, TimedOccurrence } from './outcomes.ts'
import {
  dosesToReassign,
  type LoggedDose,
  nearestTo,
  type ReassignedReminder,
  reassignedDoses,
} from './reassigned-doses.ts'
import { followsDoses, nextReminderOccurrence, reminderOccurrences } from './reminders.ts'

/** A reminder in a form, or another one of the same plan entry. */
export interface ForecastReminder extends ReassignedReminder {
  /** its next occurrence as stored, milliseconds since the epoch; omitted for a new one */
  nextAt?: number | undefined
}

/** The input of the preview of a change. */
export interface ForecastInput {
  /** the stored reminders of the plan entry, including the one that changes */
  stored: readonly ForecastReminder[]
  /** the reminders in the form; one with the id of a stored reminder replaces it */
  changed: readonly [ForecastReminder, ...ForecastReminder[]]
  /** when the entry's doses were taken, in the order logged */
  takenAt: readonly number[]
  now: number
  timeZone: string
}

const isSame = (one: TimedOccurrence, other: TimedOccurrence) =>
  one.reminderId === other.reminderId && one.at === other.at

const outcomeIn =
  (taken: readonly TimedOccurrence[]): OutcomeOf =>
  (one) =>
    taken.some((other) => isSame(one, other)) ? 'taken' : undefined

const resolving = (reminders: readonly ForecastReminder[]) =>
  reminders.filter(({ isLive, frequency }) => isLive && !followsDoses(frequency))

/** The doses with the occurrences they resolve before the change. */
function dosesBefore({ stored, takenAt, now, timeZone }: ForecastInput): LoggedDose[] {
  const doses = takenAt.map((at, id) => ({ id, takenAt: at, resolved: [] }))
  const assigned = reassignedDoses(doses, resolving(stored), { outcomeOf: () => undefined, timeZone })
  return doses.map((dose) => ({
    ...dose,
    // Before the change: a reminder that starts now doesn't need it.
    resolved: assigned
      .filter((one) => one.dose.id === dose.id)
      .map(({ occurrence }) => ({ ...occurrence, decidedAt: now - 1, isReassigned: false })),
  }))
}

/** Future occurrences of a stored reminder that are resolved, but by no dose: they were skipped or chosen. */
function resolvedOtherwise(
  reminder: ForecastReminder,
  doses: readonly LoggedDose[],
  { now, timeZone }: ForecastInput,
) {
  const found: TimedOccurrence[] = []
  for (const { day, at } of reminderOccurrences(reminder, now + 1, timeZone)) {
    if (at >= (reminder.nextAt ?? now)) break
    const one = { reminderId: reminder.id, day, at }
    if (!doses.some(({ resolved }) => resolved.some((other) => isSame(one, other)))) found.push(one)
  }
  return found
}

/** The occurrences that are resolved once the change is stored. */
function resolvedAfter(expected: ForecastInput): TimedOccurrence[] {
  const { stored, changed, now, timeZone } = expected
  const after = [...stored.filter(({ id }) => !changed.some((one) => one.id === id)), ...changed]
  const doses = dosesBefore(expected)
  const active = after.filter(({ isLive }) => isLive)
  const free = dosesToReassign(doses, active, { now, timeZone })
  const staying = doses.filter((dose) => !free.includes(dose)).flatMap(({ resolved }) => resolved)
  const reassigned = reassignedDoses(free, resolving(after), { outcomeOf: outcomeIn(staying), timeZone })
  const others = stored.flatMap((one) => {
    const moved = changed.find(({ id, countsFrom }) => id === one.id && +countsFrom === +one.countsFrom)
    const left = moved ? resolvedOtherwise(one, doses, expected) : []
    return left.flatMap(({ at }) => (moved && nearestTo(moved, at, timeZone)) ?? [])
  })
  return [...staying, ...reassigned.map(({ occurrence }) => occurrence), ...others]
}

/** The next occurrence of the changed reminders. Doses already logged resolve the nearest ones. */
export function nextAfterDoses(expected: ForecastInput): Occurrence | undefined {
  const [reminder] = expected.changed
  const { now, timeZone } = expected
  const resolved = followsDoses(reminder.frequency)
    ? []
    : resolvedAfter(expected).filter(({ reminderId }) => reminderId === reminder.id)
  return nextReminderOccurrence(
    reminder,
    now,
    timeZone,
    resolved.map(({ at }) => at),
  )
}
