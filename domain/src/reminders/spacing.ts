import type { Label } from '../catalogue/medicines.ts'
import { apartText, type MinInterval, minInterval } from '../safety/dose-spacing.ts'
import { sourceText, type Warning } from '../safety/warnings.ts'
import type { DoseRate } from '../schedules/frequencies.ts'
import { occurrencesBetween } from '../schedules/schedules.ts'
import { addDays, type CalendarDay, dayOf, instantOf, latestOfDays } from '../time/calendar.ts'
import { type PlannedTimes, scheduleOf } from './reminders.ts'

const HOUR_MS = 60 * 60 * 1000

/** A period in which reminders of one plan entry have come closest to each other. */
const COMPARED_DAYS = 63

/** A reminder's occurrences in {@link COMPARED_DAYS}, in UTC, since clock changes bring no two doses closer. */
function comparedTimes(reminder: PlannedTimes, from: CalendarDay): number[] {
  const [begin, end] = [from, addDays(from, COMPARED_DAYS)].map((day) => instantOf(day, '00:00', 'UTC'))
  const span = { from: Number(begin), to: Number(end) }
  return occurrencesBetween(scheduleOf(reminder), span, 'UTC')
    .filter(({ day }) => reminder.endDate === null || day <= reminder.endDate)
    .map(({ at }) => at)
}

/** The first day from which all reminders of an entry are compared. */
const firstCompared = (reminders: readonly PlannedTimes[], today: CalendarDay): CalendarDay =>
  reminders.map(({ anchor, startDate }) => latestOfDays(anchor, startDate)).reduce(latestOfDays, today)

/** The shortest time between two reminded doses, in milliseconds; infinite for at most one. */
function shortestGap(reminders: readonly PlannedTimes[], today: CalendarDay): number {
  const from = firstCompared(reminders, today)
  const times = reminders.flatMap((reminder) => comparedTimes(reminder, from)).sort((a, b) => a - b)
  return Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
}

/** Always in hours, as on labels: '24 h'. */
const gapText = (gap: number): string => (gap < HOUR_MS ? apartText(gap) : `${Math.floor(gap / HOUR_MS)} h`)

/** A day of a week, or three hours of a day: people rarely dose at the same minute. */
const TOLERANCE = 1 / 7

/** The shortest gap after the last dose: the label's minimum, or without one nearly the usual interval. */
function minGap(label: Label | null | undefined): MinInterval | undefined {
  const usual = minInterval(label)
  if (!label?.apart) return usual && { ...usual, hours: usual.hours * (1 - TOLERANCE) }
  const { hours, source } = label.apart
  return { hours, text: `the label says at least ${hours} h ${sourceText(source)}` }
}

/** The input of spacing warnings for a created or moved reminder. Instants are milliseconds since the epoch. */
export interface SpacedReminders {
  label: Label | null | undefined
  /** all active reminders of the plan entry after the change */
  reminders: readonly PlannedTimes[]
  /** the last dose of the entry */
  lastTakenAt: number | undefined
  /** the next occurrence of the created or moved reminder */
  nextAt: number | undefined
  now: number
  timeZone: string
}

/**
 * Warns of a next dose too soon after the last one, and of reminders closer together than the label or trials allow.
 */
export function reminderSpacingWarnings(about: SpacedReminders): Warning[] {
  const { label, reminders, lastTakenAt, nextAt, now, timeZone } = about
  const warnings: Warning[] = []
  const sinceLast = lastTakenAt === undefined || nextAt === undefined ? Infinity : nextAt - lastTakenAt
  const gap = minGap(label)
  if (gap && sinceLast < gap.hours * HOUR_MS) {
    const message = `The next dose comes ${gapText(sinceLast)} after your last one, but ${gap.text}.`
    warnings.push({ code: 'TOO_SOON', message })
  }
  const min = minInterval(label)
  const apart = min ? shortestGap(reminders, dayOf(now, timeZone)) : Infinity
  if (min && apart < min.hours * HOUR_MS) {
    const message = `Your reminders come ${gapText(apart)} apart, but ${min.text}.`
    warnings.push({ code: 'REMINDERS_TOO_CLOSE', message })
  }
  return warnings
}

/** The combined number of reminded doses over {@link COMPARED_DAYS}; undefined for none. */
export function reminderRate(reminders: readonly PlannedTimes[], today: CalendarDay): DoseRate | undefined {
  const from = firstCompared(reminders, today)
  const doses = reminders.flatMap((reminder) => comparedTimes(reminder, from)).length
  return doses > 0 ? { doses, days: COMPARED_DAYS } : undefined
}
