import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect } from '@pepwell/server/database/connect'
import { startEmbedded } from '@pepwell/server/database/embedded'
import { sql } from 'kysely'

/** Creates an empty database with this name. */
export type MakeDatabase = (name: string) => Promise<Connection>

/** Runs a PostgreSQL during a measurement. */
export async function withDatabases(measure: (make: MakeDatabase) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-bench-'))
  const log = { info() {}, warn: console.warn, error: console.error }
  const database = await startEmbedded({ folder, log })
  try {
    await measure(async (name) => {
      const admin = connect({ ...database.connection, database: 'postgres' }, () => {})
      await sql.raw(`CREATE DATABASE ${name}`).execute(admin)
      await admin.destroy()
      return { ...database.connection, database: name }
    })
  } finally {
    await database.stop()
    await rm(folder, { recursive: true })
  }
}
