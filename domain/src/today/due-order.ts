import { doseRate } from '../schedules/frequencies.ts'
import { type CalendarDay, dayOf } from '../time/calendar.ts'
import { isOnTimeline, type Moment, type TimedReminder, timesOf } from './due-times.ts'
import { overdueState } from './overdue-state.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A plan entry's data for its next due time. */
interface DueEntry {
  id: number
  frequency: string
  startDate: CalendarDay
}

/** An entry's reminder and the end of its snooze, if any. */
interface EntryReminder extends TimedReminder {
  userPeptideId: number
  snoozedUntil: string | null
}

/** Context besides the plan. */
interface Known {
  reminders: readonly EntryReminder[]
  /** the time of an entry's last dose, in milliseconds since the epoch; undefined when unknown */
  lastOf: (entryId: number) => number | undefined
}

/** A reminder's due times, including overdue ones; a snoozed one counts at its snooze time. */
function calledFor(reminder: EntryReminder, now: number): number[] {
  const { isActive, overdue, snoozedUntil } = reminder
  const isOpen = isActive && overdueState(overdue, now) === 'open'
  const since = isOpen && overdue ? [Date.parse(overdue.since)] : []
  const again = Date.parse(snoozedUntil ?? '')
  const times = [...since, ...timesOf(reminder, now).map(({ at }) => at)]
  return times.map((at) => (at <= now && again > now ? again : at))
}

/**
 * When an entry's schedule calls for its next dose: one interval after the last dose, or after its start.
 * None without a schedule.
 */
function byDosingSchedule(
  { frequency, startDate }: DueEntry,
  last: number | undefined,
  { now, timeZone }: Moment,
) {
  const rate = doseRate(frequency)
  if (!rate || startDate > dayOf(now, timeZone)) return Number.POSITIVE_INFINITY
  return last === undefined ? Date.parse(startDate) : last + (rate.days / rate.doses) * DAY_MS
}

/**
 * Entries by due time: first in timeline order, with overdue, due and upcoming occurrences; then by the next time,
 * from reminders or the schedule; entries without one last. Ties keep their order.
 */
export function inDueOrder<Entry extends DueEntry>(
  entries: readonly Entry[],
  { reminders, lastOf }: Known,
  moment: Moment,
): Entry[] {
  const ranked = entries.map((entry) => {
    const own = reminders.filter(({ userPeptideId }) => userPeptideId === entry.id)
    const called = Math.min(...own.flatMap((reminder) => calledFor(reminder, moment.now)))
    const isCalled = Number.isFinite(called)
    const at = isCalled ? called : byDosingSchedule(entry, lastOf(entry.id), moment)
    return { entry, at, isLater: !(isCalled && isOnTimeline(called, moment)) }
  })
  const later = (one: { isLater: boolean }, other: { isLater: boolean }) =>
    Number(one.isLater) - Number(other.isLater)
  const sorted = ranked.toSorted((a, b) => later(a, b) || (a.at < b.at ? -1 : Number(a.at > b.at)))
  return sorted.map(({ entry }) => entry)
}
