import type { Reminder } from '@pepwell/contract/reminders/reminders'
import type { TimedOccurrence } from '@pepwell/domain/reminders/outcomes'
import {
  type Overdue,
  overdueOf,
  type PassedOccurrence,
  passedOccurrences,
} from '@pepwell/domain/reminders/overdue'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { isLive } from './is-live.ts'
import { outcomesOf } from './outcomes.queries.ts'
import { dosesBeforeDecisions } from './overdue.queries.ts'
import type { ReminderRow } from './reminders.queries.ts'

/** Outcomes of occurrences and of the next ones, in one query. */
async function outcomesAround(db: Db, passed: readonly PassedOccurrence[]) {
  const candidates = passed.flatMap((one) => [one, one.next ?? []].flat())
  const outcomes = await outcomesOf(db, candidates)
  const known = new Map(outcomes.map(({ reminderId, at, outcome }) => [`${reminderId} ${at}`, outcome]))
  return ({ reminderId, at }: TimedOccurrence) => known.get(`${reminderId} ${at}`)
}

const asText = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString()

const asShown = (overdue: Overdue, { label }: ReminderRow, dose: string): Reminder['overdue'] => ({
  dose,
  occursOn: overdue.day,
  since: new Date(overdue.at).toISOString(),
  until: asText(overdue.until),
  isMissed: overdue.isMissed,
  nextAt: asText(overdue.nextAt),
  label: (overdue.isLabeled && label?.missed?.source) || null,
})

/** A reminder's last occurrence, if it was neither taken nor skipped. */
export interface Unlogged {
  overdue: Reminder['overdue']
  missedAt: Reminder['missedAt']
}

/**
 * Overdue or missed doses by reminder id.
 * @param rows every reminder of a person
 */
export async function unloggedByReminder(
  db: Db,
  { id: userId, timeZone }: Pick<SessionUser, 'id' | 'timeZone'>,
  rows: readonly ReminderRow[],
  now: number,
): Promise<Map<number, Unlogged>> {
  const live = new Map(rows.filter(isLive).map((row) => [row.id, row]))
  const byEntry = Map.groupBy(live.values(), ({ userPeptideId }) => userPeptideId)
  const passed = [...byEntry.values()].flatMap((own) => passedOccurrences(own, now, timeZone))
  const outcomeOf = await outcomesAround(db, passed)
  const known = passed.map((one) => {
    const row = live.get(one.reminderId) as ReminderRow
    const isMissed = outcomeOf(one) === undefined
    return {
      row,
      overdue: overdueOf(one, outcomeOf, row.label?.missed, now),
      at: isMissed ? one.at : undefined,
    }
  })
  const today = dayOf(now, timeZone)
  const earlier = known.flatMap(({ row: { userPeptideId: entryId }, overdue }) =>
    overdue && overdue.day < today ? [{ entryId, day: overdue.day }] : [],
  )
  const replaced = earlier.length > 0 ? await dosesBeforeDecisions(db, userId, earlier) : []
  return new Map(
    known.map(({ row, overdue, at }): [number, Unlogged] => {
      const { id, userPeptideId, ownDose, currentDose } = row
      if (!overdue) return [id, { overdue: null, missedAt: asText(at) }]
      const before = replaced.find(({ entryId, day }) => entryId === userPeptideId && day === overdue.day)
      const dose = ownDose ?? before?.dose ?? currentDose
      return [id, { overdue: asShown(overdue, row, dose), missedAt: null }]
    }),
  )
}
