import { describe, expect, test } from 'vitest'
import { aMember, anAdmin } from '../../testing/factories.ts'
import { aDesk, anAddress, anOrder, anOrderBody, checkOut, inCart } from '../../testing/orders.ts'
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
  test('takes what is in the cart, batch by batch, at the price of the shop', async () => {
    const shelf = await aStocked(app, 'Tirzepatide', {
      batches: [
        [1, '2028-01-31'],
        [9, '2028-09-30'],
      ],
      price: 64.99,
    })
    const buyer = await aMember(app)
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
      quantity: 1,
      unitPrice: 64.99,
      totalPrice: 64.99,
      shippedAt: null,
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
      shippingAddress: anAddress(),
      trackingNumber: null,
      notes: 'Ring twice',
      payBy: '2026-06-22T12:00:00.000Z',
      cancelReason: null,
      createdAt: '2026-06-15T12:00:00.000Z',
      items: [
        { ...line, vialBatchNumber: 'TIR-1', expiryDate: '2028-01-31' },
        { ...line, vialBatchNumber: 'TIR-2', expiryDate: '2028-09-30' },
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
      instructions: [{ label: 'Reference', value: body.orderNumber }],
    })
    expect(await stockOf(shelf.batchIds)).toEqual([
      [0, 1],
      [8, 1],
    ])
    expect(await cartOf(buyer.cookie)).toEqual([])
    const { instructions, ...order } = body
    expect(await ordersOf(buyer.cookie)).toEqual([order])
  })

  test('is mailed and stands in the inbox, and the address is remembered', async () => {
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

  test('once per client id, whatever happens in between', async () => {
    const { productId, batchIds } = await aStocked(app, 'Ipamorelin')
    const buyer = await aMember(app)
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
    // Somebody else's id is their own.
    const stranger = await aMember(app)
    await inCart(app, stranger, productId)
    const theirs = await request('POST', '/api/orders', { cookie: stranger.cookie, body })
    expect(theirs.body.orderNumber).not.toBe(first.body.orderNumber)
  })

  test('twenty times at once under one client id is one order', async () => {
    const { productId, batchIds } = await aStocked(app, 'Sermorelin')
    const buyer = await aMember(app)
    await inCart(app, buyer, productId, 2)
    const body = anOrderBody()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request('POST', '/api/orders', { cookie: buyer.cookie, body })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.body.orderNumber)).size).toBe(1)
    expect(await stockOf(batchIds)).toEqual([[48, 2]])
    expect(await ordersOf(buyer.cookie)).toHaveLength(1)
  })
})

describe('is refused, and nothing is taken', () => {
  async function aBasket(quantities: readonly [name: string, there: number, wanted: number][]) {
    const buyer = await aMember(app)
    const shelves = []
    for (const [name, there, wanted] of quantities) {
      const shelf = await aStocked(app, name, { batches: [[there, null]] })
      await db
        .updateTable('inventoryBatches')
        .set({ quantityAvailable: 0 })
        .where('productId', '=', shelf.productId)
        .where('id', '<', shelf.batchIds[0] ?? 0)
        .execute()
      await inCart(app, buyer, shelf.productId, wanted)
      shelves.push(shelf)
    }
    return { buyer, shelves, batchIds: shelves.flatMap(({ batchIds }) => batchIds) }
  }

  test('without anything in the cart', async () => {
    const { statusCode, body } = await checkOut(app, await aMember(app))
    expect([statusCode, body.code]).toEqual([409, 'CART_EMPTY'])
  })

  test('where there is not enough: it names the line and what is left', async () => {
    const { buyer, batchIds } = await aBasket([
      ['TB-500', 5, 2],
      ['Semaglutide', 2, 3],
    ])
    const { statusCode, body } = await checkOut(app, buyer)
    expect([statusCode, body.code]).toEqual([409, 'OUT_OF_STOCK'])
    const [, line] = await cartOf(buyer.cookie)
    expect(body.details).toEqual({
      lines: [{ lineId: line.id, name: 'Semaglutide', quantity: 3, left: 2 }],
    })
    expect(await stockOf(batchIds)).toEqual([
      [5, 0],
      [2, 0],
    ])
    expect(await ordersOf(buyer.cookie)).toEqual([])
    expect(await cartOf(buyer.cookie)).toHaveLength(2)
  })

  test('at another total than the buyer was told: it says what the cart costs now', async () => {
    const { buyer, shelves } = await aBasket([['GHRP-2', 5, 2]])
    const [shelf] = shelves
    await db
      .updateTable('products')
      .set({ price: 70 })
      .where('id', '=', shelf?.productId ?? 0)
      .execute()
    const { statusCode, body } = await checkOut(app, buyer, { expectedTotal: 129.98 })
    expect([statusCode, body.code]).toEqual([409, 'PRICE_CHANGED'])
    expect(body.details).toMatchObject({
      lines: [{ name: 'GHRP-2', quantity: 2, unitPrice: 70, priceWhenAdded: 64.99 }],
      totalAmount: 140,
    })
    expect((await checkOut(app, buyer, { expectedTotal: 140 })).statusCode).toBe(201)
  })

  test('what is short is named before any other total, and the lines that are there can be bought by themselves', async () => {
    const { buyer } = await aBasket([
      ['GHRP-2', 5, 1],
      ['Sermorelin', 2, 3],
    ])
    const [there, short] = await cartOf(buyer.cookie)
    const refused = await checkOut(app, buyer, { expectedTotal: there.price })
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'OUT_OF_STOCK'])
    expect(refused.body.details.lines).toMatchObject([{ lineId: short.id, left: 2 }])
    const bought = await checkOut(app, buyer, { expectedTotal: there.price, lines: [there.id] })
    expect([bought.statusCode, bought.body.totalAmount]).toEqual([201, there.price])
    expect(await cartOf(buyer.cookie)).toMatchObject([{ id: short.id }])
    const again = await checkOut(app, buyer, { lines: [there.id] })
    expect([again.statusCode, again.body.code]).toEqual([409, 'CART_EMPTY'])
  })

  test('what turns the direction of text on a label is refused', async () => {
    const { buyer } = await aBasket([['GHRP-2', 5, 1]])
    const refused = await checkOut(app, buyer, { shippingAddress: anAddress({ fullName: '\u202Eevil' }) })
    expect(refused.body.fields).toHaveProperty(['shippingAddress.fullName'])
    const { body } = await checkOut(app, buyer, { shippingAddress: anAddress({ fullName: 'Ada\nKeller' }) })
    expect(body.shippingAddress.fullName).toBe('Ada Keller')
  })

  test('a wrong phone number is told of in a sentence, and an empty one is none', async () => {
    const { buyer } = await aBasket([['GHRP-2', 5, 1]])
    const refused = await checkOut(app, buyer, { shippingAddress: anAddress({ phone: '123' }) })
    expect(refused.body.fields).toEqual({ 'shippingAddress.phone': 'Please enter a valid phone number' })
    const { body } = await checkOut(app, buyer, { shippingAddress: anAddress({ phone: ' ' }) })
    expect(body.shippingAddress.phone).toBeNull()
  })

  test('what can’t be bought stays in the cart, and counts for nothing', async () => {
    const { buyer, shelves } = await aBasket([
      ['GHRP-6', 5, 1],
      ['Hexarelin', 5, 1],
    ])
    await db
      .updateTable('products')
      .set({ status: 'coming_soon' })
      .where('id', '=', shelves[1]?.productId ?? 0)
      .execute()
    const { body } = await checkOut(app, buyer, { expectedTotal: 64.99 })
    expect(body.items).toMatchObject([{ name: 'GHRP-6' }])
    expect(await cartOf(buyer.cookie)).toMatchObject([{ name: 'Hexarelin' }])
    const refused = await checkOut(app, buyer)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'OUT_OF_STOCK'])
  })

  test.each([
    ['an unknown state', { shippingAddress: anAddress({ state: 'ON' }) }, 'shippingAddress.state'],
    ['a wrong ZIP', { shippingAddress: anAddress({ postalCode: '9720' }) }, 'shippingAddress.postalCode'],
    [
      'a code of another province',
      { shippingAddress: anAddress({ country: 'CA', state: 'ON', postalCode: 'V6B 1A1' }) },
      'shippingAddress.postalCode',
    ],
    ['another country', { shippingAddress: anAddress({ country: 'DE' }) }, 'shippingAddress.country'],
    ['no confirmation', { researchUseOnly: false }, 'researchUseOnly'],
    ['a fraction of a cent', { expectedTotal: 1.001 }, 'expectedTotal'],
  ])('with %s', async (_what, overrides, field) => {
    const { buyer, batchIds } = await aBasket([['KPV', 5, 1]])
    const { statusCode, body } = await checkOut(app, buyer, overrides)
    expect([statusCode, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await stockOf(batchIds)).toEqual([[5, 0]])
  })

  test('to a country that operators don’t send to', async () => {
    await db
      .updateTable('shopSettings')
      .set({ countries: ['US'] })
      .execute()
    const { buyer } = await aBasket([['LL-37', 5, 1]])
    const canada = anAddress({ country: 'CA', state: 'BC', postalCode: 'v6b1a1' })
    const { body } = await checkOut(app, buyer, { shippingAddress: canada })
    expect(body.code).toBe('NO_SHIPPING_THERE')
    await db
      .updateTable('shopSettings')
      .set({ countries: ['US', 'CA'] })
      .execute()
    const { body: order } = await checkOut(app, buyer, { shippingAddress: canada })
    expect(order.shippingAddress).toMatchObject({ state: 'BC', postalCode: 'V6B 1A1' })
  })
})

test('sending costs what operators say, up to a sum', async () => {
  await db.updateTable('shopSettings').set({ shippingFee: 9.5, freeFrom: 120 }).execute()
  const { productId } = await aStocked(app, 'Epitalon', { price: 60 })
  const buyer = await aMember(app)
  await inCart(app, buyer, productId)
  const { body: one } = await checkOut(app, buyer, { expectedTotal: 69.5 })
  expect(one).toMatchObject({ subtotal: 60, shippingFee: 9.5, totalAmount: 69.5 })
  await inCart(app, buyer, productId, 2)
  const { body: two } = await checkOut(app, buyer, { expectedTotal: 120 })
  expect(two).toMatchObject({ subtotal: 120, shippingFee: 0, totalAmount: 120 })
  await db.updateTable('shopSettings').set({ shippingFee: 0, freeFrom: null }).execute()
})

describe('an own order', () => {
  test('is found by its number however it is written, and by nobody else', async () => {
    const { orderNumber, buyer } = await anOrder(app)
    const written = orderNumber.toLowerCase().replaceAll('-', '')
    const get = (cookie: string) => request('GET', `/api/orders/${written}`, { cookie })
    expect((await get(buyer.cookie)).body.orderNumber).toBe(orderNumber)
    expect((await get((await aMember(app)).cookie)).statusCode).toBe(404)
    // Nor by an operator, who has another way.
    expect((await get((await anAdmin(app)).cookie)).statusCode).toBe(404)
  })

  test('is cancelled while it is pending, once, and gives its units back', async () => {
    const { productId, batchIds } = await aStocked(app, 'DSIP')
    const buyer = await aMember(app)
    await inCart(app, buyer, productId, 4)
    const { body } = await checkOut(app, buyer)
    const cancel = () => request('POST', `/api/orders/${body.orderNumber}/cancel`, { cookie: buyer.cookie })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    for (const answer of answers) expect([answer.statusCode, answer.body.status]).toEqual([200, 'cancelled'])
    expect(await stockOf(batchIds)).toEqual([[50, 0]])
    expect(answers[0]?.body.timeline.map(({ what }: { what: string }) => what)).toEqual([
      'pending',
      'cancelled',
    ])
    expect(answers[0]?.body.instructions).toBeNull()
  })

  test('is not cancelled once it is packed, nor by somebody else', async () => {
    const { id, orderNumber, buyer } = await anOrder(app)
    const cancel = (cookie: string) => request('POST', `/api/orders/${orderNumber}/cancel`, { cookie })
    expect((await cancel((await aMember(app)).cookie)).statusCode).toBe(404)
    await (await aDesk(app)).setStatus(id, 'processing')
    expect((await cancel(buyer.cookie)).body.code).toBe('ORDER_UNDER_WAY')
  })

  test('stands in pages, latest first', async () => {
    const buyer = await aMember(app)
    const numbers: string[] = []
    for (let n = 0; n < 3; n++) numbers.unshift((await anOrder(app, buyer)).orderNumber)
    const page = async (query: string) =>
      (await request('GET', `/api/orders${query}`, { cookie: buyer.cookie })).body
    const first = await page('?limit=2')
    const rest = await page(`?limit=2&after=${first[1].id}`)
    expect([...first, ...rest].map(({ orderNumber }) => orderNumber)).toEqual(numbers)
  })
})

describe('what is not paid in time', () => {
  const cancelUnpaid = async () => {
    const task = app.tasks['cancel-unpaid-orders']
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
  }

  test('is cancelled, its units go back, and its buyer hears of it', async () => {
    clock.set('2026-07-01T12:00:00Z')
    const { productId, batchIds } = await aStocked(app, 'MOTS-c')
    const buyer = await aMember(app)
    await inCart(app, buyer, productId, 5)
    const { body } = await checkOut(app, buyer)
    const paid = await anOrder(app, buyer)
    await (await aDesk(app)).markPaid(paid.id)
    clock.set('2026-07-08T11:59:00Z')
    await cancelUnpaid()
    expect(await stockOf(batchIds)).toEqual([[45, 5]])
    clock.set('2026-07-08T12:00:00Z')
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

describe('an account that is deleted', () => {
  test('leaves its orders to the books, without the person', async () => {
    const order = await anOrder(app, undefined, { notes: 'Ring at Delgado' })
    const desk = await aDesk(app)
    await desk.markPaid(order.id)
    await desk.setStatus(order.id, 'shipped', { trackingNumber: '1Z999AA10123456784' })
    const { cookie, email, id } = order.buyer
    const answer = await request('POST', '/api/auth/delete-account', {
      cookie,
      body: { password: 'correct horse battery' },
    })
    expect(answer.statusCode).toBe(200)
    const kept = await desk.order(order.id)
    expect(kept).toMatchObject({
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
    expect(kept.items).toHaveLength(1)
    expect(kept.timeline.at(-1)).toMatchObject({ what: 'account-deleted', actor: 'buyer' })
    const left = JSON.stringify(kept)
    for (const personal of [email, id, 'Delgado', '418 Larch', '97205']) expect(left).not.toContain(personal)
  })

  test('and what it had not paid goes back into stock', async () => {
    const { productId, batchIds } = await aStocked(app, 'Selank')
    const buyer = await aMember(app)
    await inCart(app, buyer, productId)
    await checkOut(app, buyer)
    const body = { password: 'correct horse battery' }
    await request('POST', '/api/auth/delete-account', { cookie: buyer.cookie, body })
    const task = app.tasks['cancel-unpaid-orders']
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
    expect(await stockOf(batchIds)).toEqual([[50, 0]])
  })
})
