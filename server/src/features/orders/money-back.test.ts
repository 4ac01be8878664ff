import { afterAll, describe, expect, test } from 'vitest'
import { stripePayments } from '../../ports/payments-stripe.ts'
import { cardOrders, operatorTitles } from '../../testing/card-orders.ts'
import { anAdmin } from '../../testing/factories.ts'
import { anOrderAdmin } from '../../testing/orders.ts'
import { type Answerer, json } from '../../testing/outside-service.ts'
import { booksOf } from '../../testing/stock.ts'
import { aStripe } from '../../testing/stripe-service.ts'
import { testApp } from '../../testing/test-app.ts'

let trouble: Answerer | undefined
const stripe = await aStripe(afterAll, () => trouble)
const app = await testApp({}, { cards: stripePayments(stripe.account) })
const orderAdmin = await anOrderAdmin(app)
const admin = await anAdmin(app)
const { receive, aPaidOrder } = cardOrders(app, stripe)

const stockOf = async (batchId: number | undefined) => {
  const batch = (await booksOf(app)).find(({ id }) => id === batchId)
  return [batch?.available, batch?.reserved]
}

/** This month in the report. */
async function sales() {
  const { body } = await app.request(
    'GET',
    '/api/admin/sales-report?startDate=2026-06-01&endDate=2026-06-30',
    admin,
  )
  return body
}

const lastOf = async (id: number) => (await orderAdmin.order(id)).timeline.at(-1)

describe('a partial refund at Stripe', () => {
  test('is in the timeline, order and reports, and operators and buyer are notified', async () => {
    const before = await sales()
    const { id, number, order, buyer } = await aPaidOrder()
    expect((await sales()).revenue - before.revenue).toBeCloseTo(49.98)
    app.mails.length = 0
    stripe.giveBack(number, 1000)
    await receive(stripe.eventAbout(number, 'charge.refunded'))
    await receive(stripe.eventAbout(number, 'charge.refunded'))
    expect(await order()).toMatchObject({ status: 'pending', paymentStatus: 'paid', refundedAmount: 10 })
    const full = await orderAdmin.order(id)
    expect(full.timeline.map(({ what }: { what: string }) => what)).toEqual([
      'pending',
      'paid',
      'partly-refunded',
    ])
    expect(full.timeline.at(-1).detail).toBe('$10.00 of $49.98 refunded')
    expect(full.customer.spent).toBe(39.98)
    expect((await sales()).revenue - before.revenue).toBeCloseTo(39.98)
    expect(await operatorTitles(app, number)).toEqual(['Part of a payment refunded'])
    const [mail] = app.mails.filter(({ to }) => to === buyer.email)
    expect(mail?.subject).toBe(`Part of your payment for ${number} was refunded`)
    expect(mail?.text).toContain('We’re sending $10.00 back to you.')
  })

  test('is followed by a full refund of the rest', async () => {
    const before = await sales()
    const { id, number, order, buyer, batchId } = await aPaidOrder()
    stripe.giveBack(number, 1000)
    await receive(stripe.eventAbout(number, 'charge.refunded'))
    app.mails.length = 0
    await orderAdmin.refund(id)
    await app.runJobs()
    await app.runJobs()
    expect(await order()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refundedAmount: 49.98,
    })
    expect(stripe.about(number).payment_intent?.latest_charge.amount_refunded).toBe(4998)
    expect(await stockOf(batchId)).toEqual([10, 0])
    expect((await sales()).revenue).toBeCloseTo(before.revenue)
    const mail = app.mails.find(({ to, subject }) => to === buyer.email && subject.includes('refunded'))
    expect(mail?.text).toContain('We refunded the rest of your payment, $39.98.')
  })

  test('reduces revenue with known costs proportionally, not the cost', async () => {
    const { productId } = await app.db
      .selectFrom('products')
      .innerJoin('peptides', 'peptides.id', 'products.peptideId')
      .select('products.id as productId')
      .where('peptides.name', '=', 'KPV')
      .executeTakeFirstOrThrow()
    await app.db.insertInto('productCosts').values({ productId, costOfGoods: 20, retailPrice: 50 }).execute()
    const { number } = await aPaidOrder({ name: 'KPV', price: 50 })
    const product = async () => (await sales()).products.find(({ name }: { name: string }) => name === 'KPV')
    expect(await product()).toMatchObject({ revenue: 50, margin: 30 })
    stripe.giveBack(number, 2000)
    await receive(stripe.eventAbout(number, 'charge.refunded'))
    expect(await product()).toMatchObject({ revenue: 30, margin: 10, marginPercent: 33.3 })
    await receive(dispute(number, 'needs_response', { amount: 3000 }))
    expect(await product()).toMatchObject({ revenue: 0, margin: -20, marginPercent: null })
  })

  test('that Stripe could not deliver is shown to operators', async () => {
    const { id, number } = await aPaidOrder()
    const refund = {
      object: 'refund',
      id: 're_1',
      status: 'failed',
      amount: 1000,
      failure_reason: 'lost_or_stolen_card',
    }
    await receive(stripe.eventAbout(number, 'refund.failed', refund))
    expect(await lastOf(id)).toMatchObject({ what: 'refund-failed', detail: '$10.00, lost or stolen card' })
    expect(await operatorTitles(app, number)).toEqual(['Refund failed'])
  })
})

test("a refund made at Stripe notifies operators and isn't repeated", async () => {
  const { number, order } = await aPaidOrder()
  stripe.giveBack(number)
  await receive(stripe.eventAbout(number, 'charge.refunded'))
  expect(await order()).toMatchObject({ paymentStatus: 'refunded', refundedAmount: 49.98 })
  expect(await operatorTitles(app, number)).toEqual(['Payment refunded at Stripe'])
})

const dispute = (number: string, status: string, more: Record<string, unknown> = {}) =>
  stripe.eventAbout(number, `charge.dispute.${['won', 'lost'].includes(status) ? 'closed' : 'created'}`, {
    object: 'dispute',
    id: `dp_${number}`,
    amount: 4998,
    reason: 'product_not_received',
    status,
    ...more,
  })

describe('a disputed payment', () => {
  test('is in the timeline and reports, and notifies operators but not the buyer', async () => {
    const before = await sales()
    const { id, number, order } = await aPaidOrder()
    await receive(dispute(number, 'needs_response'))
    expect(await orderAdmin.order(id)).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
      dispute: 'open',
      disputedAmount: 49.98,
    })
    expect(await lastOf(id)).toMatchObject({ what: 'dispute-opened', detail: '$49.98, product not received' })
    expect(await operatorTitles(app, number)).toEqual(['Payment disputed'])
    expect((await sales()).revenue).toBeCloseTo(before.revenue)
    expect(JSON.stringify(await order())).not.toContain('dispute')
  })

  test.each([
    ['won', 0, 'Dispute won'],
    ['lost', 49.98, 'Dispute lost'],
  ])('ends as %s, despite late events', async (outcome, disputedAmount, title) => {
    const before = await sales()
    const { id, number } = await aPaidOrder()
    await receive(dispute(number, 'needs_response'))
    await receive(dispute(number, outcome))
    await receive(dispute(number, 'under_review'))
    expect(await orderAdmin.order(id)).toMatchObject({ dispute: outcome, disputedAmount })
    expect((await lastOf(id)).what).toBe(`dispute-${outcome}`)
    expect(await operatorTitles(app, number)).toContain(title)
    expect((await sales()).revenue - before.revenue).toBeCloseTo(49.98 - disputedAmount)
  })

  test('as an inquiry takes no money', async () => {
    const { id, number } = await aPaidOrder()
    await receive(dispute(number, 'warning_needs_response'))
    expect(await orderAdmin.order(id)).toMatchObject({ dispute: 'inquiry', disputedAmount: 0 })
  })

  test('leaves status and stock of a canceled order', async () => {
    const { id, number, batchId } = await aPaidOrder()
    await orderAdmin.setStatus(id, 'cancelled')
    await receive(dispute(number, 'needs_response'))
    expect((await orderAdmin.order(id)).status).toBe('cancelled')
    expect(await stockOf(batchId)).toEqual([10, 0])
  })

  test('is shipped only after a question, alone and in bulk', async () => {
    const { id, number } = await aPaidOrder()
    await receive(dispute(number, 'needs_response'))
    expect((await orderAdmin.setStatus(id, 'processing')).statusCode).toBe(200)
    const refusal = await orderAdmin.setStatus(id, 'shipped')
    expect([refusal.statusCode, refusal.body.code]).toEqual([409, 'CONFIRM_PAYMENT'])
    expect(refusal.body).toMatchObject({
      message: 'The payment is disputed. Continue anyway?',
      details: { question: 'disputed' },
    })
    const many = await orderAdmin.ask('PATCH', '/orders/status', { status: 'shipped', orders: [{ id }] })
    expect(many.body[0].problem).toContain('disputed')
    expect((await orderAdmin.setStatus(id, 'shipped', { confirm: 'refunded' })).statusCode).toBe(409)
    expect((await orderAdmin.setStatus(id, 'shipped', { confirm: 'disputed' })).body.status).toBe('shipped')
    expect((await orderAdmin.setStatus(id, 'delivered')).body.status).toBe('delivered')
  })

  test("isn't refunded repeatedly, and Stripe’s answer is recorded once", async () => {
    const { id, number } = await aPaidOrder()
    const error = { type: 'invalid_request_error', message: 'This charge has been charged back' }
    trouble = (seen, response) => {
      const isRefund = seen.url.pathname === '/v1/refunds'
      json(isRefund ? { error } : stripe.about(number), isRefund ? 400 : 200)(seen, response)
    }
    await orderAdmin.refund(id)
    await app.runJobs()
    trouble = undefined
    await app.runJobs()
    expect(await lastOf(id)).toMatchObject({
      what: 'refund-refused',
      detail: 'This charge has been charged back',
    })
    expect(await orderAdmin.order(id)).toMatchObject({ paymentStatus: 'paid', refundedAmount: 0 })
    expect(await operatorTitles(app, number)).toEqual(['Refund refused'])
  })
})

test('a refunded order returns to processing only after a question that names the payment', async () => {
  const { id, number, batchId } = await aPaidOrder({ name: 'Epitalon' })
  await orderAdmin.setStatus(id, 'cancelled')
  stripe.giveBack(number)
  await receive(stripe.eventAbout(number, 'charge.refunded'))
  const refusal = await orderAdmin.setStatus(id, 'processing')
  expect([refusal.statusCode, refusal.body.code, refusal.body.message]).toEqual([
    409,
    'CONFIRM_PAYMENT',
    'You refunded this order. Continue anyway?',
  ])
  expect(await stockOf(batchId)).toEqual([10, 0])
  const confirmed = await orderAdmin.setStatus(id, 'processing', { confirm: 'refunded' })
  expect(confirmed.body).toMatchObject({ status: 'processing', paymentStatus: 'refunded' })
  expect(await stockOf(batchId)).toEqual([9, 1])
  // Canceling a canceled order again requires no confirmation.
  expect((await orderAdmin.setStatus(id, 'cancelled')).body.status).toBe('cancelled')
})

describe('without a webhook', () => {
  const ask = async () => {
    const task = app.tasks['ask-about-payments']
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
    await app.runJobs()
  }
  const happenings = async (id: number) =>
    (await orderAdmin.order(id)).timeline.map(({ what }: { what: string }) => what)

  test('records a dispute and its end once, whether polled or received', async () => {
    const { id, number } = await aPaidOrder()
    const dispute = { object: 'dispute', id: `dp_${number}`, amount: 4998, reason: 'fraudulent' }
    const opened = stripe.eventAbout(number, 'charge.dispute.created', {
      ...dispute,
      status: 'needs_response',
    })
    stripe.happenWithoutWebhook(opened)
    await ask()
    await ask()
    await receive(opened)
    expect(await orderAdmin.order(id)).toMatchObject({ dispute: 'open', disputedAmount: 49.98 })
    expect(await happenings(id)).toEqual(['pending', 'paid', 'dispute-opened'])
    expect(await operatorTitles(app, number)).toHaveLength(1)
    stripe.happenWithoutWebhook(
      stripe.eventAbout(number, 'charge.dispute.closed', { ...dispute, status: 'lost' }),
    )
    await ask()
    expect(await happenings(id)).toEqual(['pending', 'paid', 'dispute-opened', 'dispute-lost'])
  })

  test('records refunds at Stripe, partial and full', async () => {
    const [part, all] = [await aPaidOrder(), await aPaidOrder()]
    stripe.giveBack(part.number, 1000)
    stripe.giveBack(all.number)
    for (const { number } of [part, all])
      stripe.happenWithoutWebhook(stripe.eventAbout(number, 'charge.refunded'))
    await ask()
    expect(await part.order()).toMatchObject({ paymentStatus: 'paid', refundedAmount: 10 })
    expect(await all.order()).toMatchObject({ paymentStatus: 'refunded' })
  })
})
