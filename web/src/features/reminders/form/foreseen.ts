import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { type ForeseenReminder, nextAfterDoses } from '@pepwell/domain/reminders/next-after-doses'
import {
  countsFromDay,
  followsDoses,
  isOptional,
  needsNoDays,
  nextReminderOccurrence,
  numbersFor,
  type ReminderTimes,
} from '@pepwell/domain/reminders/reminders'
import { reminderSpacingWarnings } from '@pepwell/domain/reminders/spacing'
import type { Occurrence } from '@pepwell/domain/schedules/schedules'
import { isLive } from '../offline-reminders.ts'
import { plannedTimes } from '../planned-times.ts'
import { daysOf } from '../schedule-words.ts'
import { plannedWithin } from './planned-within.ts'

/** What stands in the form of when a reminder comes. */
export interface PreviewedTimes extends ReminderTimes {
  /** minutes before */
  timings: readonly number[]
  /** whether the anchor is that of the last dose already */
  isFollowing?: boolean
  /** further times of the day, 'HH:MM'; one that is not typed yet is empty */
  alsoAt?: readonly string[]
  /** minutes until it comes again while the dose is not logged */
  repeatEvery?: number | null
}

/** What a reminder in the form is foreseen from. */
export interface ForeseenFrom {
  /** the plan entry that the reminder is about; undefined until one is chosen */
  entry: PlanEntry | undefined
  /** the reminder that is changed; undefined for a new one */
  reminder?: Reminder | undefined
  /** the stored reminders of the entry */
  reminders: readonly Reminder[]
  /** when the latest doses of the entry were taken, milliseconds since the epoch, in the order in which they were logged */
  doses: readonly number[]
  /** milliseconds since the epoch */
  now: number
  timeZone: string
}

/** Whether the weekdays are the same, where they are what counts. */
const areSameDays = ({ frequency, days }: ReminderTimes, reminder: Reminder): boolean =>
  needsNoDays(frequency) ||
  frequency === 'Every other day' ||
  new Set(days).symmetricDifference(new Set(daysOf(reminder) ?? [])).size === 0

function changesSchedule(times: ReminderTimes, reminder: Reminder): boolean {
  const { frequency } = times
  if (frequency !== reminder.frequency) return true
  const usual = isOptional(frequency) ? 1 : null
  if (numbersFor(frequency).some((name) => (times[name] ?? usual) !== (reminder[name] ?? usual))) return true
  return (countsFromDay(frequency) && times.anchor !== reminder.anchor) || !areSameDays(times, reminder)
}

/** Whether a reminder is new, or for other times than stored. */
const isMoved = (times: ReminderTimes, reminder: Reminder | undefined): boolean =>
  !reminder || times.time !== reminder.time || changesSchedule(times, reminder)

const missedOf = (entry: PlanEntry | undefined) => entry?.peptide?.label?.missed

const storedOf = (one: Reminder, entry: PlanEntry | undefined): ForeseenReminder => ({
  ...plannedTimes(one, entry),
  id: one.id,
  countsFrom: new Date(one.countsFrom),
  isLive: isLive(one),
  missed: missedOf(entry),
  nextAt: one.nextAt === null ? undefined : Date.parse(one.nextAt),
})

/** Higher than any stored id, as the new one will be. */
const NEW_ID = 2 ** 52

/** The reminder in the form as it will be stored, and one for each further time. */
function changedOf(
  times: PreviewedTimes,
  { entry, reminder, now }: ForeseenFrom,
): [ForeseenReminder, ...ForeseenReminder[]] {
  const begins = !reminder || !isLive(reminder) || changesSchedule(times, reminder)
  const first: ForeseenReminder = {
    ...plannedWithin(times, entry),
    id: reminder?.id ?? NEW_ID,
    countsFrom: new Date(begins ? now : reminder.countsFrom),
    isLive: true,
    missed: missedOf(entry),
  }
  const further = followsDoses(times.frequency) ? [] : new Set(times.alsoAt?.filter(Boolean))
  const others = [...further].filter((time) => time !== times.time)
  return [first, ...others.map((time, index) => ({ ...first, id: NEW_ID + 1 + index, time }))]
}

/** When the reminder will be for next, as the server will have it: doses already logged resolve what is nearest to them. */
export function nextForeseen(times: PreviewedTimes, from: ForeseenFrom): Occurrence | undefined {
  const { entry, reminder, reminders, doses, now, timeZone } = from
  if (reminder?.nextAt && !isMoved(times, reminder)) {
    const after = Math.max(now, Date.parse(reminder.nextAt) - 1)
    return nextReminderOccurrence(plannedWithin(times, entry), after, timeZone)
  }
  const stored = reminders.map((one) => storedOf(one, entry))
  return nextAfterDoses({ stored, changed: changedOf(times, from), takenAt: doses, now, timeZone })
}

/** What the label says of times that are new: their next dose too soon after the last, and reminders too close together. */
export function spacingForeseen(times: PreviewedTimes, from: ForeseenFrom): string[] {
  const { entry, reminder, reminders, doses, now, timeZone } = from
  const label = entry?.peptide?.label
  if (!label?.apart || !isMoved(times, reminder)) return []
  const others = reminders.filter((one) => isLive(one) && one.id !== reminder?.id)
  const isOpen = followsDoses(times.frequency) && !times.isFollowing
  const warnings = reminderSpacingWarnings({
    label,
    reminders: [...others.map((one) => storedOf(one, entry)), ...changedOf(times, from)],
    lastTakenAt: doses.length > 0 ? Math.max(...doses) : undefined,
    nextAt: isOpen ? undefined : nextForeseen(times, from)?.at,
    now,
    timeZone,
  })
  return warnings.map(({ message }) => message)
}
