import { afterAll, describe, expect, test, vi } from 'vitest'
import { stripePayments } from '../../ports/payments-stripe.ts'
import { cardOrders, operatorTitles } from '../../testing/card-orders.ts'
import { aBuyer, anOrderAdmin, checkOut, inCart } from '../../testing/orders.ts'
import { type Answerer, json } from '../../testing/outside-service.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { aStripe } from '../../testing/stripe-service.ts'
import { testApp } from '../../testing/test-app.ts'

let trouble: Answerer | undefined
const stripe = await aStripe(afterAll, () => trouble)
const cards = stripePayments(stripe.account)
const app = await testApp({}, { cards })
const orderAdmin = await anOrderAdmin(app)
const { aCardOrder, receive } = cardOrders(app, stripe)

const stockOf = async (batchId: number | undefined) => {
  const batch = (await booksOf(app)).find(({ id }) => id === batchId)
  return [batch?.available, batch?.reserved]
}

/** As if the process had ended before it stored the page. */
const losePage = ({ id }: { id: number }) =>
  app.db
    .updateTable('payments')
    .set({ sessionId: null, sessionUrl: null })
    .where('orderId', '=', id)
    .execute()

describe('a card', () => {
  const pay = ({ number, buyer }: { number: string; buyer: { cookie: string } }) =>
    app.request('POST', `/api/orders/${number}/pay`, { cookie: buyer.cookie })

  test('gets a new deadline when its page opens late', async () => {
    trouble = json({ error: { type: 'api_error', message: 'Try again' } }, 500)
    const bought = await aCardOrder()
    expect((await pay(bought)).body.code).toBe('PAYMENT_SERVICE_FAILED')
    app.clock.advance(40 * 60 * 1000)
    trouble = undefined
    expect((await pay(bought)).body.url).toBe(stripe.about(bought.number).url)
    const deadline = app.clock.now() + 60 * 60 * 1000
    expect(Date.parse((await bought.order()).payBy)).toBe(deadline)
    expect(stripe.about(bought.number).fields.expires_at).toBe(String(Math.floor(deadline / 1000)))
  })

  test('refuses amounts that Stripe refuses, and offers a bank transfer', async () => {
    const shelf = await aStocked(app, 'Selank', { price: 0.3, batches: [[5, null]] })
    const buyer = await aBuyer(app)
    await inCart(app, buyer, shelf.productId)
    const refused = await checkOut(app, buyer, { paymentMethod: 'card' })
    expect([refused.statusCode, refused.body.code, refused.body.message]).toEqual([
      409,
      'BELOW_CARD_MINIMUM',
      'Cards take $0.50 and more. Please pay by bank transfer.',
    ])
    expect(await stockOf(shelf.batchIds[0])).toEqual([5, 0])
    const { body } = await checkOut(app, buyer)
    expect(body).toMatchObject({ totalAmount: 0.3, paymentMethod: 'invoice' })
  })

  test('distinguishes Stripe’s refusal from silence, for the buyer and once for operators', async () => {
    const bought = await aCardOrder()
    await losePage(bought)
    await app.db
      .updateTable('orderItems')
      .set({ unitPrice: 0.3, totalPrice: 0.3 })
      .where('orderId', '=', bought.id)
      .execute()
    app.clock.advance(1000)
    await app.db
      .updateTable('orders')
      .set({ payBy: new Date(app.clock.now() + 3_000_000) })
      .where('id', '=', bought.id)
      .execute()
    for (const response of [await pay(bought), await pay(bought)])
      expect([response.statusCode, response.body.code, response.body.message]).toEqual([
        409,
        'PAYMENT_REFUSED',
        'Cards take $0.50 and more. Please pay by bank transfer.',
      ])
    const refusals = (await orderAdmin.order(bought.id)).timeline.filter(
      ({ what }: { what: string }) => what === 'payment-refused',
    )
    expect(refusals).toMatchObject([{ detail: 'The amount must be at least $0.50 usd' }])
    expect(await operatorTitles(app, bought.number)).toEqual(['Payment refused'])
  })

  test('uses another page for an order that an operator reopens', async () => {
    const bought = await aCardOrder()
    const { url } = stripe.about(bought.number)
    await orderAdmin.setStatus(bought.id, 'cancelled')
    app.clock.advance(2 * 60 * 60 * 1000)
    await orderAdmin.setStatus(bought.id, 'pending')
    await app.runJobs()
    expect(stripe.about(bought.number).status).toBe('expired')
    const again = (await pay(bought)).body.url
    expect(again).not.toBe(url)
    expect(Date.parse((await bought.order()).payBy)).toBe(app.clock.now() + 60 * 60 * 1000)
  })

  test('closes a second page of an order that was paid by the first one meanwhile', async () => {
    const bought = await aCardOrder()
    await losePage(bought)
    // The retry comes after the deadline.
    app.clock.advance(40 * 60 * 1000)
    const { begin } = cards
    vi.spyOn(cards, 'begin').mockImplementationOnce(async (bill) => {
      const page = await begin(bill)
      stripe.pay(bought.number)
      await receive(stripe.event(bought.number, 'checkout.session.completed'))
      return page
    })
    expect((await pay(bought)).body.url).toBeNull()
    const pages = stripe.sessions.filter(({ client_reference_id: number }) => number === bought.number)
    expect(pages.map(({ status }) => status)).toEqual(['complete', 'expired'])
    expect((await bought.order()).paymentStatus).toBe('paid')
    const { sessionId } = await app.db
      .selectFrom('payments')
      .select('sessionId')
      .where('orderId', '=', bought.id)
      .executeTakeFirstOrThrow()
    expect(sessionId).toBe(pages[0]?.id)
  })
})
