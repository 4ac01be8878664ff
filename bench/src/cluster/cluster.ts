import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { connect } from '@pepwell/server/database/connect'
import { accountFor } from '@pepwell/server/database/embedded/account'
import { freePort } from '@pepwell/server/testing/free-port'
import { addManyReminders } from '@pepwell/server/testing/many-reminders'
import { unpackPreviousRelease } from '@pepwell/server/testing/previous-release'
import { sql } from 'kysely'
import { fillGroups } from '../chat-data.ts'
import { mainIn, Process } from '../processes.ts'
import { cell, label, verdict } from '../table.ts'
import { during, signUp, storedOf } from '../writers.ts'
import { DATABASE_PASSWORD, startDatabases } from './database-nodes.ts'
import { unpackDebian } from './debian.ts'
import { type Ground, until } from './programs.ts'
import { startDatabaseProxies, startNginx } from './proxies.ts'
import { startRedis } from './redis.ts'
import { openPages } from './sockets.ts'
import { type Cluster, type Step, stepsOf } from './steps.ts'

const WRITERS = 8
const PROCESSES = 3
const PAGES = 3_000
const REMINDED = 132
const REMINDERS_EACH = 4
/** The reminders are due while the steps run. */
const REMINDERS_WITHIN_MS = 8 * 60_000

type Ender = () => Promise<unknown>

/** Everything of deploy/compose.yaml on one machine, without containers. */
async function startCluster(ground: Ground, atEnd: (end: Ender) => void) {
  const debian = await unpackDebian(join(ground.folder, 'debian'), ground.env.PATH)
  Object.assign(ground.env, debian.env)
  const databases = await startDatabases(ground, debian)
  atEnd(databases.end)
  await databases.settle()
  const proxies = await startDatabaseProxies(ground, debian, databases)
  atEnd(proxies.end)
  const redis = await startRedis(ground)
  atEnd(redis.end)
  const release = join(ground.folder, 'previous')
  const lacks = await unpackPreviousRelease(release)
  console.log(lacks ? `The release before lacks ${lacks}.` : 'Without a git history nothing is upgraded.')
  const ports: number[] = []
  while (ports.length < PROCESSES) ports.push(await freePort())
  const settings = { ...proxies.env, REDIS_URL: redis.url, LOG_LEVEL: 'warn' }
  const processes = ports.map((port) => new Process(settings, port, join(ground.folder, `process-${port}`)))
  const nginx = await startNginx(ground, ports)
  atEnd(nginx.end)
  atEnd(() => Promise.all(processes.map((process) => process.end('SIGTERM'))))
  const previous = lacks ? release : undefined
  for (const one of processes) await one.start(previous && mainIn(previous))
  const cluster: Cluster = { databases, haproxy: proxies.haproxy, redis, processes, previous }
  return { cluster, url: nginx.url, ports, primaryPort: proxies.primaryPort }
}

interface Row {
  step: Step
  url: string
  cookies: readonly string[]
  db: ReturnType<typeof connect>
}

/** Runs a step while members write, and prints what they saw. */
async function runStep({ step, url, cookies, db }: Row): Promise<boolean> {
  const { acknowledged, failed, unexplained, gapMs } = await during(url, cookies, step.disturb)
  const { lost, twice } = await storedOf(db, acknowledged)
  const others = [...unexplained.values()].reduce((sum, times) => sum + times, 0)
  console.log(
    `${label(step.name)}${cell(acknowledged.length, 13)}${cell(failed, 8)}${cell(others, 9)}${cell(lost, 6)}${cell(twice, 7)}${cell((gapMs / 1000).toFixed(1), 15)}`,
  )
  for (const [kind, times] of unexplained) console.log(`  ${times} x ${kind}`)
  return acknowledged.length > 0 && lost + twice + others === 0 && (step.mayFail || failed === 0)
}

/** Whether open pages hear everything, also while each process restarts below them. */
async function measurePages(url: string, { redis, processes }: Cluster): Promise<boolean> {
  const pages = await openPages(url, PAGES)
  const calm = await pages.talk()
  await redis.first.end('SIGKILL')
  const withoutRedis = await pages.talk()
  redis.first.start()
  const [first] = processes
  await first?.end('SIGTERM')
  const closed = pages.closed()
  await first?.start()
  pages.end()
  const again = await openPages(url, PAGES)
  const after = await again.talk()
  again.end()
  const percent = (share: number) => `${Math.round(share * 100)} %`
  console.log(
    `${PAGES.toLocaleString('en')} sockets: ${percent(calm)} of messages arrived, ${percent(withoutRedis)} without Redis; ${closed} closed with their process; ${percent(after)} after all had reconnected`,
  )
  return calm === 1 && withoutRedis === 1 && after === 1
}

/** Whether each reminder that was due during the steps was sent once. */
async function measureReminders(db: ReturnType<typeof connect>): Promise<boolean> {
  const sent = async () => {
    const { rows } = await sql<{ reminders: number; times: number }>`
      SELECT count(DISTINCT split_part(key, ':', 1))::int AS reminders, count(*)::int AS times
      FROM deliveries WHERE channel = 'in_app' AND kind = 'reminder' AND status = 'sent'`.execute(db)
    return rows[0] ?? { reminders: 0, times: 0 }
  }
  // Everyone in the database has some, also those with open pages.
  const { rows: all } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM reminders`.execute(db)
  const due = all[0]?.count ?? 0
  await until('all reminders', async () => (await sent()).reminders >= due, 600).catch(() => {})
  const { reminders, times } = await sent()
  console.log(`Reminders: ${reminders} of ${due} sent, ${times - reminders} twice`)
  return due > 0 && reminders === due && times === reminders
}

/**
 * Three PostgreSQL under Patroni with etcd, behind haproxy and PgBouncer, two Redis under Sentinels, and three processes
 * behind nginx, configured by deploy/. Prints what members saw during each failure.
 * @returns whether nothing was lost or twice, and every failure said when to retry
 */
export async function measureCluster(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-cluster-'))
  const account = await accountFor(join(folder, 'none'))
  if (account) await chown(folder, account.uid, account.gid)
  const enders: Ender[] = []
  let holds = false
  try {
    const ground = { folder, env: { ...env }, account }
    const { cluster, url, ports, primaryPort } = await startCluster(ground, (end) => enders.unshift(end))
    const connection = { host: '127.0.0.1', port: primaryPort, user: 'postgres', password: DATABASE_PASSWORD }
    const db = connect({ ...connection, database: 'pepwell' }, () => {})
    enders.unshift(() => db.destroy())
    await fillGroups({ ...connection, database: 'pepwell' }, PAGES)
    const cookies: string[] = []
    for (let index = 0; index < WRITERS; index++)
      cookies.push(await signUp(`http://127.0.0.1:${ports[0]}`, index))
    await addManyReminders(db, {
      ...{ people: REMINDED, remindersEach: REMINDERS_EACH },
      ...{ dueAt: new Date(Date.now() + 30_000), within: REMINDERS_WITHIN_MS },
    })
    console.log(
      `\n${label('three processes')}${cell('acknowledged', 13)}${cell('failed', 8)}${cell('not 503', 9)}${cell('lost', 6)}${cell('twice', 7)}${cell('longest gap s', 15)}`,
    )
    holds = true
    for (const step of stepsOf(cluster)) {
      const isFine = await runStep({ step, url, cookies, db }).catch((error: Error) => {
        console.log(`${label(step.name)}${error.message}`)
        return false
      })
      holds &&= isFine
    }
    const others = [await measurePages(url, cluster), await measureReminders(db)]
    holds &&= others.every(Boolean)
    console.log(`Nothing was lost or twice, and failures said when to retry: ${verdict(holds)}`)
    return holds
  } finally {
    for (const end of enders) await end().catch(console.error)
    if (holds) await rm(folder, { recursive: true })
    else console.log(`Logs are in ${folder}`)
  }
}
