import { afterAll, describe, expect, test } from 'vitest'
import { stripePayments } from '../../ports/payments-stripe.ts'
import { aBuyer, anOrderAdmin, checkOut, inCart } from '../../testing/orders.ts'
import { type Answerer, json } from '../../testing/outside-service.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { aStripe, signed } from '../../testing/stripe-service.ts'
import { testApp } from '../../testing/test-app.ts'
import { orderReferredTo } from './payments.queries.ts'

let trouble: Answerer | undefined
const stripe = await aStripe(afterAll, () => trouble)
const app = await testApp({}, { cards: stripePayments(stripe.account) })
const { request, clock } = app
const orderAdmin = await anOrderAdmin(app)

/** An order of two units from a shelf of two, to be paid by card. */
async function aCardOrder(name = 'Semax') {
  const shelf = await aStocked(app, name, { batches: [[2, null]] })
  // Units that other tests returned aren't in this stock.
  await app.db
    .updateTable('inventoryBatches')
    .set({ quantityAvailable: 0 })
    .where('productId', '=', shelf.productId)
    .where('id', '<>', shelf.batchIds[0] ?? 0)
    .execute()
  const buyer = await aBuyer(app)
  await inCart(app, buyer, shelf.productId, 2)
  const { body } = await checkOut(app, buyer, { paymentMethod: 'card' })
  await app.runJobs()
  const order = async () =>
    (await request('GET', `/api/orders/${body.orderNumber}`, { cookie: buyer.cookie })).body
  return { id: body.id, number: body.orderNumber, buyer, order, batchId: shelf.batchIds[0], shelf }
}

const stockOf = async (batchId: number | undefined) => {
  const batch = (await booksOf(app)).find(({ id }) => id === batchId)
  return [batch?.available, batch?.reserved]
}

const post = (payload: string, signature: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  })

/** Delivers a Stripe event for an order and runs the jobs it triggers. */
async function receive(number: string, type: string, id?: string) {
  const event = stripe.event(number, type, id)
  expect((await post(event, signed(event))).statusCode).toBe(200)
  await app.runJobs()
}

const work = async (name: string) => {
  const task = app.tasks[name]
  if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
  await app.runJobs()
}

const stateOf = ({ status, paymentStatus }: Record<string, string>) => [status, paymentStatus]
const happened = ({ timeline }: { timeline: { what: string }[] }) => timeline.map(({ what }) => what)

describe('a card', () => {
  test('uses a page that opens once and lists the products', async () => {
    const { number, buyer, order } = await aCardOrder()
    const pay = () => request('POST', `/api/orders/${number}/pay`, { cookie: buyer.cookie })
    const { url } = stripe.about(number)
    for (const response of await Promise.all([pay(), pay()])) expect(response.body).toEqual({ url })
    expect(stripe.sessions.filter((session) => session.client_reference_id === number)).toHaveLength(1)
    expect(stripe.about(number).fields).toMatchObject({
      mode: 'payment',
      customer_email: buyer.email,
      'line_items[0][quantity]': '2',
      'line_items[0][price_data][unit_amount]': '6499',
      'line_items[0][price_data][currency]': 'usd',
      'automatic_tax[enabled]': 'false',
      'payment_intent_data[metadata][order]': number,
      success_url: `http://localhost:3000/shop/orders/${number}`,
    })
    const opening = stripe.seen.find(({ body }) => body.includes(number))
    const closes = Date.parse((await order()).payBy) / 1000
    expect(opening?.headers['idempotency-key']).toBe(`order-${number}-${closes}`)
    expect(stateOf(await order())).toEqual(['pending', 'pending'])
    expect((await order()).payBy).toBe(new Date(clock.now() + 60 * 60 * 1000).toISOString())
  })

  test('is recorded once, no matter how often it is reported', async () => {
    const { number, order, buyer } = await aCardOrder()
    stripe.pay(number)
    app.mails.length = 0
    await receive(number, 'checkout.session.completed', 'evt_same')
    await receive(number, 'checkout.session.completed', 'evt_same')
    await receive(number, 'payment_intent.succeeded')
    const paid = await order()
    expect(stateOf(paid)).toEqual(['pending', 'paid'])
    expect(happened(paid)).toEqual(['pending', 'paid'])
    const mails = app.mails.filter(({ to }) => to === buyer.email)
    expect(mails.map(({ subject }) => subject)).toEqual([`We received your payment for ${number}`])
    expect((await request('POST', `/api/orders/${number}/pay`, { cookie: buyer.cookie })).body).toEqual({
      url: null,
    })
  })

  test('of another amount is refunded and cancels the order', async () => {
    const { number, order, batchId } = await aCardOrder()
    stripe.pay(number, { amount: 100 })
    await receive(number, 'checkout.session.completed')
    await app.runJobs()
    const off = await order()
    expect(stateOf(off)).toEqual(['cancelled', 'refunded'])
    expect(off.timeline.find(({ what }: { what: string }) => what === 'payment-failed').detail).toBe(
      '$1.00 were paid instead',
    )
    expect(stripe.refunds).toContain(stripe.about(number).payment_intent?.id)
    expect(await stockOf(batchId)).toEqual([2, 0])
  })

  test('may include tax computed by Stripe', async () => {
    await orderAdmin.ask('PATCH', '/shop-settings', { automaticTax: true })
    const { number, id, order } = await aCardOrder()
    expect(stripe.about(number).fields['automatic_tax[enabled]']).toBe('true')
    stripe.pay(number, { tax: 1608 })
    await receive(number, 'checkout.session.completed')
    expect(stateOf(await order())).toEqual(['pending', 'paid'])
    expect((await orderAdmin.order(id)).tax).toBe(16.08)
    await orderAdmin.ask('PATCH', '/shop-settings', { automaticTax: false })
  })
})

describe('late events and any order', () => {
  test('an expired page returns the units', async () => {
    const { number, order, batchId } = await aCardOrder()
    stripe.expire(number)
    await receive(number, 'checkout.session.expired')
    expect(stateOf(await order())).toEqual(['cancelled', 'pending'])
    expect(await stockOf(batchId)).toEqual([2, 0])
  })

  test("'expired' after 'paid' changes nothing", async () => {
    const { number, order } = await aCardOrder()
    stripe.pay(number)
    await receive(number, 'checkout.session.completed')
    await receive(number, 'checkout.session.expired')
    expect(stateOf(await order())).toEqual(['pending', 'paid'])
  })

  test("'refunded' before 'paid' ends as refunded", async () => {
    const { number, order } = await aCardOrder()
    stripe.pay(number)
    stripe.giveBack(number)
    await receive(number, 'charge.refunded')
    await receive(number, 'checkout.session.completed')
    expect((await order()).paymentStatus).toBe('refunded')
  })

  test('polling makes up for a lost webhook', async () => {
    const { number, order } = await aCardOrder()
    stripe.pay(number)
    await work('ask-about-payments')
    expect((await order()).paymentStatus).toBe('pending')
    clock.advance(6 * 60 * 1000)
    await work('ask-about-payments')
    expect((await order()).paymentStatus).toBe('paid')
  })

  test('asks Stripe before canceling an unpaid order', async () => {
    const [paid, open] = [await aCardOrder('KPV'), await aCardOrder('DSIP')]
    stripe.pay(paid.number)
    clock.advance(60 * 60 * 1000)
    await work('cancel-unpaid-orders')
    expect(stateOf(await paid.order())).toEqual(['pending', 'paid'])
    expect(stateOf(await open.order())).toEqual(['cancelled', 'pending'])
    // The page no longer accepts payments.
    expect(stripe.about(open.number).status).toBe('expired')
    expect(await stockOf(open.batchId)).toEqual([2, 0])
  })

  test('a late payment takes the units again', async () => {
    const { number, order, batchId } = await aCardOrder()
    stripe.expire(number)
    await receive(number, 'checkout.session.expired')
    stripe.pay(number)
    await receive(number, 'checkout.session.async_payment_succeeded')
    expect(stateOf(await order())).toEqual(['pending', 'paid'])
    expect(await stockOf(batchId)).toEqual([0, 2])
  })

  test('or is refunded when they are sold, notifying both sides', async () => {
    const { number, order, shelf, buyer } = await aCardOrder('TB-500')
    stripe.expire(number)
    await receive(number, 'checkout.session.expired')
    const next = await aBuyer(app)
    await inCart(app, next, shelf.productId, 1)
    expect((await checkOut(app, next, { paymentMethod: 'invoice' })).statusCode).toBe(201)
    const operators = await operatorMessages()
    stripe.pay(number)
    await receive(number, 'checkout.session.completed')
    await app.runJobs()
    const late = await order()
    expect(stateOf(late)).toEqual(['cancelled', 'refunded'])
    expect(happened(late)).toEqual(['pending', 'cancelled', 'paid', 'late-payment', 'refunded'])
    expect(app.mails.map(({ subject }) => subject)).toContain(`Your payment for ${number} arrived late`)
    expect(app.mails.filter(({ to }) => to === buyer.email).length).toBeGreaterThan(2)
    expect((await operatorMessages()) - operators).toBeGreaterThan(0)
    expect(await stockOf(shelf.batchIds[0])).toEqual([1, 1])
  })

  test('refunds what its buyer canceled instead of shipping it', async () => {
    const { number, order, buyer, batchId } = await aCardOrder()
    const cancel = () => request('POST', `/api/orders/${number}/cancel`, { cookie: buyer.cookie })
    stripe.pay(number)
    await cancel()
    await app.runJobs()
    expect(stateOf(await order())).toEqual(['cancelled', 'refunded'])
    expect(await stockOf(batchId)).toEqual([2, 0])
    const paid = await aCardOrder()
    stripe.pay(paid.number)
    await receive(paid.number, 'checkout.session.completed')
    await request('POST', `/api/orders/${paid.number}/cancel`, { cookie: paid.buyer.cookie })
    await app.runJobs()
    expect(stateOf(await paid.order())).toEqual(['cancelled', 'refunded'])
  })
})

const operatorMessages = async () =>
  (
    await app.db
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'order')
      .where('path', 'like', '/admin%')
      .executeTakeFirstOrThrow()
  ).count

describe('a refund from the panel', () => {
  test('is requested once and retried until Stripe answers', async () => {
    const { id, number, order } = await aCardOrder()
    stripe.pay(number)
    await receive(number, 'checkout.session.completed')
    const before = stripe.refunds.length
    trouble = json({ error: { type: 'api_error', message: 'Try again' } }, 500)
    expect((await orderAdmin.refund(id)).body.paymentStatus).toBe('paid')
    await orderAdmin.refund(id)
    await app.runJobs()
    expect((await order()).paymentStatus).toBe('paid')
    trouble = undefined
    await app.runJobs()
    expect((await order()).paymentStatus).toBe('refunded')
    expect(stripe.refunds.length - before).toBe(1)
    expect((await orderAdmin.refund(id)).body.code).toBe('NOT_PAID')
  })
})

describe('an event', () => {
  test.each([
    ['another secret', (body: string) => signed(body, 'whsec_other')],
    ['another body', () => signed('{}')],
    ['no signature', () => ''],
    ['an old signature', (body: string) => signed(body, undefined, 1_600_000_000)],
  ])('with %s is refused without storing anything', async (_name, sign) => {
    const { number, order } = await aCardOrder()
    stripe.pay(number)
    const id = `evt_${_name.replaceAll(' ', '_')}`
    const event = stripe.event(number, 'checkout.session.completed', id)
    expect((await post(event, sign(event))).statusCode).toBe(400)
    await app.runJobs()
    expect((await order()).paymentStatus).toBe('pending')
    const stored = await app.db.selectFrom('paymentWebhooks').select('id').where('id', '=', id).execute()
    expect(stored).toEqual([])
  })

  test('with U+0000 in an id is refused, however well signed', async () => {
    const { number } = await aCardOrder()
    const type = 'checkout.session.completed'
    const inSession = stripe.event(number, type).replaceAll(/cs_test_[\w-]+/g, 'cs_test_\\u0000')
    for (const event of [stripe.event(number, type, 'evt_\u0000'), inSession]) {
      expect(event).toContain('\\u0000')
      expect((await post(event, signed(event))).statusCode).toBe(400)
    }
  })

  test('refers to the order that it names, regardless of the session', async () => {
    const [one, other] = [await aCardOrder(), await aCardOrder()]
    const referredTo = (orderNumber: string | null, sessionOf: string) =>
      orderReferredTo(app.db, { orderNumber, sessionId: stripe.about(sessionOf).id, intentId: null })
    expect(await referredTo(one.number, other.number)).toBe(one.id)
    expect(await referredTo(other.number, one.number)).toBe(other.id)
    expect(await referredTo(null, other.number)).toBe(other.id)
    expect(await referredTo('ZZZ-ZZZ-ZZ', one.number)).toBe(one.id)
    const sessionOf = (number: string) => String(stripe.about(number).id)
    const event = stripe
      .event(one.number, 'checkout.session.completed')
      .replaceAll(sessionOf(one.number), sessionOf(other.number))
    expect((await post(event, signed(event))).statusCode).toBe(200)
    expect(await referredTo(null, other.number)).toBe(other.id)
  })

  test('about an unknown order is stored without effect', async () => {
    const { number } = await aCardOrder()
    const event = stripe
      .event(number, 'checkout.session.completed')
      .replaceAll(number, 'ZZZ-ZZZ-ZZ')
      .replaceAll(/cs_test_[\w-]+/g, 'cs_test_other')
    expect((await post(event, signed(event))).statusCode).toBe(200)
  })
})

test('while Stripe is unavailable, an order is placed and paid later', async () => {
  trouble = json({ error: { type: 'api_error', message: 'Try again' } }, 500)
  const { number, buyer, order } = await aCardOrder()
  const pay = () => request('POST', `/api/orders/${number}/pay`, { cookie: buyer.cookie })
  const away = await pay()
  expect([away.statusCode, away.body.code]).toEqual([503, 'PAYMENT_SERVICE_FAILED'])
  expect(stateOf(await order())).toEqual(['pending', 'pending'])
  trouble = undefined
  expect((await pay()).body.url).toBe(stripe.about(number).url)
})
