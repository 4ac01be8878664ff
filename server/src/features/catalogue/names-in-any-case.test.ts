import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const migration = join(import.meta.dirname, '../../database/migrations/0057-names-in-any-case.sql')

/** The previous index. */
const inLettersAsTyped = (table: string) => `DROP INDEX ${table}_name_key;
  ALTER TABLE ${table} ADD CONSTRAINT ${table}_name_key UNIQUE (name);`

test('numbers names that differ only in case, without using any name twice', async () => {
  const ids: number[] = []
  for (const _ of [1, 2, 3, 4, 5]) ids.push((await aProduct(app)).id)
  const names = ['Twin', 'twin', 'TWIN', 'Twin (2)', 'N'.repeat(100)]
  const text = await readFile(migration, 'utf8')
  await app.db.transaction().execute(async (tx) => {
    await sql.raw(['peptides', 'supplements'].map(inLettersAsTyped).join('')).execute(tx)
    for (const [place, name] of names.entries())
      await tx
        .updateTable('peptides')
        .set({ name })
        .where('id', '=', ids[place] ?? 0)
        .execute()
    await sql.raw(text).execute(tx)
  })
  const rows = await app.db
    .selectFrom('peptides')
    .select('name')
    .where('id', '=', sql<number>`ANY(${ids})`)
    .orderBy('id')
    .execute()
  const [first, ...others] = rows.map(({ name }) => name)
  expect([first, ...others]).toEqual(['Twin', 'twin (3)', 'TWIN (4)', 'Twin (2)', 'N'.repeat(100)])
})
