import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import type { PlannedTimes } from '@pepwell/domain/reminders/reminders'
import { daysOf } from './schedule-words.ts'

/** A reminder's recurrence, limited to its plan entry's dates if known. */
export function plannedTimes(reminder: Reminder, entry: PlanEntry | undefined): PlannedTimes {
  const { startDate, endDate } = entry ?? { startDate: reminder.anchor, endDate: null }
  return { ...reminder, days: daysOf(reminder) ?? [], startDate, endDate }
}
