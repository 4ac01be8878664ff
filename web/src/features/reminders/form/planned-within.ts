import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { PlannedTimes, ReminderTimes } from '@pepwell/domain/reminders/reminders'

/** The times in the form, within the plan entry as far as one is chosen. */
export const plannedWithin = (times: ReminderTimes, entry: PlanEntry | undefined): PlannedTimes => ({
  ...times,
  startDate: entry?.startDate ?? times.anchor,
  endDate: entry?.endDate ?? null,
})
