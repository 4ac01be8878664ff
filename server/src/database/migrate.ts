import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { holdLock } from '../jobs/jobs.queries.ts'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import { type Connection, connect } from './connect.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Each `NNNN-name.sql` as a migration, in the order of the names. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8')
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/** The names of all migrations, in their order. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await readMigrations()).sort()

/** How far a database is brought, and what has to be done first. */
interface MigrationSteps {
  /** the last migration; the newest one unless given */
  upTo?: string | undefined
  /** before tables change that there are already, with the name of the first migration that changes them */
  beforeChange?(next: string): Promise<void>
}

/** Brings the product's own tables to the newest form, all in one transaction. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs on whatever schema the database has at that point
async function migrateTables(db: Kysely<any>, { upTo, beforeChange }: MigrationSteps): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const all = beforeChange ? await migrator.getMigrations() : []
  const next = all.find(({ name, executedAt }) => !executedAt && (!upTo || name <= upTo))
  if (next && next !== all[0]) await beforeChange?.(next.name)
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
  if (error) throw error
}

/** Does something while no other process does the same; they wait, however long that takes. */
async function oneAtATime(connection: Connection, work: () => Promise<void>): Promise<void> {
  const lock = new pg.Client({
    ...connection,
    application_name: 'pepwell migrations',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // A database that is lost is noticed by the work itself.
  lock.on('error', () => {})
  try {
    await lock.connect()
    await holdLock(lock, 'migrations')
    await work()
  } finally {
    await lock.end()
  }
}

/**
 * Brings the database to the newest form, with the tables of jobs; several processes may start at once. One lock is around
 * both: before it does anything, Kysely's migrator looks at every table there is, and fails over one that another process
 * is just making.
 * @throws the database's error when a migration fails; of our own tables nothing is changed then
 */
export const migrate = (connection: Connection, steps: MigrationSteps = {}): Promise<void> =>
  oneAtATime(connection, async () => {
    // A table may be large: a migration takes as long as it takes.
    const db = connect(connection, () => {}, { patience: 0 })
    try {
      await migrateTables(db, steps)
    } finally {
      await db.destroy()
    }
    await migrateJobs(connection)
  })
