import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A dose with its parsed text; `amount` and `unit` are null if it has none. */
export interface PeptideDose {
  amount: number | null
  unit: string | null
  takenAt: Date
}

/**
 * The doses of a plan entry's peptide from an instant on, including completed and removed entries; earliest
 * first.
 */
export async function peptideDosesSince(db: Db, entryId: number, from: Date): Promise<PeptideDose[]> {
  const { rows } = await sql<PeptideDose>`
    SELECT log.amount, log.unit, log.taken_at
    FROM entries_of_same_peptide(${entryId}::bigint) AS same
    JOIN dosage_logs AS log ON log.user_id = same.user_id
      AND CASE WHEN same.user_peptide_id IS NULL
        THEN log.user_peptide_id IS NULL AND log.peptide_name = same.peptide_name
        ELSE log.user_peptide_id = same.user_peptide_id END
    WHERE log.taken_at >= ${from}
    ORDER BY log.taken_at, log.id`.execute(db)
  return rows
}

/** The instant of the first dose of a plan entry's peptide. */
export async function firstPeptideDose(db: Db, entryId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ takenAt: Date }>`
    SELECT taken_at FROM peptide_dose_after(${entryId}::bigint, '-infinity', 0)`.execute(db)
  return rows[0]?.takenAt
}
