import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '../database/connect.ts'
import { migrate, migrationNames } from '../database/migrate.ts'
import type { BlobsPort } from '../ports/blobs.ts'
import {
  copyIn,
  emptied,
  hasTables,
  isInhabited,
  migrationsIn,
  setSequences,
  settle,
  withoutChecks,
} from './backup.queries.ts'
import { BackupFile, damaged } from './backup-file.ts'
import type { Head, Manifest } from './contents.ts'
import { BackupRefusal } from './refusal.ts'

/** Every blob is a picture. */
const BLOB_TYPE = 'image/webp'

const FULL =
  'There are accounts in this database already, and a backup is restored into an empty one only. ' +
  'Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.'

/** @throws BackupRefusal when there is something that restoring would mix with, or write over */
async function demandEmpty(client: pg.Client, { migrations }: Head): Promise<void> {
  if (await isInhabited(client)) throw new BackupRefusal(FULL)
  const done = await migrationsIn(client)
  if (!done && (await hasTables(client)))
    throw new BackupRefusal(
      'This database holds the tables of another program. Set DATABASE_URL to an empty one.',
    )
  if (done?.some((name) => !migrations.includes(name)))
    throw new BackupRefusal(
      'The tables of this database are newer than those of the backup. Set DATABASE_URL to an empty database.',
    )
}

/** @throws BackupRefusal when the tables have gone through what this version knows nothing of */
async function demandKnown({ migrations }: Head): Promise<void> {
  const known = await migrationNames()
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown)
    throw new BackupRefusal(
      `This backup was made by a later version of Pepwell (${unknown}). Restore it with that one.`,
    )
}

async function loadTables(client: pg.Client, backup: BackupFile): Promise<void> {
  for (const table of backup.head.tables) {
    const copy = client.query(copyFrom(copyIn(table)))
    await pipeline(Readable.from(backup.rowsOf(table.name), { objectMode: false }), copy)
    backup.loaded(table.name, copy.rowCount)
  }
}

/** Rows that the database takes for none were changed since they were written. */
const isUnreadable = (error: unknown) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')

async function loadBlobs(backup: BackupFile, blobs: BlobsPort): Promise<void> {
  for await (const { key, bytes } of backup.blobs()) await blobs.put(key, bytes, BLOB_TYPE)
}

/** All of it, or of the rows nothing. */
async function load(client: pg.Client, backup: BackupFile, blobs: BlobsPort): Promise<Manifest> {
  const { tables } = backup.head
  await client.query('BEGIN')
  const check = await withoutChecks(client, tables)
  // Nobody else sees these tables from here on: whoever came meanwhile is met here.
  if (await isInhabited(client)) throw new BackupRefusal(FULL)
  await emptied(client, tables)
  await loadTables(client, backup)
  await loadBlobs(backup, blobs)
  const manifest = await backup.manifest()
  await check()
  await setSequences(client, manifest.sequences)
  await client.query('COMMIT')
  return manifest
}

interface RestoreParts {
  connection: Connection
  blobs: BlobsPort
}

/**
 * Brings everything back that a backup holds: into tables of the form that they had then, which are brought to the newest form after.
 * @returns what was restored
 * @throws BackupRefusal when the database is not empty, or the backup is not whole; the database stays empty then
 */
export async function restoreBackup({ connection, blobs }: RestoreParts, file: string): Promise<Manifest> {
  const backup = await BackupFile.open(file)
  await demandKnown(backup.head)
  const client = new pg.Client({ ...connection, application_name: 'pepwell restore', keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await settle(client)
    await demandEmpty(client, backup.head)
    await migrate(connection, { upTo: backup.head.migrations.at(-1) })
    const manifest = await load(client, backup, blobs)
    await migrate(connection)
    await client.query('ANALYZE')
    return manifest
  } catch (error) {
    throw isUnreadable(error) ? damaged(file, error) : error
  } finally {
    await client.end()
  }
}
