import { fillGroups } from './chat-data.ts'
import { type Live, talkLive } from './chat-live.ts'
import type { MakeDatabase } from './databases.ts'
import { isSmokeRun } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

const SOCKETS = isSmokeRun ? [100] : [1000, 2000]
/** The promised extra delay of a message compared with a bare server. */
const PROMISED_DELAY = 3

async function talk(name: string, server: Server, people: number): Promise<Live> {
  const measured = await talkLive(server, people)
  const { deliveriesPerSecond, arrived, p50, p99, kilobytesEach } = measured
  console.log(
    `${label(name)}${cell(Math.round(deliveriesPerSecond), 10)}${cell(`${Math.round(arrived * 100)} %`, 9)}${cell(p50.toFixed(1), 8)}${cell(p99.toFixed(1), 8)}${cell(kilobytesEach.toFixed(1), 9)}`,
  )
  return measured
}

async function beside(make: MakeDatabase, people: number): Promise<void> {
  const connection = await make(`bench_live_${people}`)
  await fillGroups(connection, people)
  console.log(
    `\n${label(`${people.toLocaleString('en')} open sockets`)}${cell('a second', 10)}${cell('arrived', 9)}${cell('p50 ms', 8)}${cell('p99 ms', 8)}${cell('kB each', 9)}`,
  )
  const servers: Server[] = []
  const measure = async (name: string, kind: 'bare-chat' | 'product') => {
    const server = await startServer(kind, connection)
    servers.push(server)
    return talk(name, server, people)
  }
  try {
    const [bare, product] = [await measure('bare', 'bare-chat'), await measure('product', 'product')]
    const [p50, p99] = [product.p50 / bare.p50, product.p99 / bare.p99]
    console.log(
      `How much later it arrives: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} (promise ≤ ${PROMISED_DELAY} at p99): ${verdict(p99 <= PROMISED_DELAY)}`,
    )
  } finally {
    // A running server would keep the bench from ending.
    for (const server of servers) server.stop()
  }
}

/** How soon messages arrive at open pages. */
export async function measureLive(make: MakeDatabase): Promise<void> {
  for (const people of SOCKETS) await beside(make, people)
}
