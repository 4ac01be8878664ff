import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { followsDoses, reminderOccurrences } from '@pepwell/domain/reminders/reminders'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { DoseAhead } from '../../features/doses/calendar/day-marks.ts'
import { lastDayOf, monthOf } from '../../features/doses/calendar/months.ts'
import { plannedTimes } from '../../features/reminders/planned-times.ts'

interface Circumstances {
  /** the person's time zone */
  today: CalendarDay
  timeZone: string
}

/** A reminder's days from its next time to the end of the month; only the next one if it follows the last dose. */
function daysAhead(
  reminder: Reminder,
  entry: PlanEntry | undefined,
  { today, timeZone }: Circumstances,
): CalendarDay[] {
  const { isActive, dueSince, nextAt, frequency } = reminder
  const due = dueSince ? [dayOf(Date.parse(dueSince), timeZone)] : []
  if (!isActive || !nextAt) return isActive ? due : []
  if (followsDoses(frequency)) return [...due, dayOf(Date.parse(nextAt), timeZone)]
  const last = lastDayOf(monthOf(today))
  const days = [...due]
  for (const { day } of reminderOccurrences(plannedTimes(reminder, entry), Date.parse(nextAt), timeZone)) {
    if (day > last) break
    days.push(day)
  }
  return days
}

/** Due doses to the end of the month, at most one per peptide and day. */
export function dosesAhead(
  reminders: readonly Reminder[],
  entries: readonly PlanEntry[],
  circumstances: Circumstances,
): DoseAhead[] {
  const all = reminders.flatMap((reminder) => {
    const { name } = reminder.userPeptide.peptide
    const entry = entries.find(({ id }) => id === reminder.userPeptideId)
    return daysAhead(reminder, entry, circumstances).map((day) => ({ day, name }))
  })
  return [...new Map(all.map((one) => [`${one.day} ${one.name}`, one])).values()]
}
