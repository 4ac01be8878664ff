import { fitsFrequency } from '@pepwell/domain/reminders/rates'
import { isSameFrequency } from '@pepwell/domain/schedules/frequencies'
import { isLive } from './is-live.ts'
import type { ReminderRow } from './reminders.queries.ts'

/** Whether somebody chose a reminder's times, or kept them, beside what the plan says now. */
const isAnswered = ({ answeredFrequency, planFrequency }: ReminderRow): boolean =>
  answeredFrequency !== null && isSameFrequency(answeredFrequency, planFrequency)

/**
 * How often the plan says, where a reminder asks whether to follow: the plan said something else when its times were
 * chosen, and the reminders of the entry no longer call for what it says. Reckoned once for each entry.
 * @param all every reminder of the person
 */
export function asking(all: readonly ReminderRow[]): (row: ReminderRow) => string | null {
  const live = Map.groupBy(all.filter(isLive), ({ userPeptideId }) => userPeptideId)
  const fitting = new Map<number, boolean>()
  const fits = ({ userPeptideId: id, planFrequency }: ReminderRow): boolean => {
    const known = fitting.get(id) ?? fitsFrequency(live.get(id) ?? [], planFrequency)
    fitting.set(id, known)
    return known
  }
  return (row) => (!isLive(row) || isAnswered(row) || fits(row) ? null : row.planFrequency)
}
