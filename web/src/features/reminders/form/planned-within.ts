import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { PlannedTimes, ReminderTimes } from '@pepwell/domain/reminders/reminders'

/** The form's times, limited to the plan entry's dates. */
export const plannedWithin = (times: ReminderTimes, entry: PlanEntry | undefined): PlannedTimes => ({
  ...times,
  startDate: entry?.startDate ?? times.anchor,
  endDate: entry?.endDate ?? null,
})
