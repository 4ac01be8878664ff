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

/** A reminder that stands in a form, or beside one. */
export interface ForeseenReminder extends ReassignedReminder {
  /** when it is for next as stored, milliseconds since the epoch; left out where it is new */
  nextAt?: number | undefined
}

/** What a change is foreseen from. */
export interface Foreseen {
  /** the reminders of the plan entry as stored, the one that changes among them */
  stored: readonly ForeseenReminder[]
  /** what stands in the form: one with the id of a stored reminder takes its place */
  changed: readonly [ForeseenReminder, ...ForeseenReminder[]]
  /** when the doses of the entry were taken, in the order in which they were logged */
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

const resolving = (reminders: readonly ForeseenReminder[]) =>
  reminders.filter(({ isLive, frequency }) => isLive && !followsDoses(frequency))

/** The doses with what they resolve before the change. */
function dosesBefore({ stored, takenAt, now, timeZone }: Foreseen): LoggedDose[] {
  const doses = takenAt.map((at, id) => ({ id, takenAt: at, resolved: [] }))
  const assigned = reassignedDoses(doses, resolving(stored), { outcomeOf: () => undefined, timeZone })
  return doses.map((dose) => ({
    ...dose,
    // Before the change: a reminder that begins now asks for none of it.
    resolved: assigned
      .filter((one) => one.dose.id === dose.id)
      .map(({ occurrence }) => ({ ...occurrence, decidedAt: now - 1, isReassigned: false })),
  }))
}

/** What is to come of a stored reminder but is resolved, and by none of the doses: it was left out, or chosen. */
function resolvedOtherwise(
  reminder: ForeseenReminder,
  doses: readonly LoggedDose[],
  { now, timeZone }: Foreseen,
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
function resolvedAfter(foreseen: Foreseen): TimedOccurrence[] {
  const { stored, changed, now, timeZone } = foreseen
  const after = [...stored.filter(({ id }) => !changed.some((one) => one.id === id)), ...changed]
  const doses = dosesBefore(foreseen)
  const active = after.filter(({ isLive }) => isLive)
  const free = dosesToReassign(doses, active, { now, timeZone })
  const staying = doses.filter((dose) => !free.includes(dose)).flatMap(({ resolved }) => resolved)
  const reassigned = reassignedDoses(free, resolving(after), { outcomeOf: outcomeIn(staying), timeZone })
  const others = stored.flatMap((one) => {
    const moved = changed.find(({ id, countsFrom }) => id === one.id && +countsFrom === +one.countsFrom)
    const left = moved ? resolvedOtherwise(one, doses, foreseen) : []
    return left.flatMap(({ at }) => (moved && nearestTo(moved, at, timeZone)) ?? [])
  })
  return [...staying, ...reassigned.map(({ occurrence }) => occurrence), ...others]
}

/** When the first of the changed reminders will be for next: doses already logged resolve what is nearest to them. */
export function nextAfterDoses(foreseen: Foreseen): Occurrence | undefined {
  const [reminder] = foreseen.changed
  const { now, timeZone } = foreseen
  const resolved = followsDoses(reminder.frequency)
    ? []
    : resolvedAfter(foreseen).filter(({ reminderId }) => reminderId === reminder.id)
  return nextReminderOccurrence(
    reminder,
    now,
    timeZone,
    resolved.map(({ at }) => at),
  )
}
