import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { migrate } from '../migrate.ts'
import { ask, emptyDatabase } from '../testing/scratch-database.ts'
import type { Connection } from './connection.ts'
import { migrationFiles } from './migration-files.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A database of the last version before the baseline, with rows in nearly every table. */
async function before(): Promise<Connection> {
  const connection = await emptyDatabase()
  const dump = await readFile(join(import.meta.dirname, 'before-baseline.sql.gz'))
  await ask(connection, gunzipSync(dump).toString())
  return connection
}

/** What must hold in a schema: columns, constraints, indexes, triggers, functions and views, as PostgreSQL spells them. */
const SCHEMA = `
  SELECT 'column' AS kind, relname || '.' || attname AS name,
    concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, relpersistence,
      pg_get_expr(adbin, adrelid)) AS definition
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, concat_ws(' ', pg_get_constraintdef(oid), convalidated)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'p', 'u')
  UNION ALL SELECT 'index', indexrelid::regclass::text, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
  UNION ALL SELECT 'function', oid::regprocedure::text, pg_get_functiondef(oid)
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  UNION ALL SELECT 'view', viewname, definition FROM pg_views WHERE schemaname = 'public'
  ORDER BY 1, 2, 3`

/** A dump's own spelling differs in parentheses, and in names of columns that had none. */
const schemaOf = async (connection: Connection) =>
  (await ask(connection, SCHEMA)).map(({ kind, name, definition }) => ({
    name: `${kind} ${name}`,
    definition: definition.replaceAll(/[()]| AS int8/g, ''),
  }))

const TABLES = `
  SELECT relname AS table, xpath('/row/count/text()', query_to_xml('SELECT count(*) FROM ' || oid::regclass, false, true, ''))::text AS rows
  FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'kysely_migration' ORDER BY 1`

test('a database from before the baseline has the schema of a new one and every row', async () => {
  const [old, fresh] = [await before(), await emptyDatabase()]
  const rows = await ask(old, TABLES)
  await migrate(old)
  await migrate(fresh)
  expect(await schemaOf(old)).toEqual(await schemaOf(fresh))
  expect(await ask(old, TABLES)).toEqual(expect.arrayContaining(rows))
})

test('the baseline runs in new databases only, and the version before it still serves the result', async () => {
  const old = await before()
  const done = await ask(old, 'SELECT name FROM kysely_migration ORDER BY name')
  const [baseline, next] = await migrationFiles()
  expect(baseline?.name).toBe('0585-baseline')
  await migrate(old, { files: [baseline, next].filter((file) => file !== undefined) })
  const added = await ask(old, "SELECT FROM kysely_migration WHERE name = '0585-baseline'")
  expect(added).toEqual([])
  const files = done.map(({ name }) => ({ name, text: 'SELECT 1 / 0', isMarked: false }))
  await migrate(old, { files })
})

test('a database that stopped before the baseline is refused with what to do', async () => {
  const connection = await before()
  await ask(connection, "DELETE FROM kysely_migration WHERE name = '0585-support-done'")
  await expect(migrate(connection)).rejects.toThrow(
    'This database is older than version 1.0.0 can upgrade. Start the last version before 1.0.0 on it once',
  )
})
