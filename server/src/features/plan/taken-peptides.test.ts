import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { aMember, aPeptideId, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { takenPeptides } from './taken-peptides.queries.ts'

const app = await testApp()

/** Rows of doses that this connection read lately. */
async function rowsRead(tx: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables
    WHERE relname = 'dosage_logs'`.execute(tx)
  return rows[0]?.read ?? 0
}

test('which peptides were taken is read from one dose each, however many there are', async () => {
  const member = await aMember(app)
  const [taken, planned, removed] = [
    await aPeptideId(app, 'BPC-157'),
    await aPeptideId(app, 'KPV'),
    await aPeptideId(app, 'Semaglutide'),
  ]
  const entry = await aPlanEntry(app, member, { peptideId: taken })
  await aPlanEntry(app, member, { peptideId: planned })
  await sql`
    INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, feeling, taken_at, taken_on)
    SELECT ${member.id}, CASE WHEN n > 40 THEN ${entry.id}::bigint END,
      CASE WHEN n > 40 THEN 'BPC-157' ELSE 'Semaglutide' END, '250 mcg', 'Good', at, at::date
    FROM generate_series(1, 2000) AS n, LATERAL (SELECT now() - n * interval '1 hour') AS time(at)`.execute(
    app.db,
  )
  await sql`ANALYZE dosage_logs`.execute(app.db)
  await app.db.transaction().execute(async (tx) => {
    const before = await rowsRead(tx)
    expect([...(await takenPeptides(tx, member.id, [taken, planned, removed]))].sort()).toEqual(
      [taken, removed].sort(),
    )
    expect((await rowsRead(tx)) - before).toBeLessThan(10)
  })
})
