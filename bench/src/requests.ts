import { once } from 'node:events'
import { fill } from './data.ts'
import type { MakeDatabase } from './databases.ts'
import { cases, compare } from './measure.ts'
import { BUSY_DOSES } from './people.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

const LARGE = scaled(1_000_000, 2 * BUSY_DOSES)
/** Promised: the share of the bare stack's requests per second, for a read and a one-row write. */
const PROMISED_READS = 0.9
const PROMISED_WRITES = 0.8
/** How much more a read may cost with a hundred times the rows. */
const PROMISED_GROWTH = 1.15

async function againstBare(bare: Server, product: Server) {
  console.log(
    '\nThe bare stack sends plain SQL each time; the product prepares statements and keeps sessions and catalogue at hand.',
  )
  console.log(
    `\n${label('requests per second')}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise`,
  )
  for (const what of cases) {
    product.process.send('reset')
    const [bareRate, productRate] = await compare(bare, product, what)
    const share = productRate / bareRate
    const promised = what.method === 'GET' ? PROMISED_READS : PROMISED_WRITES
    console.log(
      `${label(what.name)}${cell(Math.round(bareRate), 8)}${cell(Math.round(productRate), 9)}${cell(share.toFixed(2), 7)}   ≥ ${promised}: ${verdict(share >= promised)}`,
    )
  }
  product.process.send('delay')
  const [{ p99 }] = (await once(product.process, 'message')) as [{ p99: number }]
  console.log(
    `Event loop delay during sign-ins, p99: ${p99.toFixed(1)} ms (promise < 50): ${verdict(p99 < 50)}`,
  )
}

async function asDataGrows(small: Server, large: Server) {
  console.log(
    `\n${label('as data grows')}${cell('10,000', 8)}${cell('1,000,000', 11)}${cell('cost', 7)}   promise ≤ ${PROMISED_GROWTH}`,
  )
  for (const what of cases.filter(
    ({ path, method }) => method === 'GET' && /stats|-logs|side-effects/.test(String(path)),
  )) {
    const [smallRate, largeRate] = await compare(small, large, what)
    const cost = smallRate / largeRate
    console.log(
      `${label(what.name)}${cell(Math.round(smallRate), 8)}${cell(Math.round(largeRate), 11)}${cell(cost.toFixed(2), 7)}   ${verdict(cost <= PROMISED_GROWTH)}`,
    )
  }
}

/** Requests per second: next to the bare stack, and with few and many rows. */
export async function measureRequests(make: MakeDatabase): Promise<void> {
  const filled = async (name: string, doses: number) => {
    const connection = await make(name)
    console.log(`Filling a database with ${doses.toLocaleString('en')} dose logs ...`)
    await fill(connection, doses)
    return connection
  }
  const small = await filled('bench_small', BUSY_DOSES)
  const large = await filled('bench_large', LARGE)
  const [bare, product] = [await startServer('bare', small), await startServer('product', small)]
  const grown = await startServer('product', large)
  await asDataGrows(product, grown)
  await againstBare(bare, product)
  for (const server of [bare, product, grown]) server.stop()
}
