import { addDays, type CalendarDay, dayOf, instantOf, laterDay } from './calendar.ts'
import { apartText } from './dose-spacing.ts'
import type { Label } from './medicines.ts'
import { type PlannedTimes, scheduleOf } from './reminders.ts'
import { occurrencesBetween } from './schedules.ts'
import { sourceText, type Warning } from './warnings.ts'

const HOUR_MS = 60 * 60 * 1000

/** Reminders of one plan entry have come in every order that brings them closest in so many days. */
const COMPARED_DAYS = 63

/** When a reminder is for in {@link COMPARED_DAYS}. In UTC, since clocks that change bring no two doses closer. */
function comparedTimes(reminder: PlannedTimes, from: CalendarDay): number[] {
  const [begin, end] = [from, addDays(from, COMPARED_DAYS)].map((day) => instantOf(day, '00:00', 'UTC'))
  const span = { from: Number(begin), to: Number(end) }
  return occurrencesBetween(scheduleOf(reminder), span, 'UTC')
    .filter(({ day }) => reminder.endDate === null || day <= reminder.endDate)
    .map(({ at }) => at)
}

/** The shortest time between two doses that reminders call for, in milliseconds; infinite where they call for one at most. */
function shortestGap(reminders: readonly PlannedTimes[], today: CalendarDay): number {
  const from = reminders.map(({ anchor, startDate }) => laterDay(anchor, startDate)).reduce(laterDay, today)
  const times = reminders.flatMap((one) => comparedTimes(one, from)).sort((one, other) => one - other)
  return Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
}

/** Always in hours, as labels say it: '24 h'. */
const gapText = (gap: number): string => (gap < HOUR_MS ? apartText(gap) : `${Math.floor(gap / HOUR_MS)} h`)

/** What a reminder that was made or moved brings close together. Instants are milliseconds since the epoch. */
export interface SpacedReminders {
  label: Label | null | undefined
  /** all active reminders of the plan entry, as they are after the change */
  reminders: readonly PlannedTimes[]
  /** the last dose of the entry */
  lastTakenAt: number | undefined
  /** when the reminder that was made or moved is for next */
  nextAt: number | undefined
  now: number
  timeZone: string
}

/** Warns of a next dose too soon after the last one, and of reminders too close together, by the label's minimum interval. */
export function reminderSpacingWarnings(about: SpacedReminders): Warning[] {
  const { label, reminders, lastTakenAt, nextAt, now, timeZone } = about
  if (!label?.apart) return []
  const { hours, source } = label.apart
  const isTooShort = (gap: number) => gap < hours * HOUR_MS
  const asked = `the label says at least ${hours} h ${sourceText(source)}.`
  const warnings: Warning[] = []
  const sinceLast = lastTakenAt === undefined || nextAt === undefined ? Infinity : nextAt - lastTakenAt
  if (isTooShort(sinceLast))
    warnings.push({
      code: 'TOO_SOON',
      message: `The next dose comes ${gapText(sinceLast)} after your last one, but ${asked}`,
    })
  const apart = shortestGap(reminders, dayOf(now, timeZone))
  if (isTooShort(apart))
    warnings.push({
      code: 'REMINDERS_TOO_CLOSE',
      message: `Your reminders come ${gapText(apart)} apart, but ${asked}`,
    })
  return warnings
}
