import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { type ForecastReminder, nextAfterDoses } from '@pepwell/domain/reminders/next-after-doses'
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
import { addDays, type CalendarDay, dayOf, latestOfDays } from '@pepwell/domain/time/calendar'
import { isLive } from '../offline-reminders.ts'
import { plannedTimes } from '../planned-times.ts'
import { daysOf } from '../schedule-words.ts'
import { plannedWithin } from './planned-within.ts'

/** The form's schedule. */
export interface PreviewedTimes extends ReminderTimes {
  /** minutes before */
  timings: readonly number[]
  /** additional times, 'HH:MM'; empty until typed */
  alsoAt?: readonly string[]
  /** minutes between repeats until the dose is logged */
  repeatEvery?: number | null
}

/** What the forecast depends on. */
export interface ForecastFrom {
  /** the reminder's plan entry; undefined until chosen */
  entry: PlanEntry | undefined
  /** the reminder to edit; undefined for a new one */
  reminder?: Reminder | undefined
  /** the entry's stored reminders */
  reminders: readonly Reminder[]
  /** times of the entry's latest doses, milliseconds since the epoch, in the order logged */
  doses: readonly number[]
  /** milliseconds since the epoch */
  now: number
  timeZone: string
}

/** Whether the weekdays are equal, if they apply. */
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

/** Whether a reminder is new or its schedule changed. */
const isMoved = (times: ReminderTimes, reminder: Reminder | undefined): boolean =>
  !reminder || times.time !== reminder.time || changesSchedule(times, reminder)

/** The day from which a reminder after the last dose counts once it is stored. */
export function followedAnchor(
  { frequency, every }: Pick<ReminderTimes, 'frequency' | 'every'>,
  { reminder, doses, now, timeZone }: ForecastFrom,
): CalendarDay {
  if (reminder && frequency === reminder.frequency && every === reminder.every) return reminder.anchor
  const today = dayOf(now, timeZone)
  if (doses.length === 0 || !Number.isInteger(every)) return today
  return latestOfDays(addDays(dayOf(Math.max(...doses), timeZone), every ?? 1), today)
}

const missedOf = (entry: PlanEntry | undefined) => entry?.peptide?.label?.missed

const storedOf = (one: Reminder, entry: PlanEntry | undefined): ForecastReminder => ({
  ...plannedTimes(one, entry),
  id: one.id,
  countsFrom: new Date(one.countsFrom),
  isLive: isLive(one),
  missed: missedOf(entry),
  nextAt: one.nextAt === null ? undefined : Date.parse(one.nextAt),
})

/** Above any stored id, as the new id will be. */
const NEW_ID = 2 ** 52

/** The form's reminder as it will be stored, plus one per additional time. */
function changedOf(
  times: PreviewedTimes,
  { entry, reminder, now }: ForecastFrom,
): [ForecastReminder, ...ForecastReminder[]] {
  const begins = !reminder || !isLive(reminder) || changesSchedule(times, reminder)
  const first: ForecastReminder = {
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

/** The reminder's next time as the server will calculate it: logged doses resolve the nearest occurrence. */
export function forecastNext(times: PreviewedTimes, from: ForecastFrom): Occurrence | undefined {
  const { entry, reminder, reminders, doses, now, timeZone } = from
  if (reminder?.nextAt && !isMoved(times, reminder)) {
    const after = Math.max(now, Date.parse(reminder.nextAt) - 1)
    return nextReminderOccurrence(plannedWithin(times, entry), after, timeZone)
  }
  const stored = reminders.map((reminder) => storedOf(reminder, entry))
  return nextAfterDoses({ stored, changed: changedOf(times, from), takenAt: doses, now, timeZone })
}

/** Label warnings for new times: too soon after the last dose, or too close together. */
export function forecastSpacing(times: PreviewedTimes, from: ForecastFrom): string[] {
  const { entry, reminder, reminders, doses, now, timeZone } = from
  const label = entry?.peptide?.label
  if (!label || !isMoved(times, reminder)) return []
  const others = reminders.filter((one) => isLive(one) && one.id !== reminder?.id)
  const warnings = reminderSpacingWarnings({
    label,
    reminders: [...others.map((one) => storedOf(one, entry)), ...changedOf(times, from)],
    lastTakenAt: doses.length > 0 ? Math.max(...doses) : undefined,
    nextAt: forecastNext(times, from)?.at,
    now,
    timeZone,
  })
  return warnings.map(({ message }) => message)
}
