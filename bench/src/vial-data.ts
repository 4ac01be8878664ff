import { type Connection, connect } from '@pepwell/server/database/connect'
import { sql } from 'kysely'
import { inBulk } from './data.ts'

/** Doses drawn from one vial. */
const DOSES_EACH_VIAL = 40

const FILL_MS = 10 * 60 * 1000

/** Gives every plan entry vials that all of its doses were drawn from, the last one in use, and a sealed one. */
export async function addVials(connection: Connection): Promise<void> {
  const db = connect(connection, () => {}, { timeout: FILL_MS })
  await sql`
    CREATE TEMPORARY TABLE drawn AS
    SELECT id AS dose_id, user_id, user_peptide_id, taken_at,
      (row_number() OVER (PARTITION BY user_peptide_id ORDER BY taken_at) - 1) / ${DOSES_EACH_VIAL}::int AS nth,
      NULL::bigint AS vial_id
    FROM dosage_logs`.execute(db)
  await sql`
    INSERT INTO vials (user_id, user_peptide_id, kind, state, amount, unit, water_ml, mixed_on, discard_on, source, created_at)
    SELECT user_id, user_peptide_id, 'vial',
      CASE WHEN nth = max(nth) OVER (PARTITION BY user_peptide_id) THEN 'in-use' ELSE 'finished' END,
      10, 'mg', 2, min(taken_at)::date, min(taken_at)::date + 60, 'bench ' || nth, min(taken_at)
    FROM drawn GROUP BY user_id, user_peptide_id, nth ORDER BY min(taken_at)`.execute(db)
  await sql`
    INSERT INTO vials (user_id, user_peptide_id, kind, state, amount, unit, created_at)
    SELECT user_id, id, 'vial', 'sealed', 10, 'mg', now() FROM user_peptides`.execute(db)
  await sql`ANALYZE drawn, vials`.execute(db)
  // The totals are what a trigger sums.
  await inBulk(db, async (tx) => {
    await sql`
    INSERT INTO vial_movements (user_id, vial_id, kind, amount, dose_id, at)
    SELECT drawn.user_id, vial.id, 'draw', 0.25, dose_id, taken_at
    FROM drawn JOIN vials AS vial ON vial.user_id = drawn.user_id AND vial.user_peptide_id = drawn.user_peptide_id
      AND vial.source = 'bench ' || nth`.execute(tx)
    await sql`
    INSERT INTO vial_totals (user_id, vial_id, amount)
    SELECT user_id, vial_id, sum(amount) FROM vial_movements GROUP BY user_id, vial_id`.execute(tx)
  })
  await sql`VACUUM ANALYZE`.execute(db)
  await db.destroy()
}
