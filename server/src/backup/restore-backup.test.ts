import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { fillAllPersons, WITHOUT_PERSONS } from '../jobs/fill-persons.ts'
import { migrate, migrationNames } from '../migrate.ts'
import { diskBlobs } from '../ports/blobs-disk.ts'
import { secretKeys } from '../secret-keys.ts'
import { ROWS_WITHOUT_PERSONS } from '../testing/rows-without-persons.ts'
import { ask, emptyDatabase } from '../testing/scratch-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { tarOf } from './tar.ts'
import { writeBackup } from './write-backup.ts'

/** Made by the last version before the baseline migration, with rows in nearly every table. */
const earlier = join(import.meta.dirname, 'before-baseline.tar.gz')

const keys = secretKeys(['a key of a test, which is long enough'])
const seal = { key: keys.current }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pepwell-backups-'))
})
afterAll(() => rm(folder, { recursive: true }))

const restored = (connection: Connection, file: string) =>
  restoreBackup(
    { connection, blobs: diskBlobs(join(folder, 'restored')), proof: { keys, allowUnsigned: true } },
    file,
  )

async function aFile(name: string, bytes: Uint8Array) {
  const file = join(folder, name)
  await writeFile(file, bytes)
  return file
}

test('a backup of an earlier version is migrated, and sequences continue', async () => {
  const connection = await emptyDatabase()
  await restored(connection, earlier)
  const names = (await ask(connection, 'SELECT name FROM kysely_migration ORDER BY name')).map(
    ({ name }) => name,
  )
  expect(names).toEqual(await migrationNames())
  const [counts] = await ask(
    connection,
    `SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM orders)::int AS orders,
       (SELECT count(*) FROM dosage_logs)::int AS doses`,
  )
  expect(counts).toEqual({ users: 65, orders: 11, doses: 5 })
  const broken = await ask(connection, "SELECT FROM pg_constraint WHERE contype = 'f' AND NOT convalidated")
  expect(broken).toEqual([])
  expect(await ask(connection, "SELECT FROM pg_trigger WHERE tgenabled = 'D'")).toEqual([])
})

test('a backup from before a job filled new columns is restored, and the job can still fill them', async () => {
  const [source, target] = [await emptyDatabase(), await emptyDatabase()]
  await migrate(source, { upTo: '0693-validate-references-to-sessions-and-entries' })
  await ask(source, ROWS_WITHOUT_PERSONS)
  await migrate(source)
  const file = join(folder, 'unfilled.tar.gz')
  await writeBackup({ connection: source, seal }, file)
  await restored(target, file)
  const outcomes = 'SELECT user_id FROM reminder_outcomes'
  expect(await ask(target, outcomes)).toEqual([{ user_id: null }])
  expect(await fillAllPersons(target)).toEqual(WITHOUT_PERSONS)
  expect(await ask(target, outcomes)).toEqual([{ user_id: 'user_ada' }])
})

test('a backup that stopped before the baseline is refused with what to do', async () => {
  const source = await emptyDatabase()
  const files = [{ name: '0570-narrower-indexes', text: 'CREATE TABLE users (id text)', isMarked: false }]
  await migrate(source, { files })
  const file = join(folder, 'too-old.tar.gz')
  await writeBackup({ connection: source, seal }, file)
  await expect(restored(await emptyDatabase(), file)).rejects.toThrow(
    'This backup is older than version 1.0.0 can read. Restore it with the last version before 1.0.0',
  )
})

test('a restored database has every index of a new one, and all of them are valid', {
  timeout: 120_000,
}, async () => {
  const [connection, fresh] = [await emptyDatabase(), await emptyDatabase()]
  await Promise.all([restored(connection, earlier), migrate(fresh)])
  const indexes = (of: Connection) =>
    ask(
      of,
      `SELECT pg_get_indexdef(indexrelid) AS definition, indisvalid FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
    )
  expect(await indexes(connection)).toEqual(await indexes(fresh))
})

test('a truncated or damaged backup is refused and leaves the database empty', async () => {
  const connection = await emptyDatabase()
  const bytes = await readFile(earlier)
  const halved = await aFile('halved', bytes.subarray(0, bytes.length - 40))
  await expect(restored(connection, halved)).rejects.toThrow('is damaged, cut off')
  const corrupted = Buffer.from(bytes)
  corrupted.writeUInt32BE(0x12345678, Math.floor(bytes.length / 2))
  await expect(restored(connection, await aFile('spoiled', corrupted))).rejects.toThrow(
    'was changed since it was signed',
  )
  await expect(restored(connection, await aFile('text', Buffer.from('hello')))).rejects.toThrow(
    'not a Pepwell backup',
  )
  await expect(restored(connection, join(folder, 'none'))).rejects.toThrow("can't be read")
  expect(await ask(connection, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([])
  await restored(connection, earlier)
  await expect(restored(connection, earlier)).rejects.toThrow('This database already has accounts')
})

test('tables of another program and backups of later versions are left alone', async () => {
  const connection = await emptyDatabase()
  await ask(connection, 'CREATE TABLE theirs (id int)')
  await expect(restored(connection, earlier)).rejects.toThrow('another program’s tables')
  const later = async (head: object) => {
    const member = { name: 'pepwell-backup.json', bytes: Buffer.from(JSON.stringify(head)) }
    const members = async function* () {
      yield member
    }
    return aFile('later', gzipSync(await buffer(Readable.from(tarOf(members())))))
  }
  await expect(restored(connection, await later({ format: 2 }))).rejects.toThrow('a later version of Pepwell')
  const head = { format: 1, madeAt: new Date().toISOString(), migrations: ['9999-to-come'], tables: [] }
  await expect(restored(connection, await later(head))).rejects.toThrow('(9999-to-come)')
})

test('no file is overwritten', () =>
  expect(writeBackup({ connection: inject('databaseServer'), seal }, earlier)).rejects.toThrow(
    'already exists',
  ))

test('anything but a file is refused', async () => {
  const connection = await emptyDatabase()
  for (const path of [folder, devNull])
    await expect(restored(connection, path)).rejects.toThrow(`${path} isn't a file.`)
})

test('on a full disk nothing is restored, and no picture stays behind', { timeout: 120_000 }, async () => {
  const source = await emptyDatabase()
  await migrate(source)
  const blobs = diskBlobs(join(folder, 'many'))
  for (const name of ['a', 'b', 'c'])
    await blobs.put(`photos/user_1/${name}.webp`, Buffer.from(name), 'image/webp')
  const file = join(folder, 'many.tar.gz')
  await writeBackup({ connection: source, blobs, seal }, file)
  const connection = await emptyDatabase()
  const target = diskBlobs(join(folder, 'full'))
  let stored = 0
  const put: typeof target.put = async (...blob) => {
    if (++stored > 2) throw Object.assign(new Error('cannot write'), { cause: { code: 'ENOSPC' } })
    return target.put(...blob)
  }
  const full = { connection, blobs: { ...target, put }, proof: { keys } }
  await expect(restoreBackup(full, file)).rejects.toThrow('The disk is full.')
  expect(stored).toBe(3)
  expect(await Array.fromAsync(target.keys())).toEqual([])
  await restoreBackup({ ...full, blobs: target }, file)
  expect(await Array.fromAsync(target.keys())).toHaveLength(3)
})
