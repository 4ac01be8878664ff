import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type Connection, connect } from '@pepwell/server/database/connect'
import type { MakeDatabase } from './databases.ts'
import { type Case, compare, median } from './measure.ts'
import { tokenOf } from './people.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { fillCarts, fillShop, PRODUCTS } from './shop-data.ts'
import { cell, label, verdict } from './table.ts'

/** Buyers, who buy once a round. */
const BUYERS = scaled(1_500, 40)
const CONNECTIONS = 20
const ROUNDS = scaled(3, 1)

/** Promised: the share of the bare stack's requests per second. */
const PROMISED_READS = 0.9
const PROMISED_WRITES = 0.8
const PROMISED_CHECKOUTS = 0.5

const cases: Case[] = [
  { name: 'GET  /api/shop/products', method: 'GET', path: '/api/shop/products' },
  { name: 'GET  /shop/kpv, the page', method: 'GET', path: '/shop/kpv' },
  {
    name: 'POST /api/cart',
    method: 'POST',
    path: '/api/cart',
    body: () => ({ peptideName: 'KPV', quantity: 1, price: 54.99 }),
  },
]

const shippingAddress = {
  fullName: 'Ada Keller',
  line1: '418 Larch Street',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  country: 'US',
}

/** A person buys their cart. */
const buy = ({ url }: Server, agent: Agent, person: number): Promise<void> =>
  new Promise((bought, failed) => {
    const headers = {
      cookie: `pepwell_session=${tokenOf(person)}`,
      'content-type': 'application/json',
    }
    request(`${url}/api/orders?person=${person}`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 201 ? bought() : failed(new Error(`${url}: ${response.statusCode}`)),
      )
    })
      .on('error', failed)
      .end(JSON.stringify({ clientId: randomUUID(), shippingAddress, researchUseOnly: true }))
  })

/** Orders per second while everyone buys. */
async function rush(server: Server): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  await Promise.all(Array.from({ length: BUYERS }, (_, person) => buy(server, agent, person)))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return BUYERS / seconds
}

function printRow(name: string, [bare, product]: readonly [number, number], promised: number): void {
  const share = product / bare
  console.log(
    `${label(name)}${cell(Math.round(bare), 8)}${cell(Math.round(product), 9)}${cell(share.toFixed(2), 7)}   ≥ ${promised}: ${verdict(share >= promised)}`,
  )
}

async function checkouts(connection: Connection, bare: Server, product: Server) {
  const db = connect(connection, () => {})
  for (const isHot of [true, false]) {
    const rates: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, server] of [bare, product].entries()) {
        await fillCarts(db, isHot)
        rates[index as 0 | 1].push(await rush(server))
      }
    const name = isHot ? 'POST /api/orders, one product' : `     … of ${PRODUCTS} products`
    printRow(name, [median(rates[0]), median(rates[1])], PROMISED_CHECKOUTS)
  }
  await db.destroy()
}

/** The shop's requests and orders per second next to the bare stack's. */
export async function measureShop(make: MakeDatabase): Promise<void> {
  const connection = await make('bench_shop')
  await fillShop(connection, BUYERS)
  const [bare, product] = [await startServer('bare', connection), await startServer('product', connection)]
  console.log(
    `\n${label('the shop, requests per second')}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise`,
  )
  for (const what of cases) {
    const promised = what.method === 'GET' ? PROMISED_READS : PROMISED_WRITES
    printRow(what.name, await compare(bare, product, what), promised)
  }
  await checkouts(connection, bare, product)
  for (const server of [bare, product]) server.stop()
}
