import {
  type CountedReminder,
  type NearOccurrence,
  occurrencesNear,
  occurrenceTaken,
  type ReminderOccurrence,
  type TimedOccurrence,
} from './outcomes.ts'

/** A cached reminder with its open occurrences. Instants are milliseconds since the epoch. */
export interface OpenReminder extends Omit<CountedReminder, 'countsFrom'> {
  /** its last occurrence, if unresolved */
  openSince: number | null
  /** its next occurrence: that and all later ones are open */
  nextAt: number | null
}

/** A dose that the server doesn't have yet. */
export interface UnsyncedDose {
  /** milliseconds since the epoch */
  takenAt: number
  /** the occurrence that the person chose */
  settles?: ReminderOccurrence | null
}

/** The cached data already excludes what doesn't count, so no occurrence is too early. */
const ALWAYS = new Date(0)

/**
 * The occurrences that unsynced doses resolve, as the server will decide: see {@link occurrenceTaken}.
 * @param ofEntry the active reminders of the doses' plan entry
 * @param doses in the order logged
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
    const nearby = occurrencesNear(reminders, takenAt, timeZone)
    const open = nearby.filter(isOpen)
    const outcomeOf = ({ reminderId, at }: TimedOccurrence) =>
      open.some((one) => one.reminderId === reminderId && one.at === at) ? undefined : 'taken'
    const taken = occurrenceTaken(nearby, outcomeOf, settles)
    if (taken) resolved.push(taken)
  }
  return resolved
}
