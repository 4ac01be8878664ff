import { describe, expect, test } from 'vitest'
import { announcedJobs } from '../../testing/announced-jobs.ts'
import { anAdmin } from '../../testing/factories.ts'
import {
  aBuyer,
  anAddress,
  anOrder,
  anOrderAdmin,
  anOrderBody,
  checkOut,
  inCart,
} from '../../testing/orders.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db, clock } = app

const ordersOf = async (cookie: string) => (await request('GET', '/api/orders', { cookie })).body
const cartOf = async (cookie: string) => (await request('GET', '/api/cart', { cookie })).body
const stockOf = async (batchIds: readonly number[]) =>
  (await booksOf(app))
    .filter(({ id }) => batchIds.includes(id))
    .map(({ available, reserved }) => [available, reserved])

describe('buying', () => {
  test('takes the cart, batch by batch, at the shop’s price', async () => {
    const shelf = await aStocked(app, 'Tirzepatide', {
      batches: [
        [1, '2028-01-31'],
        [9, '2028-09-30'],
      ],
      price: 64.99,
    })
    const buyer = await aBuyer(app)
    await inCart(app, buyer, shelf.productId, 2)
    const { statusCode, body } = await checkOut(app, buyer, { expectedTotal: 129.98, notes: 'Ring twice' })
    expect(statusCode).toBe(201)
    const line = {
      id: expect.any(Number),
      productId: shelf.productId,
      kind: 'peptide',
      peptideId: shelf.peptideId,
      supplementId: null,
      name: 'Tirzepatide',
      category: 'Fat Loss',
      amount: '10 mg',
      image: null,
      form: 'Lyophilized powder',
      quantity: 1,
      unitPrice: 64.99,
      totalPrice: 64.99,
      shippedAt: null,
      recallReason: null,
    }
    expect(body).toEqual({
      id: expect.any(Number),
      orderNumber: expect.stringMatching(/^\w{3}-\w{3}-\w{2}$/),
      status: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'invoice',
      subtotal: 129.98,
      shippingFee: 0,
      totalAmount: 129.98,
      refundedAmount: 0,
      shippingAddress: anAddress(),
      trackingNumber: null,
      notes: 'Ring twice',
      payBy: '2026-06-17T12:00:00.000Z',
      cancelReason: null,
      refundOnCancel: 'none',
      createdAt: '2026-06-15T12:00:00.000Z',
      items: [
        { ...line, vialBatchNumber: 'TIR-1', expiryDate: '2028-01-31', certificates: [] },
        { ...line, vialBatchNumber: 'TIR-2', expiryDate: '2028-09-30', certificates: [] },
      ],
      timeline: [
        {
          id: expect.any(Number),
          at: '2026-06-15T12:00:00.000Z',
          what: 'pending',
          actor: 'buyer',
          detail: null,
        },
      ],
      instructions: [
        { label: null, value: 'We’ll email you payment instructions.' },
        { label: 'Reference', value: body.orderNumber },
      ],
    })
    expect(await stockOf(shelf.batchIds)).toEqual([
      [0, 1],
      [8, 1],
    ])
    expect(await cartOf(buyer.cookie)).toEqual([])
    const { instructions, refundOnCancel, ...order } = body
    expect(await ordersOf(buyer.cookie)).toEqual([order])
  })

  test('is mailed and in the inbox, and the address is remembered', async () => {
    const order = await anOrder(app)
    const { cookie, email } = order.buyer
    app.mails.length = 0
    await app.runJobs()
    const [mail] = app.mails.filter(({ to }) => to === email)
    expect(mail?.subject).toBe(`We have your order ${order.orderNumber}`)
    expect(mail?.text).toContain('1 × BPC-157: $64.99')
    expect(mail?.text).toContain('Portland, OR 97205')
    expect(mail?.text).toContain(`Reference: ${order.orderNumber}`)
    const { messages } = (await request('GET', '/api/notifications', { cookie })).body
    expect(messages).toMatchObject([{ kind: 'order', title: `Order placed: ${order.orderNumber}` }])
    expect((await request('GET', '/api/shipping-address', { cookie })).body).toEqual(anAddress())
  })

  test("doesn't wait for workers before committing, so that other buyers aren't blocked", async () => {
    const plenty = { batches: [[50, '2028-01-31']] as const }
    const { productId } = await aStocked(app, 'AOD-9604', plenty)
    const buyer = await aBuyer(app)
    await inCart(app, buyer, productId, 1)
    expect(await announcedJobs(app.connection, () => checkOut(app, buyer))).toBe(0)
  })

  test('happens once per client id, no matter what happens in between', async () => {
    const { productId, batchIds } = await aStocked(app, 'Ipamorelin')
    const buyer = await aBuyer(app)
    await inCart(app, buyer, productId)
    const body = anOrderBody()
    const first = await request('POST', '/api/orders', { cookie: buyer.cookie, body })
    await inCart(app, buyer, productId, 3)
    const again = await request('POST', '/api/orders', { cookie: buyer.cookie, body })
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(await cartOf(buyer.cookie)).toHaveLength(1)
    expect(await stockOf(batchIds)).toEqual([[49, 1]])
    for (const other of [
      { shippingAddress: anAddress({ line1: '12 Main Street' }) },
      { notes: 'Other' },
      { expectedTotal: 1 },
    ]) {
      const refused = await request('POST', '/api/orders', {
        cookie: buyer.cookie,
        body: { ...body, ...other },
      })
      expect([refused.statusCode, refused.body.code]).toEqual([422, 'DIFFERENT_ORDER'])
    }
    // Client ids are per person.
    const stranger = await aBuyer(app)
    await inCart(app, stranger, productId)
    const theirs = await request('POST', '/api/orders', { cookie: stranger.cookie, body })
    expect(theirs.body.orderNumber).not.toBe(first.body.orderNumber)
  })

  test('twenty times at once under one client id is one order', async () => {
    const { productId, batchIds } = await aStocked(app, 'Sermorelin')
    const buyer = await aBuyer(app)
    await inCart(app, buyer, productId, 2)
    const body = anOrderBody()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => request('POST', '/api/orders', { cookie: buyer.cookie, body })),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(responses.map((response) => response.body.orderNumber)).size).toBe(1)
    expect(await stockOf(batchIds)).toEqual([[48, 2]])
    expect(await ordersOf(buyer.cookie)).toHaveLength(1)
  })
})

test('charges the configured shipping up to a subtotal', async () => {
  await db.updateTable('shopSettings').set({ shippingFee: 9.5, freeFrom: 120 }).execute()
  const { productId } = await aStocked(app, 'Epitalon', { price: 60 })
  const buyer = await aBuyer(app)
  await inCart(app, buyer, productId)
  const { body: one } = await checkOut(app, buyer, { expectedTotal: 69.5 })
  expect(one).toMatchObject({ subtotal: 60, shippingFee: 9.5, totalAmount: 69.5 })
  await inCart(app, buyer, productId, 2)
  const { body: two } = await checkOut(app, buyer, { expectedTotal: 120 })
  expect(two).toMatchObject({ subtotal: 120, shippingFee: 0, totalAmount: 120 })
  await db.updateTable('shopSettings').set({ shippingFee: 0, freeFrom: null }).execute()
})

describe('your own order', () => {
  test('is found by its number in any spelling, only by you', async () => {
    const { orderNumber, buyer } = await anOrder(app)
    const written = orderNumber.toLowerCase().replaceAll('-', '')
    const get = (cookie: string) => request('GET', `/api/orders/${written}`, { cookie })
    expect((await get(buyer.cookie)).body.orderNumber).toBe(orderNumber)
    expect((await get((await aBuyer(app)).cookie)).statusCode).toBe(404)
    // Not by an operator either, who has another way.
    expect((await get((await anAdmin(app)).cookie)).statusCode).toBe(404)
  })

  test('can be canceled once while pending, which returns its units', async () => {
    const { productId, batchIds } = await aStocked(app, 'DSIP')
    const buyer = await aBuyer(app)
    await inCart(app, buyer, productId, 4)
    const { body } = await checkOut(app, buyer)
    const cancel = () => request('POST', `/api/orders/${body.orderNumber}/cancel`, { cookie: buyer.cookie })
    const responses = await Promise.all([cancel(), cancel(), cancel()])
    for (const response of responses)
      expect([response.statusCode, response.body.status]).toEqual([200, 'cancelled'])
    expect(await stockOf(batchIds)).toEqual([[50, 0]])
    expect(responses[0]?.body.timeline.map(({ what }: { what: string }) => what)).toEqual([
      'pending',
      'cancelled',
    ])
    expect(responses[0]?.body.instructions).toBeNull()
  })

  test("can't be canceled once packed, or by someone else", async () => {
    const { id, orderNumber, buyer } = await anOrder(app)
    const cancel = (cookie: string) => request('POST', `/api/orders/${orderNumber}/cancel`, { cookie })
    expect((await cancel((await aBuyer(app)).cookie)).statusCode).toBe(404)
    await (await anOrderAdmin(app)).setStatus(id, 'processing')
    expect((await cancel(buyer.cookie)).body.code).toBe('ORDER_UNDER_WAY')
  })

  test('is listed in pages, latest first', async () => {
    const buyer = await aBuyer(app)
    const numbers: string[] = []
    for (let n = 0; n < 3; n++) numbers.unshift((await anOrder(app, buyer)).orderNumber)
    const page = async (query: string) =>
      (await request('GET', `/api/orders${query}`, { cookie: buyer.cookie })).body
    const first = await page('?limit=2')
    const rest = await page(`?limit=2&after=${first[1].id}`)
    expect([...first, ...rest].map(({ orderNumber }) => orderNumber)).toEqual(numbers)
  })
})

describe('an overdue order', () => {
  const cancelUnpaid = async () => {
    const task = app.tasks['cancel-unpaid-orders']
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
  }

  test('is canceled, its units return to stock, and its buyer is notified', async () => {
    clock.set('2026-07-01T12:00:00Z')
    const { productId, batchIds } = await aStocked(app, 'MOTS-c')
    const buyer = await aBuyer(app)
    await inCart(app, buyer, productId, 5)
    const { body } = await checkOut(app, buyer)
    const paid = await anOrder(app, buyer)
    await (await anOrderAdmin(app)).markPaid(paid.id)
    clock.set('2026-07-03T11:59:00Z')
    await cancelUnpaid()
    expect(await stockOf(batchIds)).toEqual([[45, 5]])
    clock.set('2026-07-03T12:00:00Z')
    await Promise.all([cancelUnpaid(), cancelUnpaid()])
    expect(await stockOf(batchIds)).toEqual([[50, 0]])
    const [second, first] = await ordersOf(buyer.cookie)
    expect([second.status, first.status]).toEqual(['pending', 'cancelled'])
    expect(first.timeline.at(-1)).toMatchObject({ actor: 'shop', detail: 'Not paid in time' })
    app.mails.length = 0
    await app.runJobs()
    expect(app.mails.map(({ subject }) => subject)).toContain(`Your order ${body.orderNumber} was cancelled`)
  })
})

describe('deleting an account', () => {
  test('keeps its orders for the books, without the person', async () => {
    const order = await anOrder(app, undefined, { notes: 'Ring at Delgado' })
    const orderAdmin = await anOrderAdmin(app)
    await orderAdmin.markPaid(order.id)
    await orderAdmin.setStatus(order.id, 'shipped', { trackingNumber: '1Z999AA10123456784' })
    const { cookie, email, id } = order.buyer
    const response = await request('POST', '/api/auth/delete-account', {
      cookie,
      body: { currentPassword: 'correct horse battery' },
    })
    expect(response.statusCode).toBe(200)
    const stored = await orderAdmin.order(order.id)
    expect(stored).toMatchObject({
      orderNumber: order.orderNumber,
      status: 'shipped',
      paymentStatus: 'paid',
      paymentId: '7781-RD',
      totalAmount: 64.99,
      user: null,
      customer: null,
      shippingAddress: null,
      notes: null,
      trackingNumber: null,
    })
    expect(stored.items).toHaveLength(1)
    expect(stored.timeline.at(-1)).toMatchObject({ what: 'account-deleted', actor: 'buyer' })
    const left = JSON.stringify(stored)
    for (const personal of [email, id, 'Delgado', '418 Larch', '97205']) expect(left).not.toContain(personal)
  })

  test('returns unpaid units to stock', async () => {
    const { productId, batchIds } = await aStocked(app, 'Selank')
    const buyer = await aBuyer(app)
    await inCart(app, buyer, productId)
    await checkOut(app, buyer)
    const body = { currentPassword: 'correct horse battery', keepsOrders: true }
    await request('POST', '/api/auth/delete-account', { cookie: buyer.cookie, body })
    const task = app.tasks['cancel-unpaid-orders']
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
    expect(await stockOf(batchIds)).toEqual([[50, 0]])
  })
})

test('without card service keys there are no card payments', async () => {
  const { statusCode } = await request('POST', '/api/webhooks/stripe', { body: {} })
  expect(statusCode).toBe(404)
  expect((await request('GET', '/api/shop/terms')).body.methods).toEqual(['invoice'])
  const buyer = await aBuyer(app)
  const { productId } = await aStocked(app, 'BPC-157')
  await inCart(app, buyer, productId)
  const refused = await checkOut(app, buyer, { paymentMethod: 'card' })
  expect([refused.statusCode, refused.body.code]).toEqual([409, 'NO_CARDS_HERE'])
  expect((await checkOut(app, buyer)).body.paymentMethod).toBe('invoice')
})
