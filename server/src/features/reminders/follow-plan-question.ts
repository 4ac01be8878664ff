import { fitsFrequency } from '@pepwell/domain/reminders/rates'
import { isSameFrequency } from '@pepwell/domain/schedules/frequencies'
import { isLive } from './is-live.ts'
import type { ReminderRow } from './reminders.queries.ts'

/** Whether the reminder's times were chosen or confirmed for the plan's current frequency. */
const isAnswered = ({ answeredFrequency, planFrequency }: ReminderRow): boolean =>
  answeredFrequency !== null && isSameFrequency(answeredFrequency, planFrequency)

/**
 * The plan's frequency if a reminder should ask whether to follow it: the plan changed after its times were chosen,
 * and the entry's reminders no longer match it. Calculated once per entry.
 * @param all every reminder of the person
 */
export function followPlanQuestion(all: readonly ReminderRow[]): (row: ReminderRow) => string | null {
  const live = Map.groupBy(all.filter(isLive), ({ userPeptideId }) => userPeptideId)
  const fitting = new Map<number, boolean>()
  const fits = ({ userPeptideId: id, planFrequency }: ReminderRow): boolean => {
    const known = fitting.get(id) ?? fitsFrequency(live.get(id) ?? [], planFrequency)
    fitting.set(id, known)
    return known
  }
  return (row) => (!isLive(row) || isAnswered(row) || fits(row) ? null : row.planFrequency)
}
