import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf } from './database/connect.ts'
import type { EmbeddedDatabase } from './database/embedded.ts'
import { migrate } from './migrate.ts'
import { freePort } from './testing/free-port.ts'
import { ask } from './testing/scratch-database.ts'
import { startServer } from './testing/server-process.ts'
import { primaryAndStandby } from './testing/standby.ts'

const root = resolve(import.meta.dirname, '../..')
const admin = { email: 'admin@pepwell.local', password: 'a long admin password' }

/** Pepwell with a primary and a standby, and its first admin's calls. */
async function aProductWithAStandby() {
  const servers = await primaryAndStandby(({ connection }) => migrate(connection), { follows: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'pepwell-replica-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const port = await freePort()
  const settings = {
    DATABASE_URL: addressOf(servers.primary.connection),
    DATABASE_REPLICA_URL: addressOf(servers.standby.connection),
    DATA_DIR: dataDir,
    SECRET_KEY: 'the secret key of this test and of no other',
  }
  const server = await startServer({
    ...settings,
    ...{
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: admin.password,
      ADMIN_SECOND_STEP_DAYS: 'off',
    },
  })
  onTestFinished(() => void server.stop())
  const url = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const get = async (path: string) => (await fetch(url + path, { headers: { cookie } })).text()
  return { ...servers, ...{ settings, dataDir, server, get } }
}

const rename = ({ connection }: EmbeddedDatabase, name: string) =>
  ask(connection, `UPDATE users SET first_name = '${name}'`)

/** The number of statements this server has run, apart from this query. */
async function answeredBy({ connection }: EmbeddedDatabase): Promise<string[]> {
  const rows = await ask(
    connection,
    "SELECT query FROM pg_stat_activity WHERE application_name = 'pepwell' AND query NOT LIKE '%wal%'",
  )
  return rows.map(({ query }) => query)
}

test('reports and CSV files come from a standby with every acknowledged write, else from the primary', async () => {
  const { primary, standby, server, get } = await aProductWithAStandby()
  for (let count = 0; count < 20; count++) {
    await rename(primary, `Name ${count}`)
    expect(await get('/api/admin/users/csv')).toContain(`Name ${count}`)
  }
  expect((await answeredBy(standby)).join()).toContain('"users"')
  expect(await get('/api/admin/stock-report')).toContain('"units":0')

  await ask(standby.connection, 'SELECT pg_wal_replay_pause()')
  await rename(primary, 'Not replayed')
  expect(await get('/api/admin/users/csv')).toContain('Not replayed')
  expect(server.output()).toContain('the standby is behind or away')
  await standby.stop()
  await rename(primary, 'Without a standby')
  expect(await get('/api/admin/users/csv')).toContain('Without a standby')
})

test('a backup is read from a standby that has caught up, else from the primary', async () => {
  const { primary, standby, settings, dataDir } = await aProductWithAStandby()
  const backUp = async (name: string) => {
    const env = { ...process.env, ...settings }
    await promisify(execFile)('npm', ['run', 'backup', join(dataDir, name)], { cwd: root, env })
    const { stdout } = await promisify(execFile)('tar', ['xzOf', join(dataDir, name)])
    return stdout
  }
  const scans = async ({ connection }: EmbeddedDatabase) =>
    Number(
      (
        await ask(connection, "SELECT seq_scan AS n FROM pg_stat_user_tables WHERE relname = 'visit_secrets'")
      )[0].n,
    )

  await rename(primary, 'On both servers')
  const before = [await scans(primary), await scans(standby)]
  expect(await backUp('one.tar.gz')).toContain('On both servers')
  await expect.poll(() => scans(standby)).toBeGreaterThan(Number(before[1]))
  expect(await scans(primary)).toBe(before[0])

  await standby.stop()
  await rename(primary, 'On the primary')
  expect(await backUp('two.tar.gz')).toContain('On the primary')
})
