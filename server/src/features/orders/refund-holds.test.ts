import { afterAll, describe, expect, test } from 'vitest'
import { stripePayments } from '../../ports/payments-stripe.ts'
import { cardOrders, operatorTitles } from '../../testing/card-orders.ts'
import { anOrderAdmin } from '../../testing/orders.ts'
import { aStripe } from '../../testing/stripe-service.ts'
import { testApp } from '../../testing/test-app.ts'

const stripe = await aStripe(afterAll)
const app = await testApp({}, { cards: stripePayments(stripe.account) })
const orderAdmin = await anOrderAdmin(app)
const { receive, aPaidOrder } = cardOrders(app, stripe)

type Bought = Awaited<ReturnType<typeof aPaidOrder>>

/** Stripe's dispute event for the full payment. */
const dispute = (number: string, status: string, id = `dp_${number}`) =>
  stripe.eventAbout(number, `charge.dispute.${['won', 'lost'].includes(status) ? 'closed' : 'created'}`, {
    ...{ object: 'dispute', id, amount: 4998, reason: 'product_not_received', status },
  })

const cancel = async ({ number, buyer }: Bought) => {
  const path = `/api/orders/${number}/cancel`
  const answer = await app.request('POST', path, { cookie: buyer.cookie })
  await app.runJobs()
  return answer
}

const backAt = (number: string) => stripe.about(number).payment_intent?.latest_charge.amount_refunded

const eventsOf = async (id: number): Promise<string[]> =>
  (await orderAdmin.order(id)).timeline.map(({ what }: { what: string }) => what)

/** An order that its buyer canceled while the bank holds the money. */
async function aHeldRefund() {
  const bought = await aPaidOrder()
  await receive(dispute(bought.number, 'needs_response'))
  const response = await cancel(bought)
  expect([response.statusCode, response.body.status]).toEqual([200, 'cancelled'])
  return bought
}

/** The job that retries owed refunds runs a while later. */
async function later() {
  app.clock.advance(60 * 60 * 1000)
  const task = app.tasks['ask-about-payments']
  if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
  await app.runJobs()
}

test.each([
  [[], 'send'],
  [['warning_needs_response'], 'send'],
  [['needs_response'], 'hold'],
  [['needs_response', 'won'], 'send'],
  [['needs_response', 'lost'], 'none'],
])('a buyer with a dispute %j reads what canceling does to the money: %s', async (statuses, outcome) => {
  const { number, order } = await aPaidOrder()
  for (const status of statuses) await receive(dispute(number, status))
  expect(await order()).toMatchObject({ refundOnCancel: outcome })
})

describe('the refund of an order cancelled during a dispute', () => {
  test('is held, and operators are notified once', async () => {
    const { id, number, order } = await aHeldRefund()
    await receive(dispute(number, 'under_review'))
    await later()
    expect(backAt(number)).toBe(0)
    expect(await orderAdmin.order(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
    expect((await eventsOf(id)).filter((what) => what === 'refund-held')).toHaveLength(1)
    expect(await operatorTitles(app, number)).toContain('Refund on hold')
    expect(JSON.stringify(await order())).not.toContain('refund-held')
  })

  test('is sent when the dispute is won', async () => {
    const { id, number } = await aHeldRefund()
    await receive(dispute(number, 'won'))
    expect(backAt(number)).toBe(4998)
    expect(await orderAdmin.order(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  })

  test('is dropped when the dispute is lost', async () => {
    const { id, number } = await aHeldRefund()
    await receive(dispute(number, 'lost'))
    await later()
    expect(backAt(number)).toBe(0)
    expect((await eventsOf(id)).at(-1)).toBe('refund-dropped')
    expect(await operatorTitles(app, number)).toContain('Refund not sent')
  })

  test('stays held while another dispute is open', async () => {
    const { number } = await aHeldRefund()
    await receive(dispute(number, 'needs_response', `dp_other_${number}`))
    await receive(dispute(number, 'won'))
    expect(backAt(number)).toBe(0)
    await receive(dispute(number, 'won', `dp_other_${number}`))
    expect(backAt(number)).toBe(4998)
  })

  test("isn't sent when the dispute was lost before", async () => {
    const bought = await aPaidOrder()
    await receive(dispute(bought.number, 'lost'))
    expect((await cancel(bought)).body.status).toBe('cancelled')
    expect(backAt(bought.number)).toBe(0)
    expect(await eventsOf(bought.id)).toContain('refund-dropped')
  })
})

test('a dispute before the job runs holds an operator’s refund', async () => {
  const { id, number } = await aPaidOrder()
  expect((await orderAdmin.refund(id)).statusCode).toBe(200)
  await receive(dispute(number, 'needs_response'))
  expect(backAt(number)).toBe(0)
  expect(await eventsOf(id)).toContain('refund-held')
})

test.each([
  ['needs_response', 'The bank holds the disputed money. A refund may pay the buyer twice. Refund anyway?'],
  ['lost', 'The buyer already has the disputed money. Refund anyway?'],
])('an operator refunds during a dispute (%s) only after a question', async (status, message) => {
  const { id, number } = await aPaidOrder()
  await receive(dispute(number, status))
  const refusal = await orderAdmin.refund(id)
  await app.runJobs()
  expect([refusal.statusCode, refusal.body]).toEqual([
    409,
    expect.objectContaining({ code: 'CONFIRM_PAYMENT', message, details: { question: 'disputed' } }),
  ])
  expect(backAt(number)).toBe(0)
  expect((await orderAdmin.refund(id, { confirm: 'disputed' })).statusCode).toBe(200)
  await app.runJobs()
  expect(backAt(number)).toBe(4998)
  expect((await orderAdmin.order(id)).paymentStatus).toBe('refunded')
})

test('an inquiry takes no money, and a refund resolves it', async () => {
  const bought = await aPaidOrder()
  await receive(dispute(bought.number, 'warning_needs_response'))
  await cancel(bought)
  expect(backAt(bought.number)).toBe(4998)
})
