import { isSameFrequency } from '@pepwell/domain/frequencies'
import { fitsFrequency } from '@pepwell/domain/reminder-rates'
import { isLive } from './is-live.ts'
import type { ReminderRow } from './reminders.queries.ts'

/** Whether somebody chose a reminder's times, or kept them, beside what the plan says now. */
const isAnswered = ({ answeredFrequency, planFrequency }: ReminderRow): boolean =>
  answeredFrequency !== null && isSameFrequency(answeredFrequency, planFrequency)

/**
 * How often the plan says, where a reminder asks whether to follow: the plan said something else when its times were
 * chosen, and the reminders of the entry no longer call for what it says.
 * @param all every reminder of the person
 */
export function planSays(row: ReminderRow, all: readonly ReminderRow[]): string | null {
  if (!isLive(row) || isAnswered(row)) return null
  const together = all.filter((one) => isLive(one) && one.userPeptideId === row.userPeptideId)
  return fitsFrequency(together, row.planFrequency) ? null : row.planFrequency
}
