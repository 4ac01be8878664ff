import { csvRows } from '@pepwell/domain/imports/csv'
import { describe, expect, test } from 'vitest'
import { anAdmin } from '../../testing/factories.ts'
import { aBuyer, anOrder, anOrderAdmin, checkOut, inCart } from '../../testing/orders.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app
const ops = await anOrderAdmin(app)

async function bought(name: string, quantity: number, there = 10) {
  const shelf = await aStocked(app, name, { batches: [[there, null]] })
  const buyer = await aBuyer(app)
  await inCart(app, buyer, shelf.productId, quantity)
  const { body } = await checkOut(app, buyer)
  return { ...body, buyer, batchId: shelf.batchIds[0], productId: shelf.productId }
}

const stockOf = async (batchId: number) => {
  const batch = (await booksOf(app)).find(({ id }) => id === batchId)
  return [batch?.available, batch?.reserved]
}

describe('a status', () => {
  test('moves stock once, in any order of statuses', async () => {
    const { id, batchId } = await bought('BPC-157', 3)
    const way: [string, [number, number]][] = [
      ['processing', [7, 3]],
      ['shipped', [7, 0]],
      ['shipped', [7, 0]],
      ['delivered', [7, 0]],
      ['pending', [7, 3]],
      ['cancelled', [10, 0]],
      ['cancelled', [10, 0]],
      ['delivered', [7, 0]],
      ['cancelled', [10, 0]],
      ['processing', [7, 3]],
    ]
    for (const [status, stock] of way) {
      const { statusCode, body } = await ops.setStatus(id, status)
      expect([statusCode, body.status]).toEqual([200, status])
      expect([status, await stockOf(batchId)]).toEqual([status, stock])
    }
  })

  test('set twenty times at once moves it once', async () => {
    const { id, batchId } = await bought('TB-500', 4)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => ops.setStatus(id, n % 2 ? 'shipped' : 'delivered')),
    )
    expect(await stockOf(batchId)).toEqual([6, 0])
  })

  test('that needs unavailable units is refused, changing nothing', async () => {
    const { id, batchId, productId } = await bought('Semax', 2, 2)
    await ops.setStatus(id, 'cancelled')
    const other = await aBuyer(app)
    await inCart(app, other, productId)
    await checkOut(app, other)
    const refused = await ops.setStatus(id, 'processing')
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'OUT_OF_STOCK'])
    expect(refused.body.details.lines).toMatchObject([{ name: 'Semax', quantity: 2, left: 1 }])
    expect((await ops.order(id)).status).toBe('cancelled')
    expect(await stockOf(batchId)).toEqual([1, 1])
  })

  test('includes its tracking number, and buyer and timeline get both', async () => {
    const { id, orderNumber, buyer } = await bought('Ipamorelin', 1)
    await app.runJobs()
    app.mails.length = 0
    await ops.setStatus(id, 'shipped', { trackingNumber: '1Z999AA10123456784' })
    await app.runJobs()
    const [mail] = app.mails.filter(({ to }) => to === buyer.email)
    expect(mail?.subject).toBe(`Your order ${orderNumber} is on its way`)
    expect(mail?.text).toContain('UPS number: 1Z999AA10123456784')
    const own = (await request('GET', `/api/orders/${orderNumber}`, { cookie: buyer.cookie })).body
    expect(own.trackingNumber).toBe('1Z999AA10123456784')
    expect(own.items[0].shippedAt).toBe(new Date(app.clock.now()).toISOString())
    // Another number later is no other shipment.
    await ops.setStatus(id, 'shipped', { trackingNumber: '' })
    const order = await ops.order(id)
    expect(order.trackingNumber).toBeNull()
    expect(order.timeline.map(({ what }: { what: string }) => what)).toEqual([
      'pending',
      'shipped',
      'tracking',
    ])
    expect(order.timeline[1].by.name).toBe('Ada Keller')
  })

  test('of an order that someone else changed meanwhile is refused', async () => {
    const { id } = await bought('DSIP', 1)
    const { version } = await ops.order(id)
    await ops.setStatus(id, 'processing', { version })
    expect((await ops.setStatus(id, 'shipped', { version })).body.code).toBe('CHANGED_MEANWHILE')
  })
})

describe('payment', () => {
  test('is recorded with its reference once, and refunded once', async () => {
    const { id, orderNumber, buyer } = await bought('KPV', 1)
    await app.runJobs()
    app.mails.length = 0
    const [first, second] = await Promise.all([ops.markPaid(id), ops.markPaid(id)])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409])
    expect(await ops.order(id)).toMatchObject({
      paymentStatus: 'paid',
      paymentId: '7781-RD',
      status: 'pending',
    })
    await ops.refund(id)
    expect(await ops.order(id)).toMatchObject({ paymentStatus: 'refunded', status: 'cancelled' })
    expect((await ops.refund(id)).body.code).toBe('NOT_PAID')
    await app.runJobs()
    const subjects = app.mails.filter(({ to }) => to === buyer.email).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      `We received your payment for ${orderNumber}`,
      `Your order ${orderNumber} was cancelled`,
      `Your payment for ${orderNumber} was refunded`,
    ])
  })

  test('a refund returns units that are still here, and leaves shipped ones', async () => {
    const held = async (name: string, status: string) => {
      const order = await bought(name, 1)
      await ops.markPaid(order.id)
      await ops.setStatus(order.id, status)
      await ops.refund(order.id)
      return [(await ops.order(order.id)).status, ...(await stockOf(order.batchId))]
    }
    expect(await held('Semaglutide', 'processing')).toEqual(['cancelled', 10, 0])
    expect(await held('Retatrutide', 'shipped')).toEqual(['shipped', 9, 0])
  })
})

describe('bulk changes', () => {
  test('ship with a number each, and explain refusals without blocking the others', async () => {
    const [one, other] = [await bought('GHRP-2', 1), await bought('GHRP-6', 2, 2)]
    await ops.setStatus(other.id, 'cancelled')
    const thief = await aBuyer(app)
    await inCart(app, thief, other.productId)
    await checkOut(app, thief)
    const { statusCode, body } = await ops.ask('PATCH', '/orders/status', {
      status: 'shipped',
      confirm: 'unpaid',
      orders: [
        { id: other.id, trackingNumber: 'A' },
        { id: one.id, trackingNumber: '1Z999AA10123456784' },
        { id: 987_654_321 },
      ],
    })
    expect([statusCode, body]).toEqual([
      200,
      [
        { id: other.id, problem: 'Not enough left in stock' },
        { id: one.id, problem: null },
        { id: 987_654_321, problem: 'This order doesn’t exist' },
      ],
    ])
    expect(await ops.order(one.id)).toMatchObject({
      status: 'shipped',
      trackingNumber: '1Z999AA10123456784',
    })
    expect(await ops.order(other.id)).toMatchObject({ status: 'cancelled', trackingNumber: null })
  })

  test('are undone with their numbers, and an omitted number stays', async () => {
    const { id } = await bought('Epitalon', 1)
    const change = (status: string, trackingNumber?: string) =>
      ops.ask('PATCH', '/orders/status', { status, confirm: 'unpaid', orders: [{ id, trackingNumber }] })
    await change('shipped', '1Z999AA10123456784')
    await change('delivered')
    expect(await ops.order(id)).toMatchObject({
      status: 'delivered',
      trackingNumber: '1Z999AA10123456784',
    })
    await change('pending', '')
    expect(await ops.order(id)).toMatchObject({ status: 'pending', trackingNumber: null })
  })
})

describe('the list', () => {
  test('is searched by number, email and first name, filtered and counted', async () => {
    await db.deleteFrom('orders').execute()
    const ada = await anOrder(app, await aBuyer(app, { firstName: 'Adelaide' }))
    const bo = await anOrder(app, await aBuyer(app, { firstName: 'Bo' }))
    await ops.markPaid(bo.id)
    const numbers = async (query: string) =>
      (await ops.ask('GET', `/orders${query}`)).body.map(
        (order: { orderNumber: string }) => order.orderNumber,
      )
    expect(await numbers('')).toEqual([bo.orderNumber, ada.orderNumber])
    expect(await numbers('?search=DELAI')).toEqual([ada.orderNumber])
    expect(await numbers(`?search=${bo.buyer.email.toUpperCase()}`)).toEqual([bo.orderNumber])
    expect(await numbers(`?search=${ada.orderNumber.toLowerCase().slice(1, 6)}`)).toEqual([ada.orderNumber])
    expect(await numbers('?search=%25')).toEqual([])
    expect(await numbers('?payment=paid')).toEqual([bo.orderNumber])
    expect(await numbers('?status=shipped')).toEqual([])
    expect(await numbers(`?limit=1&after=${bo.id}`)).toEqual([ada.orderNumber])
    expect((await ops.ask('GET', '/orders/counts?payment=paid')).body).toEqual({
      pending: 1,
      processing: 0,
      shipped: 0,
      delivered: 0,
      cancelled: 0,
    })
  })
})

test('a note is for operators only', async () => {
  const { id, orderNumber, buyer } = await bought('Selank', 1)
  await ops.ask('POST', `/orders/${id}/notes`, { text: 'Rang twice' })
  expect((await ops.order(id)).timeline.at(-1)).toMatchObject({ what: 'note', detail: 'Rang twice' })
  const own = await request('GET', `/api/orders/${orderNumber}`, { cookie: buyer.cookie })
  expect(own.payload).not.toContain('Rang twice')
})

test('stores and audits only changed settings', async () => {
  expect((await request('GET', '/api/shop/terms')).body.tellsHowToPay).toBe(false)
  const { body } = await ops.ask('PATCH', '/shop-settings', {
    paymentInstructions: 'Pay to: Pepwell Supply LLC\nAccount: 4417 0098 21',
    shippingFee: 9.5,
  })
  expect(body).toMatchObject({ shippingFee: 9.5, daysToPay: 2, takesCards: false })
  const terms = (await request('GET', '/api/shop/terms')).body
  expect(terms).toEqual({
    shippingFee: 9.5,
    freeFrom: null,
    countries: ['US', 'CA'],
    daysToPay: 2,
    methods: ['invoice'],
    tellsHowToPay: true,
  })
  const { body: order } = await ops.ask('PATCH', '/shop-settings', { version: body.version, countries: [] })
  expect(order.code).toBe('INVALID_INPUT')
  const { instructions } = await anOrder(app)
  expect(instructions[1]).toEqual({ label: 'Account', value: '4417 0098 21' })
  const admin = await anAdmin(app)
  const [entry] = (await request('GET', '/api/admin/audit-log?kind=shop-settings', { cookie: admin.cookie }))
    .body
  expect(entry).toMatchObject({
    action: 'change-settings',
    before: { shippingFee: 0 },
    after: { shippingFee: 9.5 },
  })
})

test('matching orders export as CSV, and each knows its neighbors', async () => {
  const buyer = await aBuyer(app, { firstName: 'Tabitha' })
  const [first, second, third] = [
    await anOrder(app, buyer),
    await anOrder(app, buyer),
    await anOrder(app, buyer),
  ] as const
  await ops.setStatus(second.id, 'shipped', { trackingNumber: '1Z999AA10123456784' })
  const { payload, headers } = await ops.ask('GET', '/orders/csv?search=tabitha')
  expect(headers['content-disposition']).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"/)
  const [heads = [], ...rows] = csvRows(payload)
  const column = (name: string) => rows.map((row) => row[heads.indexOf(name)])
  expect(column('Order Number')).toEqual([third, second, first].map(({ orderNumber }) => orderNumber))
  expect(column('Tracking Number')).toEqual(['', '1Z999AA10123456784', ''])
  expect(column('Items')[0]).toBe('1 × BPC-157 (BPC-1)')
  expect(column('Ship To')[0]).toContain('418 Larch Street')

  const neighbours = async (id: number, query = '') =>
    (await ops.ask('GET', `/orders/${id}/neighbours?search=tabitha${query}`)).body
  expect(await neighbours(second.id)).toEqual({ newer: third.id, older: first.id })
  expect(await neighbours(third.id, '&status=pending')).toEqual({ newer: null, older: first.id })
})

test('order operators are notified of a transfer to send back', async () => {
  const operator = await anAdmin(app, ['orders'])
  const { id, orderNumber, buyer } = await anOrder(app)
  await ops.markPaid(id)
  const cancel = () => request('POST', `/api/orders/${orderNumber}/cancel`, { cookie: buyer.cookie })
  for (const response of [await cancel(), await cancel()]) expect(response.body.status).toBe('cancelled')
  const mails = await db
    .selectFrom('deliveries')
    .select('title')
    .where('userId', '=', operator.id)
    .where('title', 'like', `%${orderNumber}`)
    .execute()
  expect(mails).toEqual([{ title: `Bank transfer to refund: ${orderNumber}` }])
})

test('a reopened order gets a new payment deadline', async () => {
  const { id } = await anOrder(app)
  const past = new Date(app.clock.now() - 60_000)
  await db.updateTable('orders').set({ payBy: past }).where('id', '=', id).execute()
  await ops.setStatus(id, 'cancelled')
  const { body } = await ops.setStatus(id, 'processing')
  expect(Date.parse(body.payBy)).toBe(app.clock.now() + 2 * 24 * 60 * 60 * 1000)
})

test('an unpaid order is shipped or delivered only after a question, alone and in bulk', async () => {
  const { id } = await bought('Selank', 1)
  for (const status of ['shipped', 'delivered']) {
    const refusal = await ops.ask('PATCH', `/orders/${id}/status`, { status })
    expect([refusal.statusCode, refusal.body.code]).toEqual([409, 'CONFIRM_PAYMENT'])
    expect(refusal.body).toMatchObject({
      message: 'It’s not paid yet. Continue anyway?',
      details: { question: 'unpaid' },
    })
  }
  const inBulk = (more: object) =>
    ops.ask('PATCH', '/orders/status', { status: 'shipped', orders: [{ id }], ...more })
  expect((await inBulk({})).body).toEqual([
    { id, problem: 'It’s not paid yet. Change this order separately' },
  ])
  expect((await ops.order(id)).status).toBe('pending')
  expect((await ops.ask('PATCH', `/orders/${id}/status`, { status: 'processing' })).statusCode).toBe(200)
  expect((await inBulk({ confirm: 'unpaid' })).body).toEqual([{ id, problem: null }])
  expect((await ops.order(id)).status).toBe('shipped')
})
