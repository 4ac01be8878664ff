import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { amountOf } from '@pepwell/domain/doses/doses'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const migrations = [
  '0029-doses-read-again.sql',
  '0130-counted-units.sql',
  '0305-doses-as-people-type-them.sql',
].map((name) => join(import.meta.dirname, '../../database/migrations', name))

const ways = [
  '0,25 mg',
  '.5 mg',
  ',5mg',
  '1 cc',
  '250 micrograms',
  '2 MILLIGRAMS',
  '1,250 mg',
  '1,000 mcg',
  '0,250 mg',
  '5. mg',
  '0 mg',
  '0.5',
  'two clicks',
  '12345678 mg',
  ' 3 IU ',
  '2 tablets',
  '1 Spray',
  '0,5 capsule',
  '1,250 drops',
  '0 clicks',
  '10 u',
  '5 i.u.',
  '5 I.E.',
  '250 mcgs',
  '0.5 mg.',
  '½ mg',
  '1½ tablets',
  '1 ¼ tabs',
  'half a mg',
  'a quarter of a tablet',
  '1 000 mcg',
  '12,500,000 IU',
  '1,250.5 mcg',
  '1 250 mcg',
  '250mcg/0.1 mL',
  '5 mg/2 mL',
  '5 mg/mL',
  '0.5 mg weekly',
  '0.5 mg, once a week',
  '1 g',
  '0,25 g',
  '5000 g',
  '~0.5 mg',
  'ca. 0.5 mg',
  '0.25-0.5 mg',
  '250 mcg 0.1 mL',
  '0.0000001 mg',
]

test('doses with older texts are parsed by today’s rules without counting as edited', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  for (const dose of ways) {
    const { id } = await aDose(app, member, entry.id)
    await app.db.transaction().execute(async (tx) => {
      await sql`ALTER TABLE dosage_logs DISABLE TRIGGER keep_version`.execute(tx)
      await tx
        .updateTable('dosageLogs')
        .set({ dose, amount: null, unit: null })
        .where('id', '=', id)
        .execute()
      await sql`ALTER TABLE dosage_logs ENABLE TRIGGER keep_version`.execute(tx)
    })
  }
  for (const migration of migrations)
    await app.db.connection().execute(async (db) => sql.raw(await readFile(migration, 'utf8')).execute(db))
  const rows = await app.db
    .selectFrom('dosageLogs')
    .select(['dose', 'amount', 'unit'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual(ways.map((dose) => ({ dose, ...amountOf(dose) })))
  expect(await app.db.selectFrom('earlierVersions').selectAll().execute()).toEqual([])
})
