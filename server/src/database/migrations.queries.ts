import type { ClientBase } from 'pg'
import type { MigrationFile } from './migration-files.ts'

/** Creates the table of finished migrations once. */
export const makeNotes = (client: ClientBase) =>
  client.query(
    `CREATE TABLE IF NOT EXISTS public.kysely_migration (name varchar(255) PRIMARY KEY, "timestamp" varchar(255) NOT NULL)`,
  )

/** The finished migrations in order. */
export async function migrationsDone(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.kysely_migration')
  return rows.map(({ name }) => name).sort()
}

/** The oldest migration that a process must know to serve this database, if one is recorded. */
export async function minVersion(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ comment: string | null }>(
    `SELECT obj_description('public.kysely_migration'::regclass, 'pg_class') AS comment`,
  )
  return rows[0]?.comment?.match(/^min_version (\d{4})$/)?.[1]
}

const note = (client: ClientBase, name: string) =>
  client.query('INSERT INTO public.kysely_migration (name, "timestamp") VALUES ($1, $2)', [
    name,
    new Date().toISOString(),
  ])

/** Runs all or none, in a new database. */
export async function runTogether(client: ClientBase, files: readonly MigrationFile[]): Promise<void> {
  await client.query('BEGIN')
  for (const { name, text } of files) {
    await client.query(text.replaceAll(/\bCONCURRENTLY\b/g, ''))
    await note(client, name)
  }
  await client.query('COMMIT')
}

/** How long a migration may wait for a table, and block others behind it. */
const LOCK = '3s'

/** Runs one migration in a transaction. */
async function runWhole(client: ClientBase, { name, text }: MigrationFile): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK}'`)
    await client.query(text)
    await note(client, name)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** Drops an index whose creation was interrupted. */
async function dropBrokenIndexes(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
}

/** Statements that wait without blocking others. */
const KEEPS_NOBODY = /\bCONCURRENTLY\b|\bVALIDATE CONSTRAINT\b/

/** Runs the statements of a marked file one by one; each can be repeated. */
async function runApart(client: ClientBase, { name, text }: MigrationFile): Promise<void> {
  await dropBrokenIndexes(client)
  for (const statement of text.split(/;\s*$/m)) {
    if (!statement.replaceAll(/^--.*$/gm, '').trim()) continue
    await client.query(`SET lock_timeout = '${KEEPS_NOBODY.test(statement) ? '0' : LOCK}'`)
    await client.query(statement)
  }
  await client.query('SET lock_timeout = 0')
  await note(client, name)
}

/** @throws the database's error, 55P03 if others held a table for too long */
export const runMigration = (client: ClientBase, file: MigrationFile): Promise<void> =>
  file.isMarked ? runApart(client, file) : runWhole(client, file)
