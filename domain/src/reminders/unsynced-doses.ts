import {
  type CountedReminder,
  type NearOccurrence,
  occurrencesNear,
  occurrenceTaken,
  type ReminderOccurrence,
  type TimedOccurrence,
} from './outcomes.ts'

/** A reminder as it was told, and what of it was told as open. Instants are milliseconds since the epoch. */
export interface OpenReminder extends Omit<CountedReminder, 'countsFrom'> {
  /** what it was for last, as long as nothing came of that */
  openSince: number | null
  /** what it is for next: that and all that follows is open */
  nextAt: number | null
}

/** A dose that the server has not heard of. */
export interface UnsyncedDose {
  /** milliseconds since the epoch */
  takenAt: number
  /** the occurrence that it is said to be for */
  settles?: ReminderOccurrence | null
}

/** What counts and what does not was told: no occurrence is left out for coming too early. */
const ALWAYS = new Date(0)

/**
 * What doses resolve that the server has not heard of: the same that it finds once it has, see {@link occurrenceTaken}.
 * @param ofEntry the active reminders of the plan entry that the doses are of
 * @param doses in the order in which they are told
 * @param timeZone IANA name of the person's zone
 */
export function resolvedByUnsynced(
  ofEntry: readonly OpenReminder[],
  doses: readonly UnsyncedDose[],
  timeZone: string,
): NearOccurrence[] {
  const reminders = ofEntry.map((one) => ({ ...one, countsFrom: ALWAYS }))
  const resolved: NearOccurrence[] = []
  const isResolved = ({ reminderId, at }: NearOccurrence) =>
    resolved.some((one) => one.reminderId === reminderId && one.at === at)
  const isOpen = (one: NearOccurrence) => {
    const { openSince = null, nextAt = null } = ofEntry.find(({ id }) => id === one.reminderId) ?? {}
    return (one.at === openSince || (nextAt !== null && one.at >= nextAt)) && !isResolved(one)
  }
  for (const { takenAt, settles } of doses) {
    const near = occurrencesNear(reminders, takenAt, timeZone)
    const open = near.filter(isOpen)
    const outcomeOf = ({ reminderId, at }: TimedOccurrence) =>
      open.some((one) => one.reminderId === reminderId && one.at === at) ? undefined : 'taken'
    const taken = occurrenceTaken(near, outcomeOf, settles)
    if (taken) resolved.push(taken)
  }
  return resolved
}
