import { addDays, type CalendarDay, dayOf, instantOf } from './calendar.ts'
import { type ReminderTimes, reminderTimings, scheduleOf } from './reminders.ts'
import { occursOn } from './schedules.ts'

/** A reminder with those of its days that something was decided about. */
export interface DecidedReminder extends ReminderTimes {
  id: number
  createdAt: Date
  decided: readonly { day: CalendarDay; outcome: string }[]
}

/** One occurrence of a reminder, named by the day it was meant for. */
export interface ReminderOccurrence {
  reminderId: number
  day: CalendarDay
}

const HOUR_MS = 60 * 60 * 1000

/** Of several occurrences on one day, a dose settles none that is further away. */
const FARTHEST_MS = 12 * HOUR_MS

/** Up to so long after an occurrence of the evening before, a dose is for that one rather than for the evening to come. */
const AFTER_MIDNIGHT_MS = 4 * HOUR_MS

interface Candidate extends ReminderOccurrence {
  distance: number
  /** whether the reminder was there already */
  isReal: boolean
  outcome: string | undefined
}

function candidatesOn(
  day: CalendarDay,
  reminders: readonly DecidedReminder[],
  takenAt: number,
  timeZone: string,
): Candidate[] {
  return reminders
    .filter((reminder) => occursOn(scheduleOf(reminder), day))
    .map(({ id, time, createdAt, decided }) => {
      const at = instantOf(day, time, timeZone)
      return {
        reminderId: id,
        day,
        distance: Math.abs(at - takenAt),
        isReal: at >= createdAt.getTime(),
        outcome: decided.find((one) => one.day === day)?.outcome,
      }
    })
}

const nearest = (candidates: Candidate[]): Candidate | undefined =>
  candidates.sort((one, other) => one.distance - other.distance)[0]

/**
 * Which occurrence a dose settles: the nearest of its own day that is open; where the day has several, within twelve
 * hours. A dose taken in the small hours is for an open one of the evening before that is nearer still, so that it does
 * not silence the evening to come. With none open, one of its own day that was left out before the dose was taken after all.
 * @param reminders the active ones of the dose's plan entry
 * @param takenAt milliseconds since the epoch
 * @param timeZone IANA name of the person's zone
 */
export function occurrenceTaken(
  reminders: readonly DecidedReminder[],
  takenAt: number,
  timeZone: string,
): ReminderOccurrence | undefined {
  const takenOn = dayOf(takenAt, timeZone)
  const ofTheDay = candidatesOn(takenOn, reminders, takenAt, timeZone)
  const sameDay = ofTheDay.length > 1 ? ofTheDay.filter(({ distance }) => distance <= FARTHEST_MS) : ofTheDay
  const dayBefore = candidatesOn(addDays(takenOn, -1), reminders, takenAt, timeZone).filter(
    ({ distance, isReal }) => isReal && distance <= AFTER_MIDNIGHT_MS,
  )
  const found =
    nearest([...sameDay, ...dayBefore].filter(({ outcome }) => outcome === undefined)) ??
    nearest(sameDay.filter(({ outcome }) => outcome === 'skipped'))
  return found && { reminderId: found.reminderId, day: found.day }
}

/** A reminder comes at most this long before its occurrence, in milliseconds. */
const LONGEST_LEAD_MS = Math.max(...reminderTimings) * 60_000

/**
 * Whether an occurrence can have been told of by now.
 * @param now milliseconds since the epoch
 */
export const isToldBy = (now: number, day: CalendarDay, timeZone: string): boolean =>
  day <= dayOf(now + LONGEST_LEAD_MS, timeZone)
