import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Which of these catalogue peptides have logged doses, removed entries included. The first dose of each entry is read
 * from the index by entry: any other way reads all doses of the person.
 */
export async function takenPeptides(
  db: Db,
  userId: string,
  peptideIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (peptideIds.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    SELECT entry.peptide_id AS id FROM user_peptides AS entry
    WHERE entry.user_id = ${userId} AND entry.peptide_id = ANY(${peptideIds}::bigint[]) AND (
      SELECT true FROM dosage_logs AS log WHERE log.user_peptide_id = entry.id ORDER BY log.taken_at LIMIT 1
    )
    UNION
    SELECT peptide.id FROM peptides AS peptide
    WHERE peptide.id = ANY(${peptideIds}::bigint[]) AND (
      SELECT true FROM dosage_logs AS log
      WHERE log.user_peptide_id IS NULL AND log.user_id = ${userId} AND log.peptide_name = peptide.name
      ORDER BY log.taken_at LIMIT 1
    )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
