import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type MigrationFile, migrationFiles } from '../database/migration-files.ts'
import { workOf } from '../jobs/jobs.ts'
import { migrate } from '../migrate.ts'
import { diskBlobs } from '../ports/blobs-disk.ts'
import { openSecretKeys } from '../secret-keys.ts'
import { TestClock } from '../testing/test-app.ts'
import { automaticBackups } from './automatic-backups.ts'
import { BackupFile } from './backup-file.ts'

const DAY = 24 * 60 * 60 * 1000

const aMigration = (name: string, text: string): MigrationFile => ({ name, text, isMarked: false })

async function aDatabase() {
  const server = inject('databaseServer')
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  const database = `backed_up_${process.pid}_${Math.trunc(performance.now() * 1000)}`
  await client.query(`CREATE DATABASE ${database}`).finally(() => client.end())
  return { ...server, database }
}

async function backingUp(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pepwell-nights-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const connection = await aDatabase()
  const clock = new TestClock()
  const backups = automaticBackups({ connection, config, clock, log: { info() {}, warn() {} } })
  const folder = join(dataDir, 'backups')
  const blobs = diskBlobs(join(dataDir, 'blobs'))
  const openBackup = async (file: string) => {
    const backup = await BackupFile.open(file, { keys: await openSecretKeys(config) })
    await backup.close()
    return backup.head
  }
  return {
    ...{ backups, connection, clock, folder, blobs, openBackup },
    kept: async () => (await readdir(folder).catch(() => [])).sort(),
    tasks: backups.tasks({ blobs }),
  }
}

test('tables are backed up before they change, and three backups are kept; new tables need none', async () => {
  const { backups, connection, clock, folder, kept, openBackup } = await backingUp()
  const files = await migrationFiles()
  const last = ['9001-one', '9002-two', '9003-three', '9004-four']
  const beforeChange = backups.beforeMigration
  await migrate(connection, { files, beforeChange })
  expect(await kept()).toEqual([])
  for (const [index, name] of last.entries()) {
    files.push(aMigration(name, `CREATE TABLE more_${index} (id bigint)`))
    clock.advance(1000)
    await migrate(connection, { files, beforeChange })
    await migrate(connection, { files, beforeChange })
  }
  expect(await kept()).toEqual(
    last.slice(1).map((next) => expect.stringMatching(`^before-2026-.*-${next}.tar.gz$`)),
  )
  const [first = ''] = await kept()
  expect((await openBackup(join(folder, first))).migrations.at(-1)).toBe(last[0])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('the configured number of nights is kept, with photos, readable only by the owner', async () => {
  const { connection, clock, folder, blobs, kept, tasks } = await backingUp({ BACKUPS: '2' })
  await migrate(connection)
  await blobs.put('photos/user_1/a.webp', Buffer.from('x'), 'image/webp')
  const [nightly] = Object.values(tasks)
  expect(nightly).toMatchObject({ schedule: '30 3 * * *' })
  for (let night = 0; night < 3; night++) {
    if (nightly) await workOf(nightly)({}, { number: 1, isLast: false })
    clock.advance(DAY)
  }
  expect(await kept()).toEqual(['nightly-2026-06-16T12-00-00.tar.gz', 'nightly-2026-06-17T12-00-00.tar.gz'])
  const [file = ''] = await kept()
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
})

test('a passphrase encrypts them', async () => {
  const { connection, folder, kept, tasks } = await backingUp({ BACKUP_PASSPHRASE: 'correct horse battery' })
  await migrate(connection)
  const [nightly] = Object.values(tasks)
  if (nightly) await workOf(nightly)({}, { number: 1, isLast: false })
  const [file = ''] = await kept()
  expect(file).toBe('nightly-2026-06-15T12-00-00.tar.gz.enc')
  await expect(BackupFile.open(join(folder, file), { keys: undefined })).rejects.toThrow('is encrypted')
})

test('makes none if backups are turned off', async () => {
  const { backups, connection, kept, tasks } = await backingUp({ BACKUPS: '0' })
  const files = await migrationFiles()
  await migrate(connection, { files })
  const later = aMigration('9001-one', 'CREATE TABLE more (id bigint)')
  await migrate(connection, { files: [...files, later], beforeChange: backups.beforeMigration })
  expect(tasks).toEqual({})
  expect(await kept()).toEqual([])
})
