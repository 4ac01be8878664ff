import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { followsDoses, reminderOccurrences } from '@pepwell/domain/reminders/reminders'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { DoseAhead } from '../../features/doses/calendar/day-marks.ts'
import { lastDayOf, monthOf } from '../../features/doses/calendar/months.ts'
import { plannedTimes } from '../../features/reminders/planned-times.ts'

interface Circumstances {
  /** the person's own */
  today: CalendarDay
  timeZone: string
}

/** The days of a reminder from its next time to the end of the month; of what follows the last dose only that one is known. */
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

/** The doses that reminders call for, from what is due to the end of the month; of one peptide once a day. */
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
