import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from './database/embedded.ts'
import { PASSWORD } from './testing/factories/people.ts'
import { freePort } from './testing/free-port.ts'
import { ask } from './testing/scratch-database.ts'
import { startServer } from './testing/server-process.ts'

const log = { info() {}, warn() {}, error() {} }

/** A data folder of the last version before the baseline, and a member with doses. */
async function aFolderFromBefore() {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-before-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // The database may run under another account, which must be able to enter the folder.
  await chmod(folder, 0o755)
  const dump = await readFile(join(import.meta.dirname, 'database/before-baseline.sql.gz'))
  const { connection, stop } = await startEmbedded({ folder, log })
  await ask(connection, gunzipSync(dump).toString())
  const [member] = await ask(
    connection,
    `SELECT email, (SELECT count(*)::int FROM dosage_logs WHERE user_id = users.id) AS doses FROM users
     WHERE id IN (SELECT user_id FROM dosage_logs) ORDER BY created_at LIMIT 1`,
  )
  await stop()
  return { folder, member: member as { email: string; doses: number } }
}

test('a data folder from before the baseline starts, and shows a member their doses', async () => {
  const { folder, member } = await aFolderFromBefore()
  const port = String(await freePort())
  const server = await startServer({
    ...{ DATA_DIR: folder, PORT: port, SECRET_KEY: 'the secret key of every test in the world' },
  })
  onTestFinished(() => void server.stop())
  const url = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: PASSWORD }),
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const doses = await (await fetch(`${url}/api/dosage-logs`, { headers: { cookie } })).json()
  expect(doses).toHaveLength(member.doses)
  expect(member.doses).toBeGreaterThan(0)
  await server.stop()
})
