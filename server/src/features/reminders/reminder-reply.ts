import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { dueReminderOccurrence, nextReminderOccurrence } from '@pepwell/domain/reminders/reminders'
import type { Occurrence } from '@pepwell/domain/schedules/schedules'
import type { followPlanQuestion } from './follow-plan-question.ts'
import { isLive } from './is-live.ts'
import type { Unlogged } from './overdue.ts'
import type { ReminderRow } from './reminders.queries.ts'

interface Circumstances {
  /** the plan's frequency if a reminder asks whether to follow */
  planSays: ReturnType<typeof followPlanQuestion>
  unlogged: Map<number, Unlogged>
  now: number
  timeZone: string
}

const asText = (occurrence: Occurrence | undefined): string | null =>
  occurrence ? new Date(occurrence.at).toISOString() : null

/** Its times: none while it or its plan entry is paused, and without resolved ones. */
function timesOf(row: ReminderRow, now: number, timeZone: string) {
  if (!isLive(row)) return { dueSince: null, nextAt: null }
  const resolved = row.resolved.map(({ at }) => Date.parse(at))
  const due = dueReminderOccurrence(row, now, timeZone, resolved)
  return {
    // Nothing before the reminder was created or resumed counts as missed.
    dueSince: due && due.at >= row.countsFrom.getTime() ? asText(due) : null,
    nextAt: asText(nextReminderOccurrence(row, now, timeZone, resolved)),
  }
}

/** A reminder as its person sees it. */
export const serializeReminder = (
  row: ReminderRow,
  { planSays, unlogged, now, timeZone }: Circumstances,
): Reminder => ({
  ...row,
  dose: row.ownDose ?? row.currentDose,
  userPeptide: { id: row.userPeptideId, status: row.status, peptide: { name: row.peptideName } },
  days: JSON.stringify(row.days),
  timingOptions: JSON.stringify(row.timingOptions),
  notifications: { push: row.push, email: row.email, sms: row.sms },
  planSays: planSays(row),
  countsFrom: row.countsFrom.toISOString(),
  overdue: unlogged.get(row.id)?.overdue ?? null,
  missedAt: unlogged.get(row.id)?.missedAt ?? null,
  takenBy: row.taken.map(({ id }) => Number(id)),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  ...timesOf(row, now, timeZone),
})
