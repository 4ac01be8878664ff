import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './database/connection.ts'
import { type MigrationFile, migrationFiles, sinceBaseline } from './database/migration-files.ts'
import {
  makeNotes,
  migrationsDone,
  minVersion,
  runMigration,
  runTogether,
} from './database/migrations.queries.ts'
import { SchemaRefusal } from './database/schema-refusal.ts'
import { holdLock } from './jobs/jobs.queries.ts'
import { migrateJobs } from './jobs/migrate-jobs.ts'

export { migrationNames } from './database/migration-files.ts'

/** How far to migrate, and what to do first. */
interface MigrationSteps {
  /** the last migration; the newest by default */
  upTo?: string | undefined
  /** called before existing tables change, with the first migration that changes them */
  beforeChange?(next: string): Promise<void>
  /** the migrations; Pepwell's by default */
  files?: readonly MigrationFile[]
}

/** Attempts on a busy table, with pauses in between for everyone else. */
const TRIES = 30
const PAUSE_MS = 1_000

/** Lock errors: the statement did nothing. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

async function runWithRetries(client: pg.Client, file: MigrationFile): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await runMigration(client, file)
    } catch (error) {
      if (left <= 1 || !IN_THE_WAY.has((error as { code?: unknown }).code)) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** @throws SchemaRefusal if a later version changed the database so that this one can't serve it */
async function requireServable(client: pg.Client, files: readonly MigrationFile[], done: readonly string[]) {
  const known = new Set(files.map(({ name }) => name))
  const later = done.find((name) => !known.has(name))
  if (!later) return
  const min = await minVersion(client)
  const missing = files.find(({ name }) => !done.includes(name))
  if ((min && (files.at(-1)?.name ?? '') < min) || missing)
    throw new SchemaRefusal(
      `A later version of Pepwell changed this database (${later}) so that this version can't use it. Start the later version, or restore the backup from before it.`,
    )
}

/** Migrates Pepwell's tables, one transaction per migration. */
async function migrateTables(
  client: pg.Client,
  { upTo, beforeChange, files }: MigrationSteps,
): Promise<void> {
  const all = files ?? (await migrationFiles())
  await makeNotes(client)
  const done = sinceBaseline(all, await migrationsDone(client))
  if (!done)
    throw new SchemaRefusal(
      'This database is older than version 1.0.0 can upgrade. Start the last version before 1.0.0 on it once, then this one.',
    )
  await requireServable(client, all, done)
  const pending = all.filter(({ name }) => !done.includes(name) && (!upTo || name <= upTo))
  const [next] = pending
  if (!next) return
  if (done.length === 0) return runTogether(client, pending)
  await beforeChange?.(next.name)
  for (const file of pending) await runWithRetries(client, file)
}

/** Runs work in one process at a time; others wait as long as it takes. */
async function oneAtATime(connection: Connection, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'pepwell migrations',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // The work itself notices a lost database.
  client.on('error', () => {})
  try {
    await client.connect()
    await holdLock(client, 'migrations')
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Migrates the database, including the job tables. Several processes may start at once, and running ones keep
 * serving. On a large table it may take long.
 * @throws the database's error if a migration fails, which then changes nothing
 * @throws SchemaRefusal if a later version left nothing that this one can serve
 */
export const migrate = (connection: Connection, steps: MigrationSteps = {}): Promise<void> =>
  oneAtATime(connection, async (client) => {
    await migrateTables(client, steps)
    await migrateJobs(connection)
  })
