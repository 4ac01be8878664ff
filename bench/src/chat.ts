import { fillConversations, ROOMS_EACH } from './chat-data.ts'
import type { MakeDatabase } from './databases.ts'
import { type Case, compare } from './measure.ts'
import { BUSY_PEOPLE } from './people.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

const FEW = scaled(240_000, 12_000)
const MANY = scaled(1_000_000, 20_000)
/** Promised: the share of the bare stack's requests per second, and the cost of more messages. */
const PROMISED_SHARE = 0.9
const PROMISED_GROWTH = 1.15

const rooms: Case = {
  name: `GET  …/chat-rooms (${ROOMS_EACH} rooms)`,
  method: 'GET',
  path: '/api/social/chat-rooms',
}
// Rooms are numbered in the order of friendships; each busy person has every twentieth.
const messages: Case = {
  name: 'GET  …/messages',
  method: 'GET',
  path: (person) => `/api/social/chat-rooms/${person + 1 + 5 * BUSY_PEOPLE}/messages`,
}

async function againstBare(bare: Server, product: Server) {
  console.log(
    `\n${label('requests per second')}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise ≥ ${PROMISED_SHARE}`,
  )
  for (const what of [rooms, messages]) {
    const [bareRate, productRate] = await compare(bare, product, what)
    const share = productRate / bareRate
    console.log(
      `${label(what.name)}${cell(Math.round(bareRate), 8)}${cell(Math.round(productRate), 9)}${cell(share.toFixed(2), 7)}   ${verdict(share >= PROMISED_SHARE)}`,
    )
  }
}

async function asMessagesGrow(few: Server, many: Server) {
  console.log(
    `\n${label('as messages grow')}${cell(FEW.toLocaleString('en'), 9)}${cell(MANY.toLocaleString('en'), 11)}${cell('cost', 7)}   promise ≤ ${PROMISED_GROWTH}`,
  )
  for (const what of [rooms, messages]) {
    const [fewRate, manyRate] = await compare(few, many, what)
    const cost = fewRate / manyRate
    console.log(
      `${label(what.name)}${cell(Math.round(fewRate), 9)}${cell(Math.round(manyRate), 11)}${cell(cost.toFixed(2), 7)}   ${verdict(cost <= PROMISED_GROWTH)}`,
    )
  }
}

/** The chat's reads next to the bare stack, and with few and many messages. */
export async function measureChat(make: MakeDatabase): Promise<void> {
  const filled = async (name: string, messages: number) => {
    const connection = await make(name)
    console.log(`Filling a database with ${messages.toLocaleString('en')} messages ...`)
    await fillConversations(connection, messages)
    return connection
  }
  const [fewMessages, manyMessages] = [
    await filled('bench_few_chat', FEW),
    await filled('bench_many_chat', MANY),
  ]
  const product = await startServer('product', manyMessages)
  const others = [
    await startServer('product', fewMessages),
    await startServer('bare-chat', manyMessages),
  ] as const
  const [few, bare] = others
  await asMessagesGrow(few, product)
  await againstBare(bare, product)
  for (const server of [product, ...others]) server.stop()
}
