import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Which of these catalogue peptides have logged doses, removed entries included. */
export async function takenPeptides(
  db: Db,
  userId: string,
  peptideIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (peptideIds.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    SELECT peptide.id FROM peptides AS peptide
    WHERE peptide.id = ANY(${peptideIds}::bigint[]) AND (
      EXISTS (
        SELECT FROM user_peptides AS entry
        JOIN dosage_logs AS log ON log.user_peptide_id = entry.id AND log.user_id = entry.user_id
        WHERE entry.user_id = ${userId} AND entry.peptide_id = peptide.id
      ) OR EXISTS (
        SELECT FROM dosage_logs AS log
        WHERE log.user_peptide_id IS NULL AND log.user_id = ${userId} AND log.peptide_name = peptide.name
      )
    )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
