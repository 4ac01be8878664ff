import type { ClientBase } from 'pg'
import type { Head } from './contents.ts'

/** Migration records: a restored database has its own. */
const OWN_NOTES = ['public.kysely_migration', 'public.kysely_migration_lock', 'graphile_worker.migrations']

/** Backups have no timeout, and read and write values in one fixed format. */
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
}

/** Removes timeouts and fixes the format of values, whatever the server's settings. */
export async function settle(client: ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query('SELECT set_config($1, $2, false)', [name, value])
}

/**
 * Every table with its stored columns; generated ones are left out.
 * @param kinds 'p', and 'u' for unlogged tables: they are scratch space, and a standby has none
 */
export async function tablesIn(client: ClientBase, kinds = 'pu'): Promise<Head['tables']> {
  const { rows } = await client.query(
    `SELECT named.name, array_agg(quote_ident(attname) ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     CROSS JOIN LATERAL (SELECT format('%I.%I', nspname, relname) AS name) AS named
     WHERE relkind = 'r' AND nspname IN ('public', 'graphile_worker') AND named.name <> ALL ($1)
       AND strpos($2, relpersistence::text) > 0
     GROUP BY named.name ORDER BY named.name`,
    [OWN_NOTES, kinds],
  )
  return rows
}

/** The migrations of a database; undefined if there are none. */
export async function migrationsIn(client: ClientBase): Promise<string[] | undefined> {
  const { rows } = await client.query("SELECT to_regclass('public.kysely_migration') IS NOT NULL AS is_there")
  if (!rows[0].is_there) return undefined
  const done = await client.query<{ name: string }>('SELECT name FROM public.kysely_migration ORDER BY name')
  return done.rows.map(({ name }) => name)
}

/** Whether anyone has an account; false in a database without our tables. */
export async function hasAccounts(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('public.users') IS NOT NULL AS is_there")
  if (!rows[0].is_there) return false
  return (await client.query('SELECT FROM public.users LIMIT 1')).rowCount === 1
}

/** Whether there is any user table. */
export async function hasTables(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1")
  return rowCount === 1
}

/** The last value of each used sequence. */
export async function sequencesIn(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL ORDER BY name`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Every sequence, used or not. */
export async function sequenceNames(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker')`,
  )
  return rows.map(({ name }) => name)
}

export async function setSequences(client: ClientBase, sequences: Record<string, string>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('SELECT setval($1::regclass, $2::bigint)', [name, last])
}

/** Keeps a snapshot of the database until the transaction ends. */
export const beginSnapshot = (client: ClientBase) =>
  client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')

/** Locks table definitions until the transaction ends. */
export const lockDefinitions = (client: ClientBase, tables: Head['tables']) =>
  client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`)

interface Constraint {
  name: string
  table: string
  definition: string
}

/**
 * Removes triggers and foreign keys that would check each loaded row: rows come table by table, and triggers have
 * processed them before. Constraints that aren't validated yet may not hold for older rows either.
 * @returns restores them, and fails if rows don't refer to each other as they must
 */
export async function withoutChecks(
  client: ClientBase,
  tables: Head['tables'],
): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<Constraint>(
    `SELECT quote_ident(conname) AS name, format('%I.%I', nspname, relname) AS table, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE (contype = 'f' OR NOT convalidated) AND nspname IN ('public', 'graphile_worker') ORDER BY 2, 1`,
  )
  for (const { table, name } of constraints)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  return async () => {
    for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    for (const { table, name, definition } of constraints)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
}

/**
 * Drops indexes that belong to no constraint: built once over all rows, they take a fraction of the time and are
 * packed. Foreign keys, which may need them, are dropped before and restored after.
 * @returns builds them
 */
export async function withoutIndexes(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
     ORDER BY pg_relation_size(indrelid), indrelid, name`,
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  return async () => {
    await client.query("SET LOCAL maintenance_work_mem = '256MB'")
    for (const { definition } of indexes) await client.query(definition)
  }
}

/** Deletes rows that migrations inserted. */
export const emptied = (client: ClientBase, tables: Head['tables']) =>
  client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)

type Table = Head['tables'][number]

const ROLE = /^[a-z0-9_]+$/

/**
 * Switches a superuser's connection to a role that may only add rows to these tables. The role ends with the
 * transaction.
 * @returns switches back
 */
export async function withoutSuperuser(
  client: ClientBase,
  tables: Head['tables'],
  role: string,
): Promise<() => Promise<void>> {
  const { rows } = await client.query("SELECT current_setting('is_superuser') = 'on' AS is_superuser")
  if (!rows[0].is_superuser) return async () => {}
  if (!ROLE.test(role)) throw new Error(`${role} is no name of a role`)
  await client.query(`CREATE ROLE ${role} NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT BYPASSRLS`)
  await client.query(`GRANT USAGE ON SCHEMA public, graphile_worker TO ${role}`)
  await client.query(`GRANT INSERT ON ${tables.map(({ name }) => name).join(', ')} TO ${role}`)
  await client.query(`SET LOCAL ROLE ${role}`)
  return async () => {
    await client.query('RESET ROLE')
    await client.query(`DROP OWNED BY ${role}`)
    await client.query(`DROP ROLE ${role}`)
  }
}

export const copyOut = ({ name, columns }: Table) => `COPY ${name} (${columns.join(', ')}) TO STDOUT`
export const copyIn = ({ name, columns }: Table) => `COPY ${name} (${columns.join(', ')}) FROM STDIN`
