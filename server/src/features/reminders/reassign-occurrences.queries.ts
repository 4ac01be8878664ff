import type { MissedRule } from '@pepwell/domain/doses/missed-dose'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { scheduleColumns } from './schedule.queries.ts'

/** One of a person's plan entries, or all. */
export interface EntryScope {
  userId: string
  userPeptideId?: number
}

/** Every reminder of plan entries, paused ones included. */
export const remindersToReassign = async (db: Db, { userId, userPeptideId }: EntryScope) => {
  const rows = await db
    .selectFrom('reminders as reminder')
    .innerJoin('userPeptides as entry', 'entry.id', 'reminder.userPeptideId')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select(['reminder.id', 'reminder.userPeptideId', 'reminder.countsFrom', ...scheduleColumns])
    .select(['reminder.isActive', 'entry.status', 'entry.startDate', 'entry.endDate'])
    .select(sql<MissedRule | null>`peptide.label -> 'missed'`.as('missed'))
    .where('reminder.userId', '=', userId)
    .$if(userPeptideId !== undefined, (some) =>
      some.where('reminder.userPeptideId', '=', userPeptideId as number),
    )
    .orderBy('reminder.id')
    .execute()
  return rows.map(({ isActive, status, ...row }) => ({ ...row, isLive: isActive && status === 'active' }))
}

/** This many doses reach back beyond the last occurrence of every reminder. */
const LATEST = 20

interface ResolvedRow {
  reminderId: number
  day: CalendarDay
  at: string
  decidedAt: string
  isReassigned: boolean
}

interface DoseRow {
  id: number
  userPeptideId: number
  takenAt: Date
  resolved: ResolvedRow[]
}

const inMs = ({ at, decidedAt, ...row }: ResolvedRow) => ({
  ...row,
  at: Date.parse(at),
  decidedAt: Date.parse(decidedAt),
})

/**
 * The latest doses of plan entries in the order of logging, with what each resolved. Doses of the same
 * peptide count too if their own entry is completed or removed: a plan has a peptide once until it is
 * completed.
 */
export async function latestDosesOf(db: Db, entryIds: readonly number[]) {
  const { rows } = await sql<DoseRow>`
    SELECT latest.id, entry.id AS user_peptide_id, latest.taken_at, coalesce((
      SELECT json_agg(json_build_object('reminderId', outcome.reminder_id, 'day', outcome.occurs_on,
        'at', outcome.occurs_at, 'decidedAt', outcome.decided_at, 'isReassigned', outcome.reassigned))
      FROM reminder_outcomes AS outcome WHERE outcome.dosage_log_id = latest.id), '[]') AS resolved
    FROM unnest(${entryIds}::bigint[]) AS entry (id)
    CROSS JOIN LATERAL peptide_doses_before(entry.id, 'infinity', 0, ${LATEST}) AS latest
    ORDER BY latest.id`.execute(db)
  return rows.map(({ takenAt, resolved, ...row }) => ({
    ...row,
    takenAt: takenAt.getTime(),
    resolved: resolved.map(inMs),
  }))
}

/** Reopens future occurrences that these doses resolved. */
export async function reopen(db: Db, doseIds: readonly number[], now: Date): Promise<void> {
  if (doseIds.length === 0) return
  await db
    .deleteFrom('reminderOutcomes')
    .where('dosageLogId', '=', sql<number>`ANY(${doseIds}::bigint[])`)
    .where('occursAt', '>', now)
    .execute()
}

/** The latest skip of each reminder. */
export async function latestSkips(db: Db, reminderIds: readonly number[]) {
  const { rows } = await sql<{ reminderId: number; day: CalendarDay; at: Date; decidedAt: Date }>`
    SELECT skip.* FROM unnest(${reminderIds}::bigint[]) AS reminder (id)
    CROSS JOIN LATERAL (
      SELECT reminder_id, occurs_on AS day, occurs_at AS at, decided_at FROM reminder_outcomes
      WHERE reminder_id = reminder.id AND outcome = 'skipped' ORDER BY occurs_at DESC LIMIT 1
    ) AS skip`.execute(db)
  return rows.map(({ at, decidedAt, ...row }) => ({
    ...row,
    at: at.getTime(),
    decidedAt: decidedAt.getTime(),
  }))
}
