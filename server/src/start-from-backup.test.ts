import { execFile } from 'node:child_process'
import { access, chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, type Connection } from './database/connect.ts'
import { startEmbedded } from './database/embedded.ts'
import { diskBlobs } from './ports/blobs-disk.ts'
import { freePort } from './testing/free-port.ts'
import { aPhotoUrl } from './testing/photos.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'

const root = resolve(import.meta.dirname, '../..')
const log = { info() {}, warn() {}, error() {} }

const person = {
  firstName: 'Ada',
  lastName: "O'Neil \u{1f9ea}",
  email: 'ada@mail.net',
  phoneNumber: '4155550123',
  password: 'long enough',
  confirmPassword: 'long enough',
}

interface Product {
  url: string
  server: ServerProcess
}

async function started(settings: Record<string, string>): Promise<Product> {
  const port = await freePort()
  const server = await startServer({ PORT: String(port), ...settings })
  onTestFinished(() => void server.stop())
  return { url: `http://127.0.0.1:${port}`, server }
}

async function post({ url }: Product, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** The commands typed in a shell. */
const type = (command: string, settings: Record<string, string>) =>
  promisify(execFile)('/bin/sh', ['-c', command], { cwd: root, env: { ...process.env, ...settings } })

/** All rows of all tables, except the migrations' own records. */
async function contentOf(connection: Connection): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') AND tablename !~ '^kysely_|^migrations$'`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const of = await client.query(
      `SELECT string_agg(t::text, E'\\n' ORDER BY t::text) AS rows FROM ${name} AS t`,
    )
    content[name] = of.rows[0].rows
  }
  await client.end()
  return content
}

async function blobsIn(dataDir: string): Promise<Record<string, string>> {
  const blobs = diskBlobs(join(dataDir, 'blobs'))
  const content: Record<string, string> = {}
  for await (const key of blobs.keys()) {
    const stream = await blobs.open(key)
    content[key] = stream ? (await buffer(stream)).toString('base64') : ''
  }
  return content
}

/** The content of a folder's database while no app uses it. */
async function atRest<Result>(folder: string, look: (connection: EmbeddedConnection) => Promise<Result>) {
  const { connection, stop } = await startEmbedded({ folder, log })
  return look(connection).finally(stop)
}
type EmbeddedConnection = Awaited<ReturnType<typeof startEmbedded>>['connection']

/** A user with a photo, and notes that a table's text format must escape. */
async function aProductInUse(dataDir: string) {
  const product = await started({ DATA_DIR: dataDir })
  const { cookie } = await post(product, '/api/auth/signup', person)
  const weighIn = { weight: 200, unit: 'lbs', notes: 'Ada\tB\\N', photoUrl: await aPhotoUrl() }
  expect((await post(product, '/api/weight-logs', weighIn, cookie)).status).toBe(201)
  return product
}

/** The commands in the refusal for a folder created by another PostgreSQL: on that machine, and on this one. */
async function commandsFor(dataDir: string): Promise<string[]> {
  const version = join(dataDir, 'postgres/PG_VERSION')
  const ours = await readFile(version, 'utf8')
  await writeFile(version, '17\n')
  const refusal = await startEmbedded({ folder: dataDir, log }).then(
    () => '',
    ({ message }: Error) => message,
  )
  await writeFile(version, ours)
  return refusal.match(/npm run (backup|restore) \S+(?=\.)/g) ?? []
}

test('the commands that a refusal names move everything into a new folder, and into a server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-moving-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // The database may run under its own account, which needs access.
  await chmod(folder, 0o755)
  const [dataDir, moved, onServer] = ['first', 'moved', 'on-server'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const first = await aProductInUse(dataDir)
  const [backup = '', restore = ''] = await commandsFor(dataDir)
  await type(backup, { DATA_DIR: dataDir })
  expect((await post(first, '/api/auth/login', person)).status).toBe(200)
  await first.server.stop()

  await expect(type(restore, { DATA_DIR: moved })).rejects.toThrow('Copy DATA_DIR/secret-key')
  // Refused requests create nothing.
  await expect(access(moved)).rejects.toThrow('ENOENT')
  await mkdir(moved)
  await copyFile(join(dataDir, 'secret-key'), join(moved, 'secret-key'))
  expect((await type(restore, { DATA_DIR: moved })).stdout).toContain('and 2 pictures')
  const blobs = await blobsIn(dataDir)
  expect(Object.keys(blobs)).toHaveLength(2)
  expect(await blobsIn(moved)).toEqual(blobs)
  await atRest(moved, async (connection) => {
    const content = await contentOf(connection)
    expect(content['public.users']).toContain('ada@mail.net')
    expect(content['graphile_worker._private_known_crontabs']).toContain('backups.nightly')
    const admin = new pg.Client(connection)
    await admin.connect()
    await admin.query('CREATE DATABASE elsewhere').finally(() => admin.end())
    const server = { ...connection, database: 'elsewhere' }
    const SECRET_KEY = (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim()
    const there = { DATA_DIR: onServer, DATABASE_URL: addressOf(server), SECRET_KEY }
    await type(restore, there)
    expect(await contentOf(server)).toEqual(content)
    expect(await blobsIn(onServer)).toEqual(blobs)
    const product = await started(there)
    expect((await post(product, '/api/auth/login', person)).status).toBe(200)
    await product.server.stop()
  })
}, 240_000)
