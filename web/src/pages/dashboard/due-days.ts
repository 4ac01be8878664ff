import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { peptideName } from '@pepwell/domain/plan/plan'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { DueDay } from '../../features/doses/due-days.ts'
import { dosesAhead } from './doses-ahead.ts'

export interface Known {
  entries: readonly PlanEntry[]
  reminders: readonly Reminder[]
  /** as the dashboard's figures count them */
  missed: readonly { userPeptideId: number; day: CalendarDay }[]
}

/** Scheduled doses up to today: today's due and upcoming ones, and missed ones before. */
export function dueDaysOf(
  { entries, reminders, missed }: Known,
  circumstances: { today: CalendarDay; timeZone: string },
): DueDay[] {
  const { today, timeZone } = circumstances
  const ahead = dosesAhead(reminders, entries, circumstances)
  const overdue = reminders.flatMap(({ isActive, overdue: one, userPeptide }) =>
    isActive && one ? [{ day: dayOf(Date.parse(one.since), timeZone), name: userPeptide.peptide.name }] : [],
  )
  const others = missed.flatMap(({ userPeptideId, day }) => {
    const entry = entries.find(({ id }) => id === userPeptideId)
    return entry ? [{ day, name: peptideName(entry) }] : []
  })
  return [...ahead, ...overdue, ...others].filter(({ day }) => day <= today)
}
