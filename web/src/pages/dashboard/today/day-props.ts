import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { ReminderDose } from '../../../features/reminders/overdue/reminder-dose.ts'

/** Shared props of the day's rows. */
export interface DayProps {
  /** latest first */
  doses: readonly DoseLog[]
  timeZone: string
  /** when reminders were loaded; taken rows stay unchanged until the next load */
  alertAt: number
  /** opens the dose sheet with this dose */
  onLog: (dose: ReminderDose) => void
  onTaken: (dose: DoseLog) => void
  /** called when a dose is snoozed or skipped */
  onLeaving: () => void
}

export interface ScheduledDoseProps extends DayProps {
  reminder: Reminder
  entry: PlanEntry | undefined
  at: number
}

/** Gray: no longer in the plan. */
export const NO_COLOR_SLOT = COLOR_SLOTS

/** The occurrence a dose resolves; undefined before its time, when the server picks the nearest. */
export const occurrenceKeyAt = ({
  reminder: { id, overdue },
  at,
}: Pick<ScheduledDoseProps, 'reminder' | 'at'>) =>
  overdue && Date.parse(overdue.since) === at ? { reminderId: id, occursOn: overdue.occursOn } : undefined

/** The occurrence to snooze or skip, whether or not it is due. */
export const occurrenceAt = ({
  reminder,
  at,
  timeZone,
}: Pick<ScheduledDoseProps, 'reminder' | 'at' | 'timeZone'>) =>
  occurrenceKeyAt({ reminder, at }) ?? { reminderId: reminder.id, occursOn: dayOf(at, timeZone) }
