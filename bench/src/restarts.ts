import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@pepwell/server/database/connect'
import { addressOf } from '@pepwell/server/database/connection'
import { freePort } from '@pepwell/server/testing/free-port'
import { startBalancer } from './balancer.ts'
import type { MakeDatabase } from './databases.ts'
import { Process } from './processes.ts'
import { scaled } from './scale.ts'
import { cell, label, verdict } from './table.ts'
import { CALM_MS, during, signUp, storedOf } from './writers.ts'

const WRITERS = scaled(8, 2)

/**
 * Two processes behind a balancer: a rolling restart, and the loss of one. Prints what members saw and what is stored.
 * @returns whether nothing was lost or stored twice, and no request failed
 */
export async function measureRestarts(make: MakeDatabase): Promise<boolean> {
  const connection = await make('bench_restarts')
  if (!('host' in connection)) throw new Error('a database with its parts is needed')
  const dataDir = await mkdtemp(join(tmpdir(), 'pepwell-restarts-'))
  const ports = [await freePort(), await freePort()] as const
  const settings = { DATABASE_URL: addressOf(connection) }
  const processes = ports.map((port) => new Process(settings, port, join(dataDir, String(port))))
  const balancer = await startBalancer(ports)
  const db = connect(connection, () => {})
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
      const { lost, twice } = await storedOf(db, acknowledged)
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
