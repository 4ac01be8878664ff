import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@pepwell/server/database/connect'
import { BUSY_PEOPLE, tokenOf } from './people.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { aSlowModel } from './slow-model.ts'
import { verdict } from './table.ts'

const AT_ONCE = scaled(50, 5)
/** Idle time that shows what else the machine does. */
const IDLE_MS = scaled(3000, 100)
/** The promised event loop delay while this many answers stream. */
const PROMISED_DELAY_MS = 50

/**
 * Asks and reads the answer to its end.
 * @returns its number of lines
 */
async function askFor({ url }: Server, person: number): Promise<number> {
  const response = await fetch(`${url}/api/ai/chats/messages`, {
    method: 'POST',
    headers: { cookie: `pepwell_session=${tokenOf(person)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: randomUUID(), question: 'How long does a mixed vial keep?' }),
  })
  const lines = (await response.text()).trim().split('\n')
  if (!lines.at(-1)?.includes('"isWhole":true')) throw new Error(`no whole answer: ${lines.at(-1)}`)
  return lines.length
}

/** The p99 of a server's event loop delay during some work, in milliseconds. */
async function delayDuring({ process }: Server, something: () => Promise<unknown>): Promise<number> {
  process.send('reset')
  await something()
  process.send('delay')
  const [{ p99 }] = (await once(process, 'message')) as [{ p99: number }]
  return p99
}

/** Measures what this many parallel answers do to the event loop. */
export async function measureAnswers(connection: Connection): Promise<void> {
  const model = await aSlowModel()
  const product = await startServer('product', connection, model.baseUrl)
  // Excludes one-time loading and compilation.
  await askFor(product, 0)
  const idle = await delayDuring(product, () => sleep(IDLE_MS))
  const began = performance.now()
  let lines: number[] = []
  const p99 = await delayDuring(product, async () => {
    lines = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => askFor(product, n % BUSY_PEOPLE)))
  })
  const seconds = (performance.now() - began) / 1000
  const sum = lines.reduce((all, count) => all + count, 0)
  console.log(
    `\n${AT_ONCE} answers at once, ${sum.toLocaleString('en')} lines in ${seconds.toFixed(1)} s: event loop p99 ${p99.toFixed(1)} ms (promise < ${PROMISED_DELAY_MS}): ${verdict(p99 < PROMISED_DELAY_MS)}; idle before that ${idle.toFixed(1)} ms`,
  )
  product.stop()
  model.close()
}
