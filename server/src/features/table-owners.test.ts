import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byTriggers, owners, productionSources, tableIn, withoutComments } from '../testing/table-owners.ts'
import { testApp } from '../testing/test-app.ts'

/** A write found in a source file. */
interface Write {
  /** 'features/weight/weight.queries.ts' */
  file: string
  /** its name in the database, or as the source spells it */
  table: string
}

const KYSELY = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*([^\s,)]+)/g
const SQL = [
  /\bINSERT\s+INTO\s+(\S+)/gi,
  /\bDELETE\s+FROM\s+(\S+)/gi,
  /\bMERGE\s+INTO\s+(\S+)/gi,
  /\bTRUNCATE\s+(?:TABLE\s+)?([^\s`]+)/gi,
  /\bUPDATE\s+(?:ONLY\s+)?(\S+)\s+(?:(?:AS\s+)?\w+\s+)?SET\b/gi,
]

function writesIn(file: string, source: string): Write[] {
  const text = withoutComments(source)
  return [KYSELY, ...SQL]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, table = '']) => ({ file, table: tableIn(table) }))
}

async function allWrites(): Promise<Write[]> {
  const writes: Write[] = []
  for await (const { file, source } of productionSources()) writes.push(...writesIn(file, source))
  return writes
}

const writes = await allWrites()

test.each([
  ["db.insertInto('weightLogs')", ['weight_logs']],
  ['db\n    .updateTable(\n "userPeptides as entry")', ['user_peptides']],
  ['.deleteFrom(table)', ['table']],
  ['sql`UPDATE deliveries AS delivery SET x = 1`', ['deliveries']],
  ['sql`insert into users (id) values (1)`', ['users']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the source would have
  ['sql`DELETE FROM ${table}`', ['${table}']],
  ['sql`SELECT 1 FOR UPDATE OF due SKIP LOCKED`', []],
  ['ON CONFLICT DO UPDATE SET x = 1', []],
  ['// INSERT INTO users\n/* DELETE FROM users */', []],
])('detects a write in %j', (source, tables) => {
  expect(writesIn('', source).map(({ table }) => table)).toEqual(tables)
})

test('every table has one owner', async () => {
  const { db } = await testApp()
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%'`.execute(
    db,
  )
  const owned = [...Object.values(owners).flat(), ...byTriggers]
  expect(owned.sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('features write only their own tables, and other code writes none', () => {
  const foreign = writes.filter(({ file, table }) => {
    // The queue's own table, next to the queue's own functions.
    if (file === 'jobs/jobs.queries.ts' && table === 'graphile_worker._private_jobs') return false
    // The migration runner records its own migrations.
    if (file === 'database/migrations.queries.ts' && table === 'public.kysely_migration') return false
    // A job has each table's own trigger fill a new column of older rows.
    if (file === 'database/fill-persons.queries.ts') return false
    // Imports restore rows of every personal table, like a backup.
    if (file === 'features/log-imports/restore.queries.ts') return false
    const [, feature = ''] = /^features\/([^/]+)\//.exec(file) ?? []
    return !owners[feature]?.includes(table)
  })
  expect(foreign).toEqual([])
})

test('writes are in query files', () => {
  expect(writes.filter(({ file }) => !file.endsWith('.queries.ts'))).toEqual([])
})

test('every table is written by a feature', () => {
  const written = new Set(writes.map(({ table }) => table))
  const never = Object.values(owners)
    .flat()
    .filter((table) => !written.has(table))
  expect(never).toEqual([])
})
