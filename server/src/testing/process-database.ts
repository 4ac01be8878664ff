import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { addressOf, type Connection, connect } from '../database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'
import type { DB } from '../database/schema.ts'
import { migrate } from '../migrate.ts'
import { changeSettings, WITHOUT_DISK } from './postgres-settings.ts'
import { type ServerProcess, type StartOptions, startServer } from './server-process.ts'

/** A migrated database and the servers that share it. */
export interface SharedDatabase {
  db: Kysely<DB>
  connection: Connection
  /** where the servers write mails */
  outbox: string
  /** kills PostgreSQL; resolves once it is back */
  crash(): Promise<void>
  /** starts another server, which is stopped after the test */
  start(settings?: Record<string, string>, options?: StartOptions): Promise<ServerProcess>
}

/** A PostgreSQL for a file's tests; each test gets its own database. */
export function sharedDatabases(): (name: string) => Promise<SharedDatabase> {
  let folder: string
  let server: EmbeddedDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pepwell-processes-'))
    // The database may run under another account, which must be able to enter the folder.
    await chmod(folder, 0o755)
    server = await startEmbedded({ folder, log: { info() {}, warn() {}, error() {} } })
    await changeSettings(server.connection, WITHOUT_DISK)
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })
  return async (name) => {
    const admin = connect(server.connection, () => {})
    // A retried test already has one.
    await sql.raw(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).execute(admin)
    await sql.raw(`CREATE DATABASE ${name}`).execute(admin)
    await admin.destroy()
    const connection = { ...server.connection, database: name }
    await migrate(connection)
    const db = connect(connection, () => {}, { timeout: 120_000 })
    const dataDir = join(folder, name)
    const servers: ServerProcess[] = []
    onTestFinished(async () => {
      await Promise.all(servers.map((started) => started.stop()))
      await db.destroy()
    })
    return {
      db,
      connection,
      outbox: join(dataDir, 'outbox'),
      async crash() {
        const running = async () =>
          Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
        const pid = await running()
        process.kill(pid, 'SIGKILL')
        // Until then a backend continues for a moment without its parent, and then ends within a statement.
        await vi.waitFor(async () => expect(await running()).not.toBe(pid), {
          timeout: 60_000,
          interval: 100,
        })
      },
      async start(settings = {}, options = {}) {
        const own = { DATABASE_URL: addressOf(connection), DATA_DIR: dataDir }
        const started = await startServer({ ...own, ...settings }, options)
        servers.push(started)
        return started
      },
    }
  }
}
