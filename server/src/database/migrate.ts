import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { holdLock } from '../jobs/jobs.queries.ts'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import type { Connection } from './connection.ts'
import { type MigrationFile, migrationFiles } from './migration-files.ts'
import { makeNotes, migrationsDone, minVersion, runMigration, runTogether } from './migrations.queries.ts'
import { SchemaRefusal } from './schema-refusal.ts'

export { migrationNames } from './migration-files.ts'

/** How far a database is brought, and what has to be done first. */
interface MigrationSteps {
  /** the last migration; the newest one unless given */
  upTo?: string | undefined
  /** before tables change that there are already, with the name of the first migration that changes them */
  beforeChange?(next: string): Promise<void>
  /** the migrations; those of the product unless given */
  files?: readonly MigrationFile[]
}

/** A table that is in use all the time is tried for so often, with pauses in between that let everybody else at it. */
const TRIES = 30
const PAUSE_MS = 1_000

/** What says that others were in the way: nothing of a statement was done. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

async function runPatiently(client: pg.Client, file: MigrationFile): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await runMigration(client, file)
    } catch (error) {
      if (left <= 1 || !IN_THE_WAY.has((error as { code?: unknown }).code)) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** @throws SchemaRefusal when a later version changed the database so that this one cannot serve it */
async function demandServable(client: pg.Client, files: readonly MigrationFile[], done: readonly string[]) {
  const known = new Set(files.map(({ name }) => name))
  const later = done.find((name) => !known.has(name))
  if (!later) return
  const least = await minVersion(client)
  const missing = files.find(({ name }) => !done.includes(name))
  if ((least && (files.at(-1)?.name ?? '') < least) || missing)
    throw new SchemaRefusal(
      `A later version of Pepwell changed this database (${later}) so that this version can't use it. Start the later version, or restore the backup from before it.`,
    )
}

/** Brings the product's own tables to the newest form: each migration in a transaction of its own. */
async function migrateTables(
  client: pg.Client,
  { upTo, beforeChange, files }: MigrationSteps,
): Promise<void> {
  const all = files ?? (await migrationFiles())
  await makeNotes(client)
  const done = await migrationsDone(client)
  await demandServable(client, all, done)
  const pending = all.filter(({ name }) => !done.includes(name) && (!upTo || name <= upTo))
  const [next] = pending
  if (!next) return
  if (done.length === 0) return runTogether(client, pending)
  await beforeChange?.(next.name)
  for (const file of pending) await runPatiently(client, file)
}

/** Does something while no other process does the same; they wait, however long that takes. */
async function oneAtATime(connection: Connection, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'pepwell migrations',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // A database that is lost is noticed by the work itself.
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
 * Brings the database to the newest form, with the tables of jobs; several processes may start at once, and those that run
 * already go on serving. A table may be large: a migration takes as long as it takes.
 * @throws the database's error when a migration fails; of that one nothing is changed then
 * @throws SchemaRefusal when a later version was here and left nothing that this one can serve
 */
export const migrate = (connection: Connection, steps: MigrationSteps = {}): Promise<void> =>
  oneAtATime(connection, async (client) => {
    await migrateTables(client, steps)
    await migrateJobs(connection)
  })
