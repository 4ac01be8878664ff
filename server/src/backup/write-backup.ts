import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import pg from 'pg'
import type { Connection } from '../database/connect.ts'
import type { BlobsPort } from '../ports/blobs.ts'
import type { SecretKey } from '../secret-keys.ts'
import {
  beginSnapshot,
  copyOut,
  lockDefinitions,
  migrationsIn,
  sequencesIn,
  settle,
  tablesIn,
} from './backup.queries.ts'
import { isBlobKey } from './blob-key.ts'
import { BLOBS, BlobSum, FORMAT, HEAD, type Head, MANIFEST, type Manifest, Sum, TABLES } from './contents.ts'
import { copyRows } from './copy-rows.ts'
import { encrypted } from './encryption.ts'
import { BackupRefusal } from './refusal.ts'
import { signed } from './signature.ts'
import { type Member, tarOf } from './tar.ts'

/** Tables are written in chunks, so that only the chunks' lengths must be known in advance. */
const PIECE = 1024 * 1024

const jsonMember = (name: string, content: object): Member => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`),
})

/** Rechunks to about one size. */
async function* pieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    length += chunk.length
    if (length < PIECE) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  yield Buffer.concat(held)
}

async function* tableMembers(
  client: pg.Client,
  table: Head['tables'][number],
  manifest: Manifest,
): AsyncGenerator<Member> {
  const sum = new Sum()
  const copy = client.query(copyRows(copyOut(table)))
  let number = 0
  for await (const bytes of pieces(copy)) {
    sum.add(bytes)
    yield { name: `${TABLES}${table.name}/${String(++number).padStart(6, '0')}`, bytes }
  }
  manifest.tables[table.name] = { rows: copy.rowCount, ...sum.end() }
}

async function* blobMembers(blobs: BlobsPort, manifest: Manifest): AsyncGenerator<Member> {
  const sum = new BlobSum()
  for await (const key of blobs.keys()) {
    // An unrelated file in the folder.
    if (!isBlobKey(key)) continue
    const content = await blobs.open(key)
    // It may have just been deleted.
    if (!content) continue
    const bytes = await buffer(content)
    sum.addBlob(key, bytes)
    yield { name: `${BLOBS}${key}`, bytes }
  }
  manifest.blobs = sum.end()
}

/** Blobs come after rows: a row's blobs were stored before it and never change. */
async function* everything(
  client: pg.Client,
  blobs: BlobsPort | undefined,
  madeAt: Date,
): AsyncGenerator<Member> {
  const migrations = await migrationsIn(client)
  if (!migrations) throw new BackupRefusal('This database has no Pepwell tables.')
  const tables = await tablesIn(client, 'p')
  await lockDefinitions(client, tables)
  yield jsonMember(HEAD, {
    format: FORMAT,
    madeAt: madeAt.toISOString(),
    migrations,
    tables,
  } satisfies Head)
  const manifest: Manifest = { tables: {}, sequences: {} }
  for (const table of tables) yield* tableMembers(client, table, manifest)
  // Sequences ignore snapshots: read after the rows, they are ahead of them.
  manifest.sequences = await sequencesIn(client)
  if (blobs) yield* blobMembers(blobs, manifest)
  yield jsonMember(MANIFEST, manifest)
}

/** How a backup is authenticated: encrypted with a passphrase, otherwise signed with the key. */
export interface Seal {
  key: SecretKey
  passphrase?: string | undefined
}

/** Compresses an archive, then encrypts or signs it. */
async function* sealed(archive: AsyncIterable<Buffer>, { key, passphrase }: Seal): AsyncGenerator<Buffer> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  const packing = pipeline(Readable.from(archive, { objectMode: false }), gzip)
  // The reader of the gzip stream gets the error.
  packing.catch(() => {})
  yield* passphrase ? encrypted(gzip, passphrase) : signed(gzip, key)
  await packing
}

/** A file gets its name once it is complete and on disk. */
async function writeWhole(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(part, { mode: 0o600 }))
    const handle = await open(part, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export interface BackupParts {
  connection: Connection
  /** left out for tables only */
  blobs?: BlobsPort
  seal: Seal
  /** now, unless the name says when */
  madeAt?: Date
}

/**
 * Writes everything as of one moment into a new file while Pepwell runs, with constant memory.
 * @throws BackupRefusal if the file exists or the database has none of our tables
 */
export async function writeBackup(
  { connection, blobs, seal, madeAt = new Date() }: BackupParts,
  file: string,
): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BackupRefusal(`${file} already exists. Choose another name, or move it.`)
  const client = new pg.Client({ ...connection, application_name: 'pepwell backup', keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await settle(client)
    await beginSnapshot(client)
    await writeWhole(file, sealed(tarOf(everything(client, blobs, madeAt)), seal))
  } finally {
    await client.end()
  }
}
