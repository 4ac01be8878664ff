import type { Reminder } from '@pepwell/contract/reminders'
import { reminderSpacingWarnings } from '@pepwell/domain/reminder-spacing'
import type { Warning } from '@pepwell/domain/warnings'
import type { Db } from '../../database/connect.ts'
import { remindersToReassign } from './reassign-occurrences.queries.ts'
import { labelAndLastDose } from './reminder-warnings.queries.ts'

interface Moment {
  now: number
  timeZone: string
}

/** What to warn of about a reminder that was made, moved or resumed: doses closer together than the label says. */
export async function warningsOfReminder(
  tx: Db,
  userId: string,
  { id, userPeptideId, dueSince, nextAt }: Reminder,
  moment: Moment,
): Promise<Warning[]> {
  const entry = await labelAndLastDose(tx, userId, userPeptideId)
  if (!entry?.label?.apart) return []
  const live = (await remindersToReassign(tx, { userId, userPeptideId })).filter(({ isLive }) => isLive)
  if (!live.some((one) => one.id === id)) return []
  const next = dueSince ?? nextAt
  return reminderSpacingWarnings({
    ...moment,
    label: entry.label,
    reminders: live,
    lastTakenAt: entry.lastTakenAt?.getTime(),
    nextAt: next === null ? undefined : Date.parse(next),
  })
}
