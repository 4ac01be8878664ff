import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { ReminderDose } from '../../../features/reminders/overdue/reminder-dose.ts'

/** What the lines of a day have in common. */
export interface DayProps {
  /** latest first */
  doses: readonly DoseLog[]
  timeZone: string
  /** when the reminders were told; what was taken stays as it is until they are told anew */
  alertAt: number
  /** opens the sheet that logs a dose, with this one to begin with */
  onLog: (dose: ReminderDose) => void
  onTaken: (dose: DoseLog) => void
  /** called when a dose is put off or left out */
  onLeaving: () => void
}

/** A time of a reminder, and the plan entry that it is about, where that is known. */
export interface ShotProps extends DayProps {
  reminder: Reminder
  entry: PlanEntry | undefined
  /** milliseconds since the epoch */
  at: number
}

/** Grey: of what is no longer in the plan. */
export const NO_COLOR_SLOT = COLOR_SLOTS

/** The occurrence that a dose of this time is for; none before its time has come, when the server finds the nearest. */
export const occurrenceKeyAt = ({ reminder: { id, overdue }, at }: Pick<ShotProps, 'reminder' | 'at'>) =>
  overdue && Date.parse(overdue.since) === at ? { reminderId: id, occursOn: overdue.occursOn } : undefined

/** The occurrence of a time, whether that has come or not: what is put off or left out. */
export const occurrenceAt = ({ reminder, at, timeZone }: Pick<ShotProps, 'reminder' | 'at' | 'timeZone'>) =>
  occurrenceKeyAt({ reminder, at }) ?? { reminderId: reminder.id, occursOn: dayOf(at, timeZone) }
