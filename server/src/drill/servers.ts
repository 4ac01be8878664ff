import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { connect } from '../database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts'
import type { DB } from '../database/schema.ts'
import { beginBaseBackup, endBaseBackup } from './drill.queries.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** The folders of a drill. */
export interface Folders {
  /** the database that is lost */
  lost: string
  /** a copy of its files */
  base: string
  /** its log, segment by segment */
  archive: string
  /** the database that is restored from both */
  restored: string
}

/** Creates the folders, which the database's own account may enter. */
export async function foldersIn(folder: string): Promise<Folders> {
  await chmod(folder, 0o755)
  const [lost = '', base = '', archive = '', restored = ''] = ['lost', 'base', 'archive', 'restored'].map(
    (name) => join(folder, name),
  )
  await mkdir(archive)
  await chmod(archive, 0o777)
  return { lost, base, archive, restored }
}

/** Runs a database while something is done with it. */
export async function withServer<Result>(
  folder: string,
  work: (db: Kysely<DB>, connection: EmbeddedDatabase['connection']) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbedded({ folder, log: quiet })
  const db = connect(server.connection, () => {}, { size: 2 })
  try {
    return await work(db, server.connection)
  } finally {
    await db.destroy()
    await server.stop()
  }
}

/** The copy doesn't need files that vanish while they are copied. */
const copyFiles = (from: string, to: string) =>
  promisify(execFile)('cp', ['-a', from, to]).catch((error: { stderr: string }) => {
    if (!/cannot (stat|open).*No such file/.test(error.stderr)) throw error
  })

/** Writes a file of the database, which belongs to the database's own account. */
async function writeData(folder: string, name: string, content: string): Promise<void> {
  const [data, file] = [join(folder, 'postgres'), join(folder, 'postgres', name)]
  await writeFile(file, content)
  const { uid, gid } = await stat(data)
  await chown(file, uid, gid)
}

/** Copies a running database as `pg_basebackup` does. */
export async function copyRunning(db: Kysely<DB>, { lost, base }: Folders): Promise<void> {
  // Begin and end must be on one connection.
  await db.connection().execute(async (one) => {
    await beginBaseBackup(one)
    await copyFiles(lost, base)
    await writeData(base, 'backup_label', await endBaseBackup(one))
  })
  await rm(join(base, 'postgres/postmaster.pid'), { force: true })
}

/** Makes a database of the copy that replays the archived log up to a time at its next start. */
export async function prepareRestore({ base, archive, restored }: Folders, time: string): Promise<void> {
  await copyFiles(base, restored)
  await writeData(restored, 'recovery.signal', '')
  await appendFile(
    join(restored, 'postgres/postgresql.auto.conf'),
    `archive_mode = off
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${time}'
recovery_target_action = promote
`,
  )
}
