import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { addJob } from '../../jobs/jobs.queries.ts'
import { aKillableShop } from '../../testing/killable-shop.ts'
import { type SharedDatabase, sharedDatabases } from '../../testing/process-database.ts'
import { aShelf, buy, fillCarts, shoppers, signedIn } from '../../testing/shoppers.ts'
import { expectBooksToAgree } from '../../testing/stock.ts'
import { aStripe, signed } from '../../testing/stripe-service.ts'

const aDatabase = sharedDatabases()

/** Each has its own database; `npm run bench` runs ten times as many. */
const HISTORIES = inject('volume')

/** Maximum server crashes per run. */
const ACTIONS = 8

/** A random statement after an action: a checkout takes about a dozen statements, and so do its jobs. */
const death = fc.record({ after: fc.integer({ min: 1, max: 16 }), answerLost: fc.boolean() })

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

const anAct = <What extends string>(what: fc.Arbitrary<What>) => fc.record({ what, death, nth: fc.nat(2) })

const act = anAct(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('buy' as const, 'buyByCard' as const) },
    { weight: 3, arbitrary: fc.constant('pay' as const) },
    { weight: 3, arbitrary: fc.constantFrom('cancel' as const, 'refund' as const, 'expire' as const) },
    { weight: 2, arbitrary: fc.constantFrom('lapse' as const, 'count' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...statuses) },
  ),
)

/** Nothing can happen before the first order. */
const history = fc
  .tuple(anAct(fc.constant('buyByCard' as const)), fc.array(act, { minLength: ACTIONS, maxLength: ACTIONS }))
  .map(([first, others]) => [first, ...others])

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** Runs a task of the schedule now, on orders old enough for it. */
async function scheduled(db: SharedDatabase['db'], task: string): Promise<void> {
  await sql`UPDATE payments SET created_at = created_at - interval '1 hour'`.execute(db)
  await addJob(db, task, {})
}

/** Buyers, an operator and stock at a shop whose server crashes. */
async function aScene() {
  const stripe = await aStripe()
  const shared = await aDatabase(`killable_${randomUUID().slice(0, 8)}`)
  const shop = await aKillableShop(shared, stripe)
  const { db } = shared
  await shop.surely(() => fetch(`${shop.address}/api/init-peptides`, { method: 'POST' }))
  const people = await shoppers(db, 3)
  const operator = await signedIn(db, 'user_admin_simple')
  const shelves = [await aShelf(db, 6), await aShelf(db, 3)]

  const send = (method: string, path: string, cookie: string, body: unknown = {}) =>
    shop.surely(() =>
      fetch(`${shop.address}/api${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )

  const sendEvent = (orderNumber: string, type: string) => {
    const body = stripe.event(orderNumber, type)
    return shop.surely(() => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body) }
      return fetch(`${shop.address}/api/webhooks/stripe`, { method: 'POST', headers, body })
    })
  }
  return { stripe, shop, db, people, operator, shelves, send, sendEvent }
}

type Scene = Awaited<ReturnType<typeof aScene>>

/** Buys one product. A lost request is sent again and stays one order. */
async function order({ db, shop, people, shelves }: Scene, nth: number, paymentMethod: 'invoice' | 'card') {
  const person = people[nth % people.length]
  if (!person) return
  await fillCarts(db, [person], () => [shelves[nth % shelves.length]?.productId ?? 0])
  const clientId = randomUUID()
  const { status } = await shop.surely(() => buy(shop.address, person.cookie, { clientId, paymentMethod }))
  expect([201, 409]).toContain(status)
  const placed = await db.selectFrom('orders').select('id').where('clientId', '=', clientId).execute()
  expect(placed).toHaveLength(status === 201 ? 1 : 0)
}

/** Acts on the nth newest order. */
async function happens(scene: Scene, what: Exclude<Act['what'], 'buy' | 'buyByCard' | 'count'>, nth: number) {
  const { db, people, operator, stripe, send, sendEvent } = scene
  const orders = await db.selectFrom('orders').selectAll().orderBy('id', 'desc').execute()
  const { id = 0, orderNumber = '', userId } = orders[nth % orders.length] ?? {}
  const page = stripe.sessions.findLast(({ status }) => status === 'open')
  const buyer = people.find((person) => person.id === userId)
  if (what === 'pay' || what === 'expire') {
    if (!page) return
    const number = page.client_reference_id
    stripe[what](number)
    await sendEvent(number, what === 'pay' ? 'checkout.session.completed' : 'checkout.session.expired')
  } else if (!buyer) return
  else if (what === 'cancel') await send('POST', `/orders/${orderNumber}/cancel`, buyer.cookie)
  else if (what === 'refund') {
    await send('POST', `/admin/orders/${id}/paid`, operator.cookie)
    await send('POST', `/admin/orders/${id}/refund`, operator.cookie)
  } else if (what === 'lapse') {
    await sql`UPDATE orders SET pay_by = now() - interval '1 minute' WHERE id = ${id}`.execute(db)
    await scheduled(db, 'cancel-unpaid-orders')
  } else await send('PATCH', `/admin/orders/${id}/status`, operator.cookie, { status: what })
}

async function perform(scene: Scene, { death, what, nth }: Act): Promise<void> {
  const { shop, send, operator, shelves } = scene
  await shop.killAfter(death)
  if (what === 'buy' || what === 'buyByCard') await order(scene, nth, what === 'buy' ? 'invoice' : 'card')
  else if (what === 'count')
    await send('PATCH', `/admin/inventory/${shelves[0]?.batchId}`, operator.cookie, { quantityAvailable: 5 })
  else await happens(scene, what, nth)
}

/** Every payment that the service took is recorded, and every refund owed was made once. */
async function expectMoneyToAgree({ db, stripe }: Scene) {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'orderId')
    .selectAll()
    .execute()
  // A retry after the deadline opens another page, so an order may have several.
  const pages = Map.groupBy(stripe.sessions, ({ client_reference_id: number }) => number)
  for (const [number, sessions] of pages) {
    const intent = sessions.find(({ payment_intent: paid }) => paid)?.payment_intent ?? null
    const payment = payments.find(({ orderNumber }) => orderNumber === number)
    const isOwed = payment?.refundWantedAt !== null
    const expected = intent === null ? 'pending' : isOwed ? 'refunded' : 'paid'
    expect([number, payment?.paymentStatus]).toEqual([number, expected])
    expect(stripe.refunds.filter((refunded) => refunded === intent?.id)).toHaveLength(isOwed ? 1 : 0)
  }
}

async function live(actions: readonly Act[]): Promise<void> {
  const scene = await aScene()
  const { shop, db } = scene
  for (const one of actions) {
    await perform(scene, one)
    await expectBooksToAgree(db)
  }
  await shop.revive()
  await shop.settled()
  await scheduled(db, 'ask-about-payments')
  await shop.settled()
  await expectBooksToAgree(db)
  await expectMoneyToAgree(scene)
  // One of them was ours.
  expect(shop.deaths()).toBeGreaterThan(1)
  await shop.end()
}

test('killed between any two steps, no unit or payment is lost or counted twice', async () => {
  // A retried test reports only the message of its failure.
  const settings = { endOnFailure: true, includeErrorInReport: true }
  await fc.assert(fc.asyncProperty(history, live), { numRuns: HISTORIES, ...settings })
})
