import { expect } from 'vitest'
import { aBuyer, checkOut, inCart } from './orders.ts'
import { aStocked } from './stock.ts'
import { type aStripe, signed } from './stripe-service.ts'
import type { TestApp } from './test-app.ts'

type Stripe = Awaited<ReturnType<typeof aStripe>>

/** Orders paid by card, and Stripe's webhooks. */
export function cardOrders(app: TestApp, stripe: Stripe) {
  /** Sends a webhook and runs its jobs. */
  async function receive(event: string): Promise<void> {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signed(event) },
      payload: event,
    })
    expect(response.statusCode).toBe(200)
    await app.runJobs()
  }

  /** A card order of one unit. */
  async function aCardOrder({ name = 'BPC-157', price = 49.98 } = {}) {
    const shelf = await aStocked(app, name, { price, batches: [[10, null]] })
    const buyer = await aBuyer(app)
    await inCart(app, buyer, shelf.productId)
    const { body } = await checkOut(app, buyer, { paymentMethod: 'card' })
    await app.runJobs()
    const number: string = body.orderNumber
    const order = async () =>
      (await app.request('GET', `/api/orders/${number}`, { cookie: buyer.cookie })).body
    return { id: body.id as number, number, buyer, order, batchId: shelf.batchIds[0] }
  }

  async function aPaidOrder(input?: { name?: string; price?: number }) {
    const bought = await aCardOrder(input)
    stripe.pay(bought.number)
    await receive(stripe.event(bought.number, 'checkout.session.completed'))
    return bought
  }

  return { receive, aCardOrder, aPaidOrder }
}

/** Operators' inbox titles about an order. */
export const operatorTitles = async ({ db }: TestApp, orderNumber: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('deliveries')
    .select('title')
    .distinct()
    .where('path', 'like', '/admin%')
    .where('title', 'like', `%${orderNumber}`)
    .execute()
  return rows.map(({ title }) => title.replace(`: ${orderNumber}`, ''))
}
