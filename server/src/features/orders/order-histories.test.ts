import fc from 'fast-check'
import { afterAll, test } from 'vitest'
import { stripePayments } from '../../ports/payments-stripe.ts'
import { aBuyer, anOrderAdmin, checkOut, inCart } from '../../testing/orders.ts'
import { aStocked, expectBooksToAgree } from '../../testing/stock.ts'
import { aStripe } from '../../testing/stripe-service.ts'
import { testApp } from '../../testing/test-app.ts'

const stripe = await aStripe(afterAll)
const app = await testApp({}, { cards: stripePayments(stripe.account) })
const { db, clock, request } = app
const orderAdmin = await anOrderAdmin(app)
const buyers = [await aBuyer(app), await aBuyer(app), await aBuyer(app)]

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

/** Random actions on the newest orders; some are refused. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('buy' as const),
      who: fc.nat(2),
      of: fc.nat(1),
      units: fc.integer({ min: 1, max: 4 }),
      byCard: fc.boolean(),
    }),
  },
  fc.record({ act: fc.constant('status' as const), nth: fc.nat(3), to: fc.constantFrom(...statuses) }),
  fc.record({
    act: fc.constantFrom('cancel' as const, 'markPaid' as const, 'refund' as const, 'pay' as const),
    nth: fc.nat(3),
  }),
  fc.record({ act: fc.constantFrom('wait' as const, 'jobs' as const, 'expire' as const, 'ask' as const) }),
  fc.record({ act: fc.constant('count' as const), of: fc.nat(1), units: fc.nat(8) }),
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const work = async (name: string) => {
  const task = app.tasks[name]
  if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
}

const nthNewest = async (nth: number) =>
  (await db.selectFrom('orders').select(['id', 'orderNumber', 'userId']).orderBy('id', 'desc').execute())[nth]

/** An operator recounts the stock with the inventory's calls. */
async function count(batchId: number, units: number): Promise<void> {
  const cookie = orderAdmin.cookie
  await request('PATCH', `/api/admin/inventory/${batchId}`, { cookie, body: { quantityAvailable: units } })
}

async function aboutOrder(done: Extract<Step, { nth: number }>): Promise<void> {
  const order = await nthNewest(done.nth)
  if (!order) return
  if (done.act === 'status') await orderAdmin.setStatus(order.id, done.to)
  if (done.act === 'markPaid') await orderAdmin.markPaid(order.id)
  if (done.act === 'refund') await orderAdmin.refund(order.id)
  if (done.act === 'cancel') {
    const buyer = buyers.find(({ id }) => id === order.userId)
    await request('POST', `/api/orders/${order.orderNumber}/cancel`, { cookie: buyer?.cookie ?? '' })
  }
  const page = stripe.sessions.find((session) => session.client_reference_id === order.orderNumber)
  if (done.act === 'pay' && page?.status === 'open') stripe.pay(order.orderNumber)
}

async function happen(done: Step, shelves: readonly { productId: number; batchIds: number[] }[]) {
  if (done.act === 'buy') {
    const buyer = buyers[done.who]
    if (!buyer) return
    await inCart(app, buyer, shelves[done.of]?.productId ?? 0, done.units)
    await checkOut(app, buyer, { paymentMethod: done.byCard ? 'card' : 'invoice' })
    await db.deleteFrom('cartItems').execute()
  } else if ('nth' in done) await aboutOrder(done)
  else if (done.act === 'count') await count(shelves[done.of]?.batchIds[0] ?? 0, done.units)
  else if (done.act === 'wait') clock.advance(3 * 24 * 60 * 60 * 1000)
  else if (done.act === 'jobs') await app.runJobs()
  else await work(done.act === 'expire' ? 'cancel-unpaid-orders' : 'ask-about-payments')
}

test('for any order history, stock and orders agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const shelves = [
        await aStocked(app, 'BPC-157', {
          batches: [
            [3, '2028-01-01'],
            [3, null],
          ],
        }),
        await aStocked(app, 'TB-500', { batches: [[4, null]] }),
      ]
      for (const one of steps) {
        await happen(one, shelves)
        await expectBooksToAgree(db)
      }
      await app.runJobs()
      await expectBooksToAgree(db)
    }),
    { numRuns: 12 },
  )
}, 120_000)
