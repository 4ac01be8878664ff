import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Connection } from './database/connection.ts'
import { type MigrationFile, migrationFiles } from './database/migration-files.ts'
import { migrate } from './migrate.ts'
import { BIG_TABLES, slowStatementsIn } from './testing/plain-migrations.ts'
import { ask, emptyDatabase } from './testing/scratch-database.ts'

const file = (name: string, text: string, isMarked = false): MigrationFile => ({ name, text, isMarked })
const first = file('0001-first', 'CREATE TABLE tall (id int, name text); INSERT INTO tall VALUES (1), (1)')

const done = async (connection: Connection) =>
  (await ask(connection, 'SELECT name FROM kysely_migration ORDER BY name')).map(({ name }) => name)

/** A database after the first migration. */
async function begun(): Promise<Connection> {
  const connection = await emptyDatabase()
  await migrate(connection, { files: [first] })
  return connection
}

async function aClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const INDEX = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS tall_id ON tall (id);'

describe('migrations', () => {
  test('each has its own transaction: finished ones stay, and the failed one is undone', async () => {
    const connection = await begun()
    const files = [
      first,
      file('0002-column', 'ALTER TABLE tall ADD COLUMN more text'),
      file('0003-wrong', 'ALTER TABLE tall ADD COLUMN half text; SELECT 1 / 0'),
    ]
    await expect(migrate(connection, { files })).rejects.toMatchObject({ code: '22012' })
    expect(await done(connection)).toEqual(['0001-first', '0002-column'])
    await expect(ask(connection, 'SELECT half FROM tall')).rejects.toThrow()
  })

  test('an empty database runs all of them together, or none', async () => {
    const connection = await emptyDatabase()
    const wrong = file('0002-wrong', 'SELECT 1 / 0')
    await expect(migrate(connection, { files: [first, wrong] })).rejects.toMatchObject({ code: '22012' })
    expect(await done(connection)).toEqual([])
    const index = file('0002-index', INDEX.replace('UNIQUE', ''), true)
    await migrate(connection, { files: [first, index] })
    expect(await done(connection)).toEqual(['0001-first', '0002-index'])
  })

  test('one that waits for a table lets others through in between, and eventually gets it', async () => {
    const connection = await begun()
    const [holder, reader] = [await aClient(connection), await aClient(connection)]
    await holder.query('BEGIN; SELECT FROM tall')
    let isOver = false
    const migrating = migrate(connection, {
      files: [first, file('0002-column', 'ALTER TABLE tall ADD COLUMN more text')],
    }).then(() => {
      isOver = true
    })
    await expect
      .poll(
        async () =>
          (
            await ask(
              connection,
              `SELECT FROM pg_locks WHERE NOT granted AND relation = 'tall'::regclass AND mode = 'AccessExclusiveLock'`,
            )
          ).length,
      )
      .toBe(1)
    // Queued behind the waiting migration, yet answered before the lock holder finishes.
    await reader.query('SELECT FROM tall')
    expect(isOver).toBe(false)
    await holder.query('COMMIT')
    await migrating
    expect(await done(connection)).toEqual(['0001-first', '0002-column'])
  })

  test('an interrupted index is created again, and the first attempt leaves nothing behind', async () => {
    const connection = await begun()
    const files = [first, file('0002-index', `-- statement by statement\n${INDEX}\n`, true)]
    await expect(migrate(connection, { files })).rejects.toMatchObject({ code: '23505' })
    await ask(connection, 'UPDATE tall SET id = 2 WHERE ctid = (SELECT max(ctid) FROM tall)')
    await migrate(connection, { files })
    const indexes = await ask(connection, `SELECT indisvalid FROM pg_index WHERE indrelid = 'tall'::regclass`)
    expect(indexes).toEqual([{ indisvalid: true }])
  })
})

describe('a database that a later version changed', () => {
  const later = file('0009-later', 'ALTER TABLE tall ADD COLUMN later text')
  const floor = (version: string) =>
    file(`${version}-floor`, `COMMENT ON TABLE kysely_migration IS 'min_version ${version}'`)

  test('is served by the previous version unless a migration forbids it', async () => {
    const connection = await begun()
    await migrate(connection, { files: [first, later] })
    await migrate(connection, { files: [first] })
    await migrate(connection, { files: [first, later, floor('0010')] })
    await expect(migrate(connection, { files: [first, later] })).rejects.toThrow(
      /^A later version of Pepwell changed this database \(0010-floor\) so that this version can't use it\./,
    )
  })

  test('is refused by a version that lacks its changes', async () => {
    const connection = await begun()
    await migrate(connection, { files: [first, later] })
    const own = file('0008-own', 'SELECT 1')
    await expect(migrate(connection, { files: [first, own] })).rejects.toThrow(/can't use it/)
  })
})

test('no migration scans a big table while others wait', async () => {
  const files = await migrationFiles()
  expect(files.flatMap((file) => slowStatementsIn(file).map((way) => `${file.name}: ${way}`))).toEqual([])
})

test('the big tables exist', async () => {
  const text = (await migrationFiles()).map((each) => each.text).join('\n')
  const unknown = BIG_TABLES.filter((table) => !new RegExp(`TABLE ${table}\\b`).test(text))
  expect(unknown).toEqual([])
})

test.each([
  'CREATE INDEX a ON dosage_logs (id)',
  'CREATE UNIQUE INDEX\n  a ON public.users (id)',
  'ALTER TABLE dosage_logs ADD CONSTRAINT a CHECK (id > 0)',
  'ALTER TABLE dosage_logs ADD CHECK (id > 0)',
  'ALTER TABLE food_logs ADD CONSTRAINT a FOREIGN KEY (user_id) REFERENCES users (id)',
  'ALTER TABLE food_logs ADD CONSTRAINT a UNIQUE (id)',
  'ALTER TABLE food_logs ADD COLUMN a int CHECK (a > 0)',
  'ALTER TABLE food_logs ADD COLUMN a uuid DEFAULT gen_random_uuid()',
  'ALTER TABLE food_logs ALTER COLUMN a TYPE bigint',
  'ALTER TABLE food_logs ALTER COLUMN a SET NOT NULL',
  'ALTER TABLE food_logs ADD CONSTRAINT a CHECK (b > 0) NOT VALID; ALTER TABLE food_logs VALIDATE CONSTRAINT a',
  'UPDATE deliveries SET id = id',
  'WITH a AS (SELECT 1) DELETE FROM deliveries',
  'INSERT INTO small SELECT id FROM deliveries',
  'CREATE INDEX CONCURRENTLY a ON dosage_logs (id)',
  'LOCK TABLE users',
])('a blocking statement is refused: %s', (text) => {
  expect(slowStatementsIn({ text, isMarked: false })).not.toEqual([])
})

test.each([
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON dosage_logs (id)', true],
  ['ALTER TABLE dosage_logs ADD CONSTRAINT a CHECK (id > 0) NOT VALID', false],
  [
    'ALTER TABLE dosage_logs VALIDATE CONSTRAINT a; ALTER TABLE dosage_logs ALTER COLUMN b SET NOT NULL',
    false,
  ],
  ['ALTER TABLE dosage_logs ADD COLUMN a int NOT NULL DEFAULT 0', false],
  ['ALTER TABLE users ADD CONSTRAINT a UNIQUE USING INDEX b', false],
  [
    'CREATE TABLE food_logs (user_id text REFERENCES users (id)); CREATE INDEX a ON food_logs (user_id)',
    false,
  ],
  ['CREATE FUNCTION a() RETURNS void LANGUAGE sql AS $$ UPDATE users SET id = id $$', false],
  ['UPDATE peptides SET name = name', false],
])('a statement that blocks no one is accepted: %s', (text, isMarked) => {
  expect(slowStatementsIn({ text, isMarked })).toEqual([])
})
