import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@pepwell/server/database/connect'
import { freePort } from '@pepwell/server/testing/free-port'
import { sql } from 'kysely'
import { startBalancer } from './balancer.ts'
import type { MakeDatabase } from './databases.ts'
import { PASSWORD, TIME_ZONE } from './people.ts'
import { Process } from './processes.ts'
import { scaled } from './scale.ts'
import { cell, label, verdict } from './table.ts'

const WRITERS = scaled(8, 2)
/** Between two writes of a member, and of undisturbed writing around each step. */
const PAUSE_MS = 25
const CALM_MS = scaled(3_000, 300)

/** What members saw during a step. */
interface Seen {
  acknowledged: string[]
  failed: number
  /** the longest time between two acknowledgments, across members */
  gapMs: number
}

const json = { 'content-type': 'application/json' }

async function signUp(url: string, index: number): Promise<string> {
  const person = {
    ...{ email: `cluster${index}@mail.net`, password: PASSWORD, confirmPassword: PASSWORD },
    ...{ firstName: 'Ada', lastName: 'Bench', phoneNumber: '+14155550100', timeZone: TIME_ZONE },
  }
  const headers = { ...json, 'x-forwarded-for': `192.0.2.${index + 1}` }
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`nobody could sign up: ${await answer.text()}`)
  return cookie
}

/** A member who logs weigh-ins until told to stop, and retries each with the same client id, as the web app does. */
async function write(url: string, cookie: string, seen: Seen, isOver: () => boolean): Promise<void> {
  let last = performance.now()
  while (!isOver()) {
    const clientId = randomUUID()
    const body = JSON.stringify({ weight: 180, unit: 'lbs', clientId })
    for (;;) {
      const answer = await fetch(`${url}/api/weight-logs`, {
        method: 'POST',
        headers: { ...json, cookie },
        body,
      }).catch(() => undefined)
      if (answer?.ok) break
      seen.failed++
      if (isOver()) return
      await sleep(PAUSE_MS)
    }
    seen.acknowledged.push(clientId)
    seen.gapMs = Math.max(seen.gapMs, performance.now() - last)
    last = performance.now()
    await sleep(PAUSE_MS)
  }
}

/** Disturbs the processes while members write. */
async function during(url: string, cookies: readonly string[], disturb: () => Promise<void>): Promise<Seen> {
  const seen: Seen = { acknowledged: [], failed: 0, gapMs: 0 }
  let over = false
  const writing = cookies.map((cookie) => write(url, cookie, seen, () => over))
  await sleep(CALM_MS)
  await disturb()
  await sleep(CALM_MS)
  over = true
  await Promise.all(writing)
  return seen
}

/**
 * Two processes behind a balancer: a rolling restart, and the loss of one. Prints what members saw and what is stored.
 * @returns whether nothing was lost or stored twice, and the restart failed no request
 */
export async function measureCluster(make: MakeDatabase): Promise<boolean> {
  const connection = await make('bench_cluster')
  if (!('host' in connection)) throw new Error('a database with its parts is needed')
  const dataDir = await mkdtemp(join(tmpdir(), 'pepwell-cluster-'))
  const ports = [await freePort(), await freePort()] as const
  const processes = ports.map((port) => new Process(connection, port, join(dataDir, String(port))))
  const balancer = await startBalancer(ports)
  const db = connect(connection, () => {})
  const stored = async (ids: readonly string[]) => {
    const { rows } = await sql<{ lost: number; twice: number }>`
      SELECT count(*) FILTER (WHERE times = 0) AS lost, count(*) FILTER (WHERE times > 1) AS twice
      FROM unnest(${ids}::text[]) AS wanted CROSS JOIN LATERAL (
        SELECT count(*) AS times FROM weight_logs WHERE client_id::text = wanted) AS found`.execute(db)
    return rows[0] ?? { lost: ids.length, twice: 0 }
  }
  const [first] = processes
  const steps: [string, () => Promise<void>][] = [
    [
      'rolling restart',
      async () => {
        for (const one of processes) {
          await one.end('SIGTERM')
          await one.start()
        }
      },
    ],
    [
      'one process killed',
      async () => {
        await first?.end('SIGKILL')
        await sleep(CALM_MS)
        await first?.start()
      },
    ],
  ]
  let holds = true
  try {
    // The first start creates the tables.
    for (const one of processes) await one.start()
    const cookies = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) => signUp(balancer.url, index)),
    )
    console.log(
      `\n${label('two processes, one balancer')}${cell('acknowledged', 13)}${cell('failed', 8)}${cell('lost', 6)}${cell('twice', 7)}${cell('longest gap s', 15)}`,
    )
    for (const [name, disturb] of steps) {
      const { acknowledged, failed, gapMs } = await during(balancer.url, cookies, disturb)
      const { lost, twice } = await stored(acknowledged)
      console.log(
        `${label(name)}${cell(acknowledged.length, 13)}${cell(failed, 8)}${cell(lost, 6)}${cell(twice, 7)}${cell((gapMs / 1000).toFixed(1), 15)}`,
      )
      holds &&= acknowledged.length > 0 && lost + twice + failed === 0
    }
    console.log(`Nothing failed, was lost or stored twice: ${verdict(holds)}`)
    return holds
  } finally {
    for (const one of processes) await one.end('SIGTERM')
    balancer.close()
    await db.destroy()
    await rm(dataDir, { recursive: true })
  }
}
