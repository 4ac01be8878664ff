import { execFile } from 'node:child_process'
import { appendFile, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env as ownEnv } from 'node:process'
import { promisify } from 'node:util'
import { connect } from '@pepwell/server/database/connect'
import { accountFor } from '@pepwell/server/database/embedded/account'
import { compareWrites, liveOn } from '@pepwell/server/drill/point-in-time'
import { migrate } from '@pepwell/server/migrate'
import { freePort } from '@pepwell/server/testing/free-port'
import { sql } from 'kysely'
import { verdict } from '../table.ts'
import { unpackDebian } from './debian.ts'
import { type Ground, ownFolder, until } from './programs.ts'

type Run = (program: string, ...args: string[]) => Promise<unknown>

/** A PostgreSQL that archives its log with pgbackrest, as docs/operations.md says. */
async function prepare(ground: Ground, run: Run, port: number) {
  const [data, repository] = [join(ground.folder, 'data'), await ownFolder(ground, 'repository')]
  const file = join(ground.folder, 'pgbackrest.conf')
  await writeFile(
    file,
    `[global]
repo1-path=${repository}
repo1-retention-full=2
log-path=${await ownFolder(ground, 'log')}
lock-path=${await ownFolder(ground, 'lock')}
spool-path=${await ownFolder(ground, 'spool')}
start-fast=y
[pepwell]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${ground.folder}
pg1-user=postgres
`,
  )
  await run('initdb', '--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--data-checksums')
  const command = `pgbackrest --config=${file} --stanza=pepwell`
  await appendFile(
    join(data, 'postgresql.conf'),
    `port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${ground.folder}'
archive_mode = on
archive_command = '${command} archive-push %p'
archive_timeout = 60
`,
  )
  const log = join(ground.folder, 'postgres.log')
  return {
    backrest: (...args: string[]) => run('pgbackrest', `--config=${file}`, '--stanza=pepwell', ...args),
    start: () => run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', log),
    stop: () => run('pg_ctl', 'stop', '--mode', 'fast', '--pgdata', data),
  }
}

/**
 * Deletes everything by mistake and restores the moment before with Debian's pgbackrest.
 * @returns whether every acknowledged write before the moment is there, and none after it
 */
export async function measureRecovery(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-recovery-'))
  const account = await accountFor(join(folder, 'none'))
  if (account) await chown(folder, account.uid, account.gid)
  const ground = { folder, env: { ...ownEnv }, account }
  const debian = await unpackDebian(join(folder, 'debian'), ground.env.PATH)
  Object.assign(ground.env, debian.env)
  const run: Run = (program, ...args) =>
    promisify(execFile)(program, args, { cwd: folder, env: ground.env, ...account })
  const port = await freePort()
  const server = await prepare(ground, run, port)
  const connection = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' }
  const open = () => connect(connection, () => {}, { size: 2 })
  let db = open()
  try {
    await server.start()
    await server.backrest('stanza-create')
    await migrate(connection)
    const day = await liveOn(db, connection, folder, () => server.backrest('backup'))
    await db.destroy()
    await server.stop()
    const started = performance.now()
    await server.backrest(
      '--delta',
      '--type=time',
      `--target=${day.time}`,
      '--target-action=promote',
      'restore',
    )
    await server.start()
    db = open()
    await until('the end of the recovery', async () => {
      const { rows } = await sql<{ over: boolean }>`SELECT NOT pg_is_in_recovery() AS over`.execute(db)
      return rows[0]?.over === true
    })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    const { acknowledged, lost, later } = await compareWrites(db, day)
    console.log(
      `pgbackrest: ${acknowledged} writes were acknowledged before the moment; ${lost} are missing, ${later} later ones are there, after ${seconds} s`,
    )
    const holds = acknowledged > 0 && lost + later === 0
    console.log(`The moment is restored: ${verdict(holds)}`)
    return holds
  } finally {
    await db.destroy()
    await server.stop().catch(() => {})
    await rm(folder, { recursive: true })
  }
}
