import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect } from '@pepwell/server/database/connect'
import { type EmbeddedDatabase, startEmbedded } from '@pepwell/server/database/embedded'
import { migrate } from '@pepwell/server/migrate'
import { sql } from 'kysely'

/** Creates a migrated database with this name. */
export type MakeDatabase = (name: string) => Promise<Connection>

const TEMPLATE = 'bench_template'

/** Runs a PostgreSQL during a measurement that needs one. */
export async function withDatabases<Result>(
  measure: (make: MakeDatabase) => Promise<Result>,
): Promise<Result> {
  let folder: string | undefined
  let database: EmbeddedDatabase | undefined
  const start = async () => {
    folder = await mkdtemp(join(tmpdir(), 'pepwell-bench-'))
    const log = { info() {}, warn: console.warn, error: console.error }
    database = await startEmbedded({ folder, log })
    return database.connection
  }
  const create = async (connection: Connection, name: string, template: string) => {
    const admin = connect({ ...connection, database: 'postgres' }, () => {})
    await sql.raw(`CREATE DATABASE ${name} TEMPLATE ${template}`).execute(admin)
    await admin.destroy()
    return { ...connection, database: name }
  }
  const startWithTemplate = async () => {
    const connection = await start()
    await migrate(await create(connection, TEMPLATE, 'template1'))
    return connection
  }
  let started: Promise<Connection> | undefined
  try {
    return await measure(async (name) => {
      started ??= startWithTemplate()
      return create(await started, name, TEMPLATE)
    })
  } finally {
    await database?.stop()
    if (folder) await rm(folder, { recursive: true })
  }
}
