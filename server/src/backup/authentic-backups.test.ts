import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { diskBlobs } from '../ports/blobs-disk.ts'
import { secretKeys } from '../secret-keys.ts'
import { ask, emptyDatabase } from '../testing/scratch-database.ts'
import type { BackupCredentials } from './backup-source.ts'
import { requireNamedTime } from './backup-stamp.ts'
import { restoreBackup } from './restore-backup.ts'
import { SIGNATURE_BYTES } from './signature.ts'
import { type Member, membersOf, tarOf } from './tar.ts'
import { writeBackup } from './write-backup.ts'

const OLD = 'the key of the last year, long enough'
const keys = secretKeys(['the key of this year, which is long enough', OLD])
const passphrase = 'correct horse battery staple'

let folder: string
let plain: string
let locked: string
let target: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pepwell-authentic-'))
  plain = join(folder, 'plain.tar.gz')
  locked = join(folder, 'locked.tar.gz.enc')
  const connection = await emptyDatabase()
  await migrate(connection)
  await ask(
    connection,
    "INSERT INTO users (id, email, password_hash, first_name, last_name) VALUES ('user_1', 'ada@mail.net', 'x', 'Ada', 'L')",
  )
  const blobs = diskBlobs(join(folder, 'blobs'))
  await blobs.put('photos/user_1/a.webp', randomBytes(100_000), 'image/webp')
  await writeFile(join(folder, 'blobs', '.DS_Store'), 'no blob')
  await writeBackup({ connection, blobs, seal: { key: keys.current } }, plain)
  await writeBackup({ connection, blobs, seal: { key: keys.current, passphrase } }, locked)
  target = await emptyDatabase()
})
afterAll(() => rm(folder, { recursive: true }))

const restoredBlobs = () => join(folder, 'restored')
const restored = (file: string, proof: BackupCredentials, connection = target) =>
  restoreBackup({ connection, blobs: diskBlobs(restoredBlobs()), proof }, file)

async function aFile(name: string, bytes: Uint8Array) {
  await writeFile(join(folder, name), bytes)
  return join(folder, name)
}

/** A refused file must create nothing. */
async function expectNothingMade() {
  expect(await ask(target, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([])
  await expect(access(restoredBlobs())).rejects.toThrow()
}

const flipped = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

/** The backup with modified members, repacked as an attacker could. */
async function repacked(change: (member: Member) => Member | Member[]) {
  const members: Member[] = []
  const unpacked = Readable.from([gunzipSync(await readFile(plain))])
  for await (const member of membersOf(unpacked)) members.push(...[change(member)].flat())
  const inOrder = async function* () {
    yield* members
  }
  return aFile('repacked', gzipSync(await buffer(Readable.from(tarOf(inOrder())))))
}

const withJson = (name: string, change: (content: string) => string) => (member: Member) =>
  member.name === name ? { name, bytes: Buffer.from(change(member.bytes.toString())) } : member

/** Each passphrase guess takes 128 MiB, on purpose. */
const SLOW_KEYS = { timeout: 120_000 }

describe('a changed byte', () => {
  test('anywhere in a signed backup is refused with a sentence, and nothing is created', async () => {
    const bytes = await readFile(plain)
    // Every byte of both gzip headers and of the signature, and some of each part in between.
    const ends = [...Array(20).keys(), ...Array.from({ length: 140 }, (_, index) => bytes.length - 1 - index)]
    const between = Array.from({ length: 60 }, (_, index) => Math.floor((bytes.length * (index + 1)) / 62))
    for (const at of [...ends, ...between])
      await expect(restored(await aFile('flipped', flipped(bytes, at)), { keys })).rejects.toThrow(
        /has no valid signature|was changed since it was signed|which isn't here/,
      )
    for (const cut of [
      bytes.subarray(0, -1),
      bytes.subarray(0, -200),
      Buffer.concat([bytes, Buffer.from('x')]),
    ])
      await expect(restored(await aFile('cut', cut), { keys })).rejects.toThrow('no valid signature')
    await expectNothingMade()
  })

  test(
    'anywhere in an encrypted one, too; chunks cannot be cut off, swapped or added',
    SLOW_KEYS,
    async () => {
      const bytes = await readFile(locked)
      const header = 22 + 16
      const chunk = 64 * 1024 + 16
      expect(bytes.length).toBeGreaterThan(header + chunk)
      for (const at of [0, 21, 37, header + chunk - 1, bytes.length - 1])
        await expect(
          restored(await aFile('flipped', flipped(bytes, at)), { keys, passphrase }),
        ).rejects.toThrow(/was changed or cut off|has no valid signature/)
      const [first, second] = [bytes.subarray(header, header + chunk), bytes.subarray(header + chunk)]
      for (const chunks of [[first], [second, first], [first, second, second]])
        await expect(
          restored(await aFile('cut', Buffer.concat([bytes.subarray(0, header), ...chunks])), {
            keys,
            passphrase,
          }),
        ).rejects.toThrow('was changed or cut off')
      await expectNothingMade()
    },
  )
})

test('without the key or the passphrase, the error says what is needed', SLOW_KEYS, async () => {
  await expect(restored(plain, { keys: undefined })).rejects.toThrow('Copy DATA_DIR/secret-key')
  await expect(restored(plain, { keys: secretKeys([OLD]) })).rejects.toThrow(keys.current.id)
  await expect(restored(locked, { keys })).rejects.toThrow('Set BACKUP_PASSPHRASE')
  await expect(restored(locked, { keys, passphrase: `${passphrase}!` })).rejects.toThrow(
    "BACKUP_PASSPHRASE isn't the one",
  )
  const unsigned = await repacked((member) => member)
  await expect(restored(unsigned, { keys })).rejects.toThrow('npm run restore -- --unsigned FILE')
  await expectNothingMade()
})

test('an old backup under the name of a newer one is refused; under its own name it is restored', async () => {
  const nightly = (stamp: string) => aFileOf(`nightly-${stamp}.tar.gz`)
  const aFileOf = async (name: string) => aFile(name, await readFile(old))
  const old = join(folder, 'old.tar.gz')
  const source = await emptyDatabase()
  await migrate(source)
  const madeAt = new Date('2026-06-15T03:30:00Z')
  await writeBackup({ connection: source, seal: { key: keys.current }, madeAt }, old)
  await expect(restored(await nightly('2026-11-27T03-30-00'), { keys })).rejects.toThrow(
    'was made on Jun 15, 2026, 3:30 AM UTC, not at the time in its name',
  )
  await expect(restored(await nightly('2026-11-27'), { keys })).rejects.toThrow('not at the time in its name')
  await expectNothingMade()
  expect(() => requireNamedTime('nightly-2026-06-14.tar.gz', madeAt.toISOString())).not.toThrow()
  const made = await restored(await nightly('2026-06-15T03-30-00'), { keys }, await emptyDatabase())
  expect(made.madeAt).toBe(madeAt.toISOString())
})

test.each([
  ...[
    'nightly-20261127.tar.gz',
    'nightly_2026_11_27.tar.gz',
    'nightly 2026.11.27.tar.gz',
    '20261127T033000.tar.gz',
  ],
  ...['2026-06-15T07-30-00.tar.gz', '20260615-073000.tar.gz', '2026-06-18-1.tar.gz'],
])('%s names another time than Jun 15, 3:30 AM', (name) => {
  expect(() => requireNamedTime(`/backups/${name}`, '2026-06-15T03:30:00.000Z')).toThrow(
    'not at the time in its name',
  )
})

test.each([
  ...['pepwell.tar.gz', 'nightly-20260615.tar.gz', '20260615T033000Z.tar.gz', '2026-06-15-2.tar.gz'],
  ...['v1.20.3.tar.gz', 'order-20269999.tar.gz', 'id-120261127.tar.gz'],
])('%s names the same time or none', (name) => {
  expect(() => requireNamedTime(`/backups/${name}`, '2026-06-15T03:30:00.000Z')).not.toThrow()
})

test('nothing of a signed backup is unpacked before the signature is checked', async () => {
  const bytes = await readFile(plain)
  const signature = bytes.subarray(-SIGNATURE_BYTES)
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
  const file = await aFile('bomb', Buffer.concat([bomb, signature]))
  await expect(restored(file, { keys })).rejects.toThrow('was changed since it was signed')
})

test('any tar opens a signed backup, and an encrypted one reveals nothing', async () => {
  expect(execFileSync('tar', ['tzf', plain], { encoding: 'utf8' })).toContain('blobs/photos/user_1/a.webp')
  expect(execFileSync('gzip', ['--test', plain], { encoding: 'utf8' })).toBe('')
  const bytes = (await readFile(locked)).toString('latin1')
  expect(bytes).not.toMatch(/ada@mail\.net|pepwell-backup\.json/)
})

describe('unsigned names must still exist in the database', () => {
  const allowUnsigned = { keys, allowUnsigned: true }
  const head = (from: string, to: string) =>
    repacked(withJson('pepwell-backup.json', (content) => content.replace(from, to)))

  test('hostile tables and columns are refused', async () => {
    const hostile = [
      ['"public.users"', `"public.users DISABLE TRIGGER USER; COPY pwn FROM PROGRAM 'id'; --"`],
      ['"public.users"', '"pg_catalog.pg_authid"'],
      ['"public.users"', '"public.no_such_table"'],
      ['"password_hash"', '"password_hash) FROM STDIN; DROP TABLE users; --"'],
      ['"password_hash"', '"no_such_column"'],
      ['"password_hash"', '"email"'],
    ] as const
    for (const [from, to] of hostile)
      await expect(restored(await head(from, to), allowUnsigned)).rejects.toThrow(
        /is damaged|which doesn't belong in a Pepwell backup|doesn't have/,
      )
    expect(await ask(target, 'SELECT FROM users')).toEqual([])
    await ask(target, 'DROP SCHEMA public, graphile_worker CASCADE; CREATE SCHEMA public')
    const sequences = withJson('manifest.json', (content) =>
      content.replace(/"sequences": \{/, '"sequences": {"pg_catalog.elsewhere": "1",'),
    )
    await expect(restored(await repacked(sequences), allowUnsigned)).rejects.toThrow("doesn't have")
    await ask(target, 'DROP SCHEMA public, graphile_worker CASCADE; CREATE SCHEMA public')
    await rm(restoredBlobs(), { recursive: true, force: true })
  })

  test('blobs outside their folder are refused before anything is created', async () => {
    const names = [
      '../../outside/a.webp',
      '/outside/a.webp',
      'photos/../../a.webp',
      'photos/a.sh',
      '.ssh/a.webp',
    ]
    for (const name of names) {
      const outside = await repacked((member) =>
        member.name.startsWith('blobs/') ? { ...member, name: `blobs/${name}` } : member,
      )
      await expect(restored(outside, allowUnsigned)).rejects.toThrow(
        "which doesn't belong in a Pepwell backup",
      )
    }
    const more = await repacked((member) => [member, { name: 'README', bytes: Buffer.from('more') }])
    await expect(restored(more, allowUnsigned)).rejects.toThrow('"README"')
    await expectNothingMade()
    expect((await readdir(folder)).includes('outside')).toBe(false)
  })
})

test('rows are loaded by a role without superuser rights, and a whole restore works with it', async () => {
  const connection = await emptyDatabase()
  await restored(plain, { keys }, connection)
  expect(await ask(connection, 'SELECT email FROM users')).toEqual([{ email: 'ada@mail.net' }])
  expect(await ask(connection, "SELECT rolname FROM pg_roles WHERE rolname LIKE 'pepwell_restore%'")).toEqual(
    [],
  )

  const role = `owner_${process.pid}_${Date.now()}`
  await ask({ ...target, database: 'postgres' }, `CREATE ROLE ${role} LOGIN NOSUPERUSER PASSWORD 'x'`)
  const owned = { ...(await emptyDatabase(role)), user: role, password: 'x' }
  await restored(locked, { keys, passphrase }, owned)
  expect(await ask(owned, 'SELECT email FROM users')).toEqual([{ email: 'ada@mail.net' }])
})

test('code that a loaded row triggers has no superuser rights', async () => {
  const connection = await emptyDatabase()
  await migrate(connection)
  await ask(
    connection,
    `CREATE TABLE loaded_by (is_superuser text);
     GRANT INSERT ON loaded_by TO PUBLIC;
     CREATE FUNCTION note_rights() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO loaded_by VALUES (current_setting('is_superuser')); RETURN true; END $$;
     ALTER TABLE users ADD CHECK (note_rights())`,
  )
  await restored(plain, { keys }, connection)
  expect(await ask(connection, 'SELECT is_superuser FROM loaded_by')).toEqual([{ is_superuser: 'off' }])
})
