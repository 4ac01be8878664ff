import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '../database/connect.ts'
import { isFull } from '../database/database-away.ts'
import { migrationFiles, sinceBaseline } from '../database/migration-files.ts'
import { migrate } from '../migrate.ts'
import type { BlobsPort } from '../ports/blobs.ts'
import {
  copyIn,
  emptied,
  hasAccounts,
  hasTables,
  migrationsIn,
  sequenceNames,
  setSequences,
  settle,
  tablesIn,
  withoutChecks,
  withoutIndexes,
  withoutSuperuser,
} from './backup.queries.ts'
import { BackupFile } from './backup-file.ts'
import type { BackupCredentials } from './backup-source.ts'
import { requireNamedTime } from './backup-stamp.ts'
import { blobTypeOf } from './blob-key.ts'
import type { Head, Manifest } from './contents.ts'
import { BackupRefusal } from './refusal.ts'

const FULL =
  'This database already has accounts. You can only restore into an empty one. ' +
  'Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.'

/** @throws BackupRefusal if restoring would mix with or overwrite something */
async function requireEmpty(client: pg.Client, migrations: readonly string[]): Promise<void> {
  if (await hasAccounts(client)) throw new BackupRefusal(FULL)
  const found = await migrationsIn(client)
  const done = found && sinceBaseline(await migrationFiles(), found)
  if (!found && (await hasTables(client)))
    throw new BackupRefusal('This database has another program’s tables. Set DATABASE_URL to an empty one.')
  if (done?.some((name) => !migrations.includes(name)))
    throw new BackupRefusal(
      'The tables of this database are newer than those of the backup. Set DATABASE_URL to an empty database.',
    )
}

/**
 * The migrations of a backup as this version names them.
 * @throws BackupRefusal if this version doesn't know them
 */
async function knownMigrations({ migrations }: Head): Promise<readonly string[]> {
  const files = await migrationFiles()
  const done = sinceBaseline(files, migrations)
  const unknown = done?.find((name) => !files.some((file) => file.name === name))
  if (unknown)
    throw new BackupRefusal(
      `This backup was made by a later version of Pepwell (${unknown}). Restore it with that one.`,
    )
  if (!done)
    throw new BackupRefusal(
      'This backup is older than version 1.0.0 can read. Restore it with the last version before 1.0.0 and back up again.',
    )
  return done
}

/**
 * The backup's tables as this database spells them, so that no name of the file gets into a statement.
 * @throws BackupRefusal if one isn't in the database
 */
async function knownTables(client: pg.Client, { tables }: Head): Promise<Head['tables']> {
  const known = new Map((await tablesIn(client)).map((table) => [table.name, table]))
  const found = tables.map(({ name, columns }) => {
    const table = known.get(name)
    const spelled = columns.map((column) => table?.columns.find((own) => own === column))
    if (!table || spelled.includes(undefined) || new Set(columns).size < columns.length)
      throw unknownName(name)
    return { name: table.name, columns: spelled as string[] }
  })
  if (new Set(found.map(({ name }) => name)).size < found.length) throw unknownName('a table twice')
  return found
}

const unknownName = (name: string) =>
  new BackupRefusal(`This backup names ${name}, or a column of it, that its version of Pepwell doesn't have.`)

async function loadTables(client: pg.Client, backup: BackupFile, tables: Head['tables']): Promise<void> {
  const asOwner = await withoutSuperuser(
    client,
    tables,
    `pepwell_restore_${randomUUID().replaceAll('-', '')}`,
  )
  for (const table of tables) {
    const copy = client.query(copyFrom(copyIn(table)))
    await pipeline(Readable.from(backup.rowsOf(table.name), { objectMode: false }), copy)
    backup.loaded(table.name, copy.rowCount)
  }
  await asOwner()
}

/** Rows that the database can't parse were changed after they were written. */
const isUnreadable = (error: unknown) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')

/** Nothing refers to blobs whose rows weren't loaded. On a full disk they would leave no room for a retry. */
async function loadBlobs(backup: BackupFile, blobs: BlobsPort, loaded: string[]): Promise<void> {
  for await (const { key, bytes } of backup.blobs()) {
    loaded.push(key)
    await blobs.put(key, bytes, blobTypeOf(key))
  }
}

/** Loads everything, or no rows at all. */
async function load(
  client: pg.Client,
  backup: BackupFile,
  blobs: BlobsPort,
  loaded: string[],
): Promise<Manifest> {
  await client.query('BEGIN')
  const tables = await knownTables(client, backup.head)
  const check = await withoutChecks(client, tables)
  const index = await withoutIndexes(client)
  // The tables are locked from here on, so accounts created meanwhile are found here.
  if (await hasAccounts(client)) throw new BackupRefusal(FULL)
  await emptied(client, tables)
  await loadTables(client, backup, tables)
  await loadBlobs(backup, blobs, loaded)
  const manifest = await backup.manifest()
  await index()
  await check()
  const sequences = await sequenceNames(client)
  for (const name of Object.keys(manifest.sequences)) if (!sequences.includes(name)) throw unknownName(name)
  await setSequences(client, manifest.sequences)
  // If only the reply to the commit is lost, the rows exist and need their blobs.
  loaded.length = 0
  await client.query('COMMIT')
  return manifest
}

/** Where a backup is restored. */
interface Target {
  connection: Connection
  blobs: BlobsPort
}

/**
 * Opens a backup and reads all of it, before anything is created.
 * @throws BackupRefusal if it isn't intact, or later than this version
 */
export async function openBackup(file: string, proof: BackupCredentials): Promise<BackupFile> {
  const backup = await BackupFile.open(file, proof)
  try {
    requireNamedTime(file, backup.head.madeAt)
    await knownMigrations(backup.head)
    return backup
  } catch (error) {
    await backup.close()
    throw error
  }
}

/**
 * Restores everything in a backup: into tables of its version, which are then migrated. Closes the backup.
 * @returns what was restored
 * @throws BackupRefusal if the database isn't empty or the backup isn't intact; the database then stays empty
 */
export async function restoreInto(
  { connection, blobs }: Target,
  backup: BackupFile,
): Promise<Manifest & Pick<Head, 'madeAt'>> {
  const client = new pg.Client({ ...connection, application_name: 'pepwell restore', keepAlive: true })
  client.on('error', () => {})
  const loaded: string[] = []
  try {
    await client.connect()
    await settle(client)
    const migrations = await knownMigrations(backup.head)
    await requireEmpty(client, migrations)
    await migrate(connection, { upTo: migrations.at(-1) })
    const manifest = await load(client, backup, blobs, loaded)
    await migrate(connection)
    await client.query('ANALYZE')
    return { ...manifest, madeAt: backup.head.madeAt }
  } catch (error) {
    for (const key of loaded) await blobs.remove(key).catch(() => {})
    throw isUnreadable(error) ? backup.fault(error) : isFull(error) ? noRoom(error) : error
  } finally {
    await client.end()
    await backup.close()
  }
}

const noRoom = (cause: unknown) => new BackupRefusal('The disk is full. Nothing was restored.', { cause })

/** Both steps. */
export const restoreBackup = async (
  { proof, ...target }: Target & { proof: BackupCredentials },
  file: string,
) => restoreInto(target, await openBackup(file, proof))
