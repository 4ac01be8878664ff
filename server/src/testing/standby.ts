import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { addressOf } from '../database/connection.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'
import { ask } from './scratch-database.ts'

/** A folder that the database's own account may enter; removed after the test. */
export async function databaseFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-hosts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o755)
  return folder
}

/** Starts a PostgreSQL that stops after the test. */
export async function startOn(folder: string): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ folder, log: { info() {}, warn() {}, error() {} } })
  onTestFinished(server.stop)
  return server
}

/** Copies a stopped database with its owner and permissions. */
export const copyDatabase = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/**
 * A primary, and a standby made from a copy of it.
 * @param prepare fills the primary before it is copied
 * @param follows whether the standby receives what the primary writes
 */
export async function primaryAndStandby(
  prepare: (primary: EmbeddedDatabase) => Promise<unknown>,
  { follows = false } = {},
) {
  const folder = await databaseFolder()
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  const first = await startOn(one)
  await prepare(first)
  await first.stop()
  await copyDatabase(one, two)
  await writeFile(join(two, 'postgres/standby.signal'), '')
  const [primary, standby] = [await startOn(one), await startOn(two)]
  if (follows) {
    await ask(standby.connection, `ALTER SYSTEM SET primary_conninfo = '${addressOf(primary.connection)}'`)
    await ask(standby.connection, 'SELECT pg_reload_conf()')
  }
  return { primary, standby }
}
