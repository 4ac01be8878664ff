import { once } from 'node:events'
import { fill } from './data.ts'
import type { MakeDatabase } from './databases.ts'
import { type Case, load, median } from './measure.ts'
import { BUSY_DOSES } from './people.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

const SYMPTOMS = scaled(1_000_000, BUSY_DOSES)
const ROUNDS = scaled(5, 1)

/** Promised: the share of the bare stack's requests per second. */
const PROMISED = 0.85

const LIST: Case = { name: 'GET  /api/side-effects', method: 'GET', path: '/api/side-effects?limit=50' }

/** Processor time that a server has used so far, in milliseconds. */
async function processorTime({ process }: Server): Promise<number> {
  process.send('cpu')
  const [{ cpu }] = (await once(process, 'message')) as [{ cpu: number }]
  return cpu
}

interface Round {
  /** requests per second */
  rate: number
  /** requests per second of processor time, which other programs on the machine hardly change */
  perProcessorSecond: number
}

async function measure(server: Server): Promise<Round> {
  const [began, before] = [performance.now(), await processorTime(server)]
  const rate = await load(server, LIST)
  const seconds = (performance.now() - began) / 1000
  const used = ((await processorTime(server)) - before) / 1000
  return { rate, perProcessorSecond: (rate * seconds) / used }
}

/** The list of side effects, next to the bare stack. @returns whether the promise holds */
export async function measureSymptoms(make: MakeDatabase, symptoms = SYMPTOMS): Promise<boolean> {
  const connection = await make('bench_symptoms')
  console.log(
    `\nFilling a database with ${symptoms.toLocaleString('en')} side effects, each after a dose ...`,
  )
  await fill(connection, symptoms)
  const [bare, product] = [await startServer('bare', connection), await startServer('product', connection)]
  const rounds: [Round[], Round[]] = [[], []]
  // Excludes one-time compilation.
  for (const server of [bare, product]) await load(server, LIST)
  for (let round = 0; round < ROUNDS; round++) {
    rounds[0].push(await measure(bare))
    rounds[1].push(await measure(product))
  }
  for (const server of [bare, product]) server.stop()
  console.log(`\n${label(LIST.name)}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise`)
  const shareOf = (what: keyof Round, name: string): number => {
    const [ofBare, ofProduct] = rounds.map((some) => median(some.map((one) => one[what]))) as [number, number]
    const share = ofProduct / ofBare
    console.log(
      `${label(name)}${cell(Math.round(ofBare), 8)}${cell(Math.round(ofProduct), 9)}${cell(share.toFixed(2), 7)}   ≥ ${PROMISED}: ${verdict(share >= PROMISED)}`,
    )
    return share
  }
  shareOf('perProcessorSecond', 'per processor second')
  return shareOf('rate', 'requests per second') >= PROMISED
}
