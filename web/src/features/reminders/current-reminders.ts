import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { type CachedReminder, timesByNow } from '@pepwell/domain/reminders/offline-reminders'
import type { Overdue } from '@pepwell/domain/reminders/overdue'
import { type OpenReminder, resolvedByUnsynced } from '@pepwell/domain/reminders/unsynced-doses'
import {
  type ActiveReminder,
  isLive,
  isOver,
  type OfflineReminders,
  type UnsyncedDose,
} from './offline-reminders.ts'
import { plannedTimes } from './planned-times.ts'

type Entries = readonly PlanEntry[]

const entryOf = ({ userPeptideId }: Reminder, entries: Entries) =>
  entries.find(({ id }) => id === userPeptideId)

const instantIn = (text: string | null) => (text === null ? null : Date.parse(text))
const textOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())

const overdueText = (
  overdue: Overdue,
  { dose }: Reminder,
  entry: PlanEntry | undefined,
): Reminder['overdue'] => ({
  dose,
  occursOn: overdue.day,
  since: new Date(overdue.at).toISOString(),
  until: textOf(overdue.until),
  isMissed: overdue.isMissed,
  nextAt: textOf(overdue.nextAt),
  label: (overdue.isLabeled && entry?.peptide?.label?.missed?.source) || null,
})

const cachedReminderOf = (one: Reminder, entries: Entries): CachedReminder => ({
  ...plannedTimes(one, entryOf(one, entries)),
  id: one.id,
  nextAt: instantIn(one.nextAt),
  missed: entryOf(one, entries)?.peptide?.label?.missed,
})

const byEntry = (reminders: readonly Reminder[]) =>
  Map.groupBy(reminders.filter(isLive), ({ userPeptideId }) => userPeptideId)

function currentTimes(
  reminders: readonly Reminder[],
  entries: Entries,
  moment: { now: number; timeZone: string },
) {
  const ofEntry = byEntry(reminders)
  return (reminder: Reminder): Reminder => {
    if (!isOver(reminder, moment.now)) return reminder
    const siblings = ofEntry.get(reminder.userPeptideId) ?? []
    const times = timesByNow(
      cachedReminderOf(reminder, entries),
      siblings.map((sibling) => cachedReminderOf(sibling, entries)),
      moment,
    )
    if (!times) return { ...reminder, dueSince: null }
    return {
      ...reminder,
      dueSince: textOf(times.dueSince),
      missedAt: textOf(times.missedAt),
      overdue: times.overdue ? overdueText(times.overdue, reminder, entryOf(reminder, entries)) : null,
      // A snooze next to an overdue dose belonged to that dose, which has passed.
      snoozedUntil: reminder.overdue ? null : reminder.snoozedUntil,
      nextAt: textOf(times.nextAt),
    }
  }
}

/**
 * Updates reminders loaded earlier to the current time, as the server would without new events. Recalculates only
 * after something has passed.
 */
export const currentAt: OfflineReminders['currentAt'] = (reminders, entries, timeZone) => {
  let current = reminders
  return (now) => {
    if (current.some((one) => isOver(one, now)))
      current = current.map(currentTimes(current, entries, { now, timeZone }))
    return current
  }
}

const openOf = (one: Reminder, entries: Entries): OpenReminder => ({
  ...cachedReminderOf(one, entries),
  openSince: instantIn(one.overdue?.since ?? one.dueSince),
})

const inMilliseconds = ({ takenAt, settles }: UnsyncedDose) => ({
  takenAt: Date.parse(takenAt),
  settles: settles && { reminderId: settles.reminderId, day: settles.occursOn },
})

/** One time of a reminder, with its plan entry. */
interface Resolved {
  userPeptideId: number
  reminderId: number
  /** milliseconds since the epoch */
  at: number
}

const without = (reminder: Reminder, resolved: readonly Resolved[]): ActiveReminder => {
  const { dueSince, overdue, nextAt } = reminder
  const own = resolved.filter(({ reminderId }) => reminderId === reminder.id)
  const isIn = (times: readonly Resolved[], text: string | null) =>
    times.some(({ at }) => at === instantIn(text))
  // A skipped dose stops being overdue once the next one is taken, even for another reminder.
  const isOverdue = overdue && !isIn(own, overdue.since) && !isIn(resolved, overdue.nextAt)
  return {
    ...reminder,
    dueSince: isIn(own, dueSince) ? null : dueSince,
    overdue: isOverdue ? overdue : null,
    nextAt: isIn(own, nextAt) ? null : nextAt,
    ...(own.length > 0 && { queuedDoses: own.length }),
  }
}

/** Removes occurrences that queued doses resolve: they are no longer due, overdue or upcoming. */
export const withoutTaken: OfflineReminders['withoutTaken'] = (reminders, doses, { entries, timeZone }) => {
  const ofEntry = byEntry(reminders)
  const resolved = [...Map.groupBy(doses, ({ userPeptideId }) => userPeptideId)].flatMap(([id, own]) => {
    const open = (ofEntry.get(id) ?? []).map((one) => openOf(one, entries))
    return resolvedByUnsynced(open, own.map(inMilliseconds), timeZone).map((one) => ({
      ...one,
      userPeptideId: id,
    }))
  })
  return reminders.map((reminder) => {
    const ofPeptide = resolved.filter(({ userPeptideId }) => userPeptideId === reminder.userPeptideId)
    return ofPeptide.length > 0 ? without(reminder, ofPeptide) : reminder
  })
}
