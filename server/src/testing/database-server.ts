import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connect } from '../database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'
import { fillFoodItems } from '../features/nutrition/food-items.ts'
import { migrate } from '../migrate.ts'
import { changeSettings, WITHOUT_DISK } from './postgres-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** a migrated database */
    databaseServer: EmbeddedDatabase['connection']
    /** the database to clone; it accepts no connections, because PostgreSQL only clones unused ones */
    templateDatabase: string
  }
}

const quiet = { info() {}, warn() {}, error() {} }

function fail(error: Error): never {
  throw error
}

const SETTINGS = {
  ...WITHOUT_DISK,
  // Each test file has its own apps and pools, which together need more than the default.
  max_connections: '400',
  // With hundreds of databases a worker would start several times a second.
  autovacuum: 'off',
}

/** The number of connections takes effect at the next start. */
async function startWithSettings(folder: string): Promise<EmbeddedDatabase> {
  const first = await startEmbedded({ folder, log: quiet })
  await changeSettings(first.connection, SETTINGS)
  await first.stop()
  return startEmbedded({ folder, log: quiet })
}

async function makeTemplate({ database, ...server }: EmbeddedDatabase['connection']): Promise<string> {
  const name = `${database}_template`
  const admin = connect({ ...server, database: 'postgres' }, fail)
  await sql.raw(`CREATE DATABASE ${name} TEMPLATE ${database}`).execute(admin)
  await sql.raw(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`).execute(admin)
  await admin.destroy()
  return name
}

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-test-'))
  const server = await startWithSettings(folder)
  await migrate(server.connection)
  const db = connect(server.connection, fail)
  await fillFoodItems(db)
  await sql`VACUUM ANALYZE`.execute(db)
  await db.destroy()
  project.provide('databaseServer', server.connection)
  project.provide('templateDatabase', await makeTemplate(server.connection))
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
