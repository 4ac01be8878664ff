import { doseRate } from '../schedules/frequencies.ts'
import { type CalendarDay, dayOf } from '../time/calendar.ts'
import { isOnTimeline, type Moment, type TimedReminder, timesOf } from './due-times.ts'
import { overdueState } from './overdue-state.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A plan entry, as far as it says when its next dose is due. */
interface DueEntry {
  id: number
  frequency: string
  startDate: CalendarDay
}

/** A reminder of an entry, and until when it was put off, where it was. */
interface EntryReminder extends TimedReminder {
  userPeptideId: number
  snoozedUntil: string | null
}

/** What is known beside the plan. */
interface Known {
  reminders: readonly EntryReminder[]
  /** when the last dose of an entry was, in milliseconds since the epoch; undefined where none is known */
  lastOf: (entryId: number) => number | undefined
}

/** The times that a reminder calls for, overdue ones among them; what was put off is for when it is told again. */
function calledFor(reminder: EntryReminder, now: number): number[] {
  const { isActive, overdue, snoozedUntil } = reminder
  const isOpen = isActive && overdueState(overdue, now) === 'open'
  const since = isOpen && overdue ? [Date.parse(overdue.since)] : []
  const again = Date.parse(snoozedUntil ?? '')
  const times = [...since, ...timesOf(reminder, now).map(({ at }) => at)]
  return times.map((at) => (at <= now && again > now ? again : at))
}

/** When the schedule of an entry calls for its next dose: an interval after the last, or since it began. None where it has no schedule. */
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
 * Entries in the order in which they are due: first as the day's timeline has them, what is overdue or due and what its
 * reminders still call for; then by the next time, of a reminder where one is known and of the schedule where none is; and
 * what is due at no time last. Those that nothing tells apart stay in their order.
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
  const sorted = ranked.toSorted(
    (one, other) => later(one, other) || (one.at < other.at ? -1 : Number(one.at > other.at)),
  )
  return sorted.map(({ entry }) => entry)
}
