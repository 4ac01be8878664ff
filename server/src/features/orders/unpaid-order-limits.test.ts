import { describe, expect, test } from 'vitest'
import type { Member } from '../../testing/factories.ts'
import { aBuyer, anAddress, anOrderAdmin, anOrderBody, inCart } from '../../testing/orders.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ unpaidOrdersPerAddress: 4, trustProxy: 1 })
const { request, db, clock } = app

let made = 0
/** A network and an address that nobody else orders from. */
const aPlace = () => {
  made += 1
  return { network: `203.0.113.${made}`, line1: `${made} Larch Street` }
}

/** Buys units of a product from a network and to an address. */
async function buy(buyer: Member, productId: number, quantity: number, { network, line1 } = aPlace()) {
  await inCart(app, buyer, productId, quantity)
  const body = anOrderBody({ shippingAddress: anAddress({ line1 }) })
  const headers = { 'x-forwarded-for': network }
  const answer = await request('POST', '/api/orders', { cookie: buyer.cookie, body, headers })
  await db.deleteFrom('cartItems').where('userId', '=', buyer.id).execute()
  return answer
}

const plenty = (name: string) => aStocked(app, name, { batches: [[5000, null]] })
const outcome = ({ statusCode, body }: Awaited<ReturnType<typeof buy>>) =>
  statusCode === 201 ? 'placed' : body.code
const cancel = (buyer: Member, number: string) =>
  request('POST', `/api/orders/${number}/cancel`, { cookie: buyer.cookie })
const sources = () =>
  db.selectFrom('orderSources').select(['orderId', 'network', 'place']).orderBy('orderId').execute()

const DAY_MS = 24 * 60 * 60 * 1000
/** Cancels earlier unpaid orders and stops counting them. */
async function endUnpaid(): Promise<void> {
  const task = app.tasks['cancel-unpaid-orders']
  for (const days of [3, 1]) {
    clock.advance(days * DAY_MS)
    if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
  }
}

describe('one person', () => {
  test('can have three unpaid orders from anywhere, then has to pay or cancel one', async () => {
    const { productId } = await plenty('BPC-157')
    const buyer = await aBuyer(app)
    const orders = []
    for (let n = 0; n < 3; n++) orders.push((await buy(buyer, productId, 1)).body)
    const refused = await buy(buyer, productId, 1)
    expect([refused.statusCode, refused.body.code, refused.body.message]).toEqual([
      409,
      'UNPAID_ORDERS_FULL',
      'Pay for an order first, or try again tomorrow. You can have 3 unpaid orders a day.',
    ])
    await (await anOrderAdmin(app)).markPaid(orders[1].id)
    expect(outcome(await buy(buyer, productId, 1))).toBe('placed')
  })

  test("can't reserve more for a day by canceling orders", async () => {
    const { productId } = await plenty('GHK-Cu')
    const buyer = await aBuyer(app)
    const outcomes = []
    for (let round = 0; round < 12; round++) {
      const response = await buy(buyer, productId, 50)
      outcomes.push(outcome(response))
      if (response.statusCode === 201) await cancel(buyer, response.body.orderNumber)
    }
    expect(outcomes).toEqual(['placed', 'placed', ...Array(10).fill('UNPAID_ORDERS_FULL')])
    clock.advance(DAY_MS - 1)
    expect(outcome(await buy(buyer, productId, 1))).toBe('UNPAID_ORDERS_FULL')
    clock.advance(1)
    expect(outcome(await buy(buyer, productId, 50))).toBe('placed')
  })

  test("isn't penalized for the shop’s cancellations", async () => {
    const { productId } = await plenty('Thymalin')
    const [buyer, orderAdmin] = [await aBuyer(app), await anOrderAdmin(app)]
    const { body } = await buy(buyer, productId, 60)
    await orderAdmin.setStatus(body.id, 'cancelled')
    expect(outcome(await buy(buyer, productId, 60))).toBe('placed')
  })

  test('can reserve a hundred unpaid items', async () => {
    const [{ productId: one }, { productId: other }] = [await plenty('TB-500'), await plenty('KPV')]
    const buyer = await aBuyer(app)
    await inCart(app, buyer, other, 2)
    const refused = await buy(buyer, one, 99)
    expect(refused.body.message).toBe('Take some items out first. You can have 100 unpaid items.')
    expect(outcome(await buy(buyer, one, 60))).toBe('placed')
    expect((await buy(buyer, one, 41)).body.message).toBe(
      'Pay for an order first, or try again tomorrow. You can have 100 unpaid items.',
    )
    expect(outcome(await buy(buyer, one, 40))).toBe('placed')
  })

  test('gets no more by ordering twice at once', async () => {
    const { productId } = await plenty('Selank')
    const buyer = await aBuyer(app)
    for (let n = 0; n < 2; n++) await buy(buyer, productId, 1)
    // Two lines, one for each order.
    const { productId: other } = await plenty('Semax')
    await inCart(app, buyer, productId)
    await inCart(app, buyer, other)
    const { body: cart } = await request('GET', '/api/cart', { cookie: buyer.cookie })
    const answers = await Promise.all(
      cart.map(({ id }: { id: number }) =>
        request('POST', '/api/orders', { cookie: buyer.cookie, body: anOrderBody({ lines: [id] }) }),
      ),
    )
    expect(answers.map(outcome).sort()).toEqual(['UNPAID_ORDERS_FULL', 'placed'])
  })

  test('can reserve half of the stock, and more by paying', async () => {
    const shelf = await aStocked(app, 'DSIP', { batches: [[20, null]] })
    const [{ productId, batchIds }, buyer] = [shelf, await aBuyer(app)]
    const refused = await buy(buyer, productId, 12)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'SHARE_OF_STOCK'])
    expect(refused.body.details.lines).toEqual([
      { lineId: expect.any(Number), name: 'DSIP', quantity: 12, left: 10 },
    ])
    const { body: first } = await buy(buyer, productId, 7)
    // Reserved units count as stock: half of twenty, minus seven.
    expect((await buy(buyer, productId, 4)).body.details.lines[0].left).toBe(3)
    await (await anOrderAdmin(app)).markPaid(first.id)
    expect(outcome(await buy(buyer, productId, 6))).toBe('placed')
    const books = (await booksOf(app)).find(({ id }) => id === batchIds[0])
    expect([books?.available, books?.reserved]).toEqual([7, 13])
  })

  test.each([
    ['GHRP-2', 1, 1, 'placed'],
    ['GHRP-6', 3, 2, 'placed'],
    ['Hexarelin', 3, 3, 'SHARE_OF_STOCK'],
  ])('of %s with %i in stock orders %i: %s', async (name, there, wanted, becomes) => {
    const { productId } = await aStocked(app, name, { batches: [[there, null]] })
    expect(outcome(await buy(await aBuyer(app), productId, wanted))).toBe(becomes)
  })
})

const PLACES = [
  ['network', (n: number) => ({ network: '198.51.100.7', line1: `${n} Elm Street` })],
  [
    'house',
    (n: number) => ({ network: `198.51.100.${100 + n}`, line1: `7 Oak ${n % 2 ? 'St.' : 'STREET'}` }),
  ],
] as const

describe.each(PLACES)('accounts of one %s', (_name, placeOf) => {
  test('can have four unpaid orders together', async () => {
    const { productId } = await plenty('AOD-9604')
    const first = await aBuyer(app)
    const { body } = await buy(first, productId, 1, placeOf(0))
    for (let n = 1; n < 4; n++)
      expect(outcome(await buy(await aBuyer(app), productId, 1, placeOf(n)))).toBe('placed')
    const last = await aBuyer(app)
    const refused = await buy(last, productId, 1, placeOf(4))
    expect([refused.body.code, refused.body.message]).toEqual([
      'UNPAID_ORDERS_FULL',
      'We hold many unpaid orders for your network or address. Pay yours, or try again tomorrow.',
    ])
    expect(outcome(await buy(last, productId, 1))).toBe('placed')
    await cancel(first, body.orderNumber)
    expect(outcome(await buy(last, productId, 1, placeOf(5)))).toBe('UNPAID_ORDERS_FULL')
    clock.advance(DAY_MS)
    expect(outcome(await buy(last, productId, 1, placeOf(5)))).toBe('placed')
  })

  test('stay at four unpaid orders despite concurrent ones', async () => {
    const names = ['BPC-157', 'TB-500', 'KPV', 'Selank', 'Semax', 'DSIP', 'Epitalon', 'MOTS-c']
    const products = await Promise.all(names.map(plenty))
    await endUnpaid()
    const buyers = await Promise.all(products.map(() => aBuyer(app)))
    const answers = await Promise.all(
      products.map(({ productId }, n) => buy(buyers[n] as Member, productId, 1, placeOf(n))),
    )
    expect(answers.map(outcome).filter((one) => one === 'placed')).toHaveLength(4)
    expect(new Set(answers.map(outcome))).toEqual(new Set(['placed', 'UNPAID_ORDERS_FULL']))
  })

  test('can reserve a hundred and twenty unpaid items together', async () => {
    const { productId } = await plenty('Ipamorelin')
    await endUnpaid()
    const answers = await Promise.all(
      [0, 1].map(async (n) => buy(await aBuyer(app), productId, 61, placeOf(n))),
    )
    expect(answers.map(outcome).sort()).toEqual(['UNPAID_ORDERS_FULL', 'placed'])
  })
})

test('stores an order’s origin as hashes until it is paid, or a day after cancellation', async () => {
  const { productId } = await plenty('Epitalon')
  const before = await sources()
  const [buyer, leaving] = [await aBuyer(app), await aBuyer(app)]
  const orderOf = async (one: Member) => (await buy(one, productId, 1)).body
  const orders = [await orderOf(buyer), await orderOf(buyer), await orderOf(leaving)]
  const added = (await sources()).slice(before.length)
  expect(added.map(({ orderId }) => orderId)).toEqual(orders.map(({ id }) => id))
  for (const { network, place } of added) expect([network.length, place.length]).toEqual([32, 32])
  await (await anOrderAdmin(app)).markPaid(orders[0].id)
  await cancel(buyer, orders[1].orderNumber)
  const { cookie } = leaving
  await request('POST', '/api/auth/delete-account', {
    cookie,
    body: { currentPassword: 'correct horse battery' },
  })
  expect(await sources()).toEqual([...before, ...added.filter(({ orderId }) => orderId !== orders[0].id)])
  await endUnpaid()
  const left = await sources()
  for (const { id } of orders) expect(left.map(({ orderId }) => orderId)).not.toContain(id)
})

test('operators see a buyer’s unpaid reservations', async () => {
  const { productId } = await plenty('MOTS-c')
  const buyer = await aBuyer(app)
  const { body } = await buy(buyer, productId, 5)
  await buy(buyer, productId, 2)
  const orderAdmin = await anOrderAdmin(app)
  const customer = async () => (await orderAdmin.order(body.id)).customer
  expect((await customer()).unpaid).toEqual({ orders: 2, units: 7 })
  await orderAdmin.markPaid(body.id)
  expect((await customer()).unpaid).toEqual({ orders: 1, units: 2 })
})
