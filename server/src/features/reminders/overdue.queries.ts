import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The plan's dose before the first decision after a day, by entry and day; null when no decision followed. */
export const dosesBeforeDecisions = async (
  db: Db,
  userId: string,
  asked: readonly { entryId: number; day: CalendarDay }[],
) => {
  const ids = asked.map(({ entryId }) => entryId)
  const days = asked.map(({ day }) => day)
  const { rows } = await sql<{ entryId: number; day: CalendarDay; dose: string | null }>`
    SELECT asked.id AS entry_id, asked.day,
      (SELECT from_dose FROM dose_step_decisions AS decision
        WHERE decision.user_id = ${userId} AND decision.user_peptide_id = asked.id
          AND decision.decided_on > asked.day AND decision.act <> 'planned'
        ORDER BY decision.id LIMIT 1) AS dose
    FROM unnest(${ids}::bigint[], ${days}::date[]) AS asked (id, day)`.execute(db)
  return rows
}
