import { once } from 'node:events'
import { fillSideEffects } from './data.ts'
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

const cases: Case[] = [
  { name: 'GET  /api/side-effects', method: 'GET', path: '/api/side-effects?limit=50' },
  { name: 'GET  …/patterns', method: 'GET', path: '/api/side-effects/patterns' },
  { name: 'GET  …/overlays', method: 'GET', path: '/api/insights/overlays' },
]

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

async function measure(server: Server, what: Case): Promise<Round> {
  const [began, before] = [performance.now(), await processorTime(server)]
  const rate = await load(server, what)
  const seconds = (performance.now() - began) / 1000
  const used = ((await processorTime(server)) - before) / 1000
  return { rate, perProcessorSecond: (rate * seconds) / used }
}

/** Prints a call's figures. @returns whether the promise holds */
async function compareCase(bare: Server, product: Server, what: Case): Promise<boolean> {
  // Excludes one-time compilation.
  for (const server of [bare, product]) await load(server, what)
  const rounds: [Round[], Round[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rounds[0].push(await measure(bare, what))
    rounds[1].push(await measure(product, what))
  }
  const shareOf = (figure: keyof Round, name: string): number => {
    const [ofBare, ofProduct] = rounds.map((some) => median(some.map((one) => one[figure])))
    const share = (ofProduct ?? 0) / (ofBare ?? 0)
    console.log(
      `${label(name)}${cell(Math.round(ofBare ?? 0), 8)}${cell(Math.round(ofProduct ?? 0), 9)}${cell(share.toFixed(2), 7)}   ≥ ${PROMISED}: ${verdict(share >= PROMISED)}`,
    )
    return share
  }
  console.log(what.name)
  shareOf('perProcessorSecond', '  per processor second')
  return shareOf('rate', '  requests per second') >= PROMISED
}

/** The list and the charts of side effects, next to the bare stack. @returns whether the promise holds */
export async function measureSymptoms(make: MakeDatabase, symptoms = SYMPTOMS): Promise<boolean> {
  const connection = await make('bench_symptoms')
  console.log(`\nFilling a database with ${symptoms.toLocaleString('en')} side effects ...`)
  await fillSideEffects(connection, symptoms)
  const [bare, product] = [await startServer('bare', connection), await startServer('product', connection)]
  console.log(`\n${label('')}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise`)
  let holds = true
  for (const what of cases) holds = (await compareCase(bare, product, what)) && holds
  for (const server of [bare, product]) server.stop()
  return holds
}
