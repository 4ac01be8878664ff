import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { watchChanges } from '../../testing/changes.ts'
import { aCartLine, aMember, aPeptideId, aProductId, type Member, unitsOf } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app
const watched = await watchChanges(app, ['rate_limits'])

const add = ({ cookie }: Member, body: object) => request('POST', '/api/cart', { cookie, body })
const change = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/cart/${id}`, { cookie, body })
const cartOf = async ({ cookie }: Member) => (await request('GET', '/api/cart', { cookie })).body

/** A catalogue supplement with its shop settings. */
async function aSupplement(name: string, shop: { enabled?: boolean; price?: number | null }) {
  const { id } = await db
    .selectFrom('supplements')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await db.updateTable('products').set(shop).where('supplementId', '=', id).execute()
  return id
}

test('a line has its product, price and date added', async () => {
  const productId = await aProductId(app, 'KPV', { price: 54.5 })
  await unitsOf(app, productId, { quantityAvailable: 12 })
  const member = await aMember(app)
  const response = await add(member, { peptideName: 'KPV', quantity: 2 })
  expect(response.statusCode).toBe(201)
  await expect.poll(() => cartOf(member)).toMatchObject([{ slug: 'kpv' }])
  expect(await cartOf(member)).toEqual([{ ...response.body, slug: 'kpv' }])
  expect({ ...response.body, slug: 'kpv' }).toEqual({
    id: expect.any(Number),
    productId,
    kind: 'peptide',
    peptideId: await aPeptideId(app, 'KPV'),
    supplementId: null,
    name: 'KPV',
    peptideName: 'KPV',
    slug: 'kpv',
    image: null,
    form: 'Lyophilized powder',
    amount: '10 mg',
    category: 'Immune Support',
    quantity: 2,
    price: 54.5,
    priceWhenAdded: 54.5,
    problem: null,
    left: null,
    createdAt: '2026-06-15T12:00:00.000Z',
  })
})

test('ignores the sent price, and charges 89.99 for a peptide without one', async () => {
  await aProductId(app, 'KPV', { price: 54.5 })
  await aPeptideId(app)
  await db
    .updateTable('products')
    .set({ price: 0 })
    .where('peptideId', '=', await aPeptideId(app, 'DSIP'))
    .execute()
  const member = await aMember(app)
  for (const [peptideName, price] of [
    ['KPV', 0.01],
    ['BPC-157', -3],
    ['DSIP', 5],
  ])
    await add(member, { peptideName, quantity: 1, price })
  const lines: { name: string; price: number; priceWhenAdded: number }[] = await cartOf(member)
  expect(lines.map(({ name, price, priceWhenAdded }) => [name, price, priceWhenAdded])).toEqual([
    ['KPV', 54.5, 54.5],
    ['BPC-157', 89.99, 89.99],
    ['DSIP', 89.99, 89.99],
  ])
})

test('merges equal lines, also in parallel, up to 99', async () => {
  const member = await aMember(app)
  const productId = await aProductId(app, 'DSIP')
  await Promise.all(Array.from({ length: 8 }, () => add(member, { productId, quantity: 3 })))
  expect(await cartOf(member)).toMatchObject([{ productId, quantity: 24 }])
  await add(member, { peptideName: 'DSIP', quantity: 99 })
  expect(await cartOf(member)).toMatchObject([{ quantity: 99 }])
})

test('stores a retry with the same client id once, also in parallel', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const addition = { productId: await aProductId(app, 'DSIP'), quantity: 2, clientId: randomUUID() }
  const responses = await Promise.all(Array.from({ length: 6 }, () => add(member, addition)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
  expect(await cartOf(member)).toMatchObject([{ quantity: 2 }])
  await add(other, addition)
  expect(await cartOf(other)).toMatchObject([{ quantity: 2 }])
  const [{ id }] = await cartOf(member)
  await request('DELETE', `/api/cart/${id}`, { cookie: member.cookie })
  expect((await add(member, addition)).body.code).toBe('CART_LINE_NOT_FOUND')
})

test.each([
  [{ quantity: 0 }, 'quantity'],
  [{ quantity: 100 }, 'quantity'],
  [{ quantity: -1 }, 'quantity'],
  [{ quantity: 1.5 }, 'quantity'],
  [{ quantity: '2' }, 'quantity'],
  [{ peptideName: undefined }, 'peptideName'],
  [{ supplementId: 1 }, 'peptideName'],
])('refuses %o with a message, changing nothing', async (wrong, field) => {
  const member = await aMember(app)
  await aPeptideId(app)
  await watched()
  const response = await add(member, { peptideName: 'BPC-157', quantity: 1, ...wrong })
  expect([response.statusCode, Object.keys(response.body.fields)]).toEqual([400, [field]])
  expect(await watched()).toEqual([])
})

test('refuses unknown products and those without a price', async () => {
  const member = await aMember(app)
  const supplementId = await aSupplement('Zinc', { enabled: true, price: null })
  await watched()
  for (const body of [{ peptideName: 'No such' }, { productId: 987_654_321 }, { supplementId }]) {
    const response = await add(member, { ...body, clientId: randomUUID() })
    expect([response.statusCode, response.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
  }
  expect(await watched()).toEqual([])
})

test('adds a supplement by its id', async () => {
  const supplementId = await aSupplement('Magnesium', { enabled: true, price: 19 })
  const member = await aMember(app)
  const { body } = await add(member, { supplementId, quantity: 2 })
  expect(body).toMatchObject({
    kind: 'supplement',
    supplementId,
    peptideName: null,
    name: 'Magnesium',
    price: 19,
  })
})

test('shows a changed price next to the original, also after adding one more', async () => {
  const productId = await aProductId(app, 'KPV', { price: 54.5 })
  const member = await aMember(app)
  await add(member, { productId })
  await aProductId(app, 'KPV', { price: 60 })
  expect(await cartOf(member)).toMatchObject([{ price: 60, priceWhenAdded: 54.5 }])
  await add(member, { productId })
  expect(await cartOf(member)).toMatchObject([{ quantity: 2, price: 60, priceWhenAdded: 54.5 }])
})

test.each([
  ['not_sold', { enabled: false }, 50, null],
  ['coming_soon', { status: 'coming_soon' }, 50, null],
  ['out_of_stock', { status: 'out_of_stock' }, 50, null],
  ['out_of_stock', {}, 0, null],
  ['not_enough', {}, 4, 4],
  [null, {}, 5, 5],
  [null, {}, 10, null],
])('a line explains why it is unavailable: %s', async (problem, shop, quantityAvailable, left) => {
  const productId = await aProductId(app, 'Selank', { status: 'available', ...shop })
  await db.deleteFrom('inventoryBatches').where('productId', '=', productId).execute()
  await unitsOf(app, productId, { quantityAvailable, expiryDate: '2026-06-15' })
  await unitsOf(app, productId, { quantityAvailable: 70, expiryDate: '2026-06-14' })
  const member = await aMember(app)
  await add(member, { productId, quantity: 5 })
  expect(await cartOf(member)).toMatchObject([{ problem, left }])
})

test('only its owner can change a quantity or remove a line', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const { id } = await aCartLine(app, member)
  await watched()
  for (const quantity of [0, 100, 2.5, -1])
    expect((await change(member, id, { quantity })).statusCode).toBe(400)
  expect((await change(other, id, { quantity: 5 })).body.code).toBe('CART_LINE_NOT_FOUND')
  const remove = ({ cookie }: Member) => request('DELETE', `/api/cart/${id}`, { cookie })
  expect((await remove(other)).body.code).toBe('CART_LINE_NOT_FOUND')
  expect(await watched()).toEqual([])
  expect((await change(member, id, { quantity: 7 })).body).toMatchObject({ id, quantity: 7 })
  expect((await remove(member)).statusCode).toBe(200)
  expect(await cartOf(member)).toEqual([])
  expect((await remove(member)).statusCode).toBe(404)
})

test('a visitor’s cart is merged once despite retries', async () => {
  const member = await aMember(app)
  const [kpv, dsip] = [await aProductId(app, 'KPV', { price: 54.5 }), await aProductId(app, 'DSIP')]
  await add(member, { productId: kpv, quantity: 98 })
  const lines = [
    { productId: dsip, quantity: 1, priceWhenAdded: 40 },
    { productId: kpv, quantity: 2 },
    { productId: dsip, quantity: 2 },
    { productId: 987_654_321, quantity: 1 },
  ]
  const sent = { cookie: member.cookie, body: { clientId: randomUUID(), lines } }
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => request('POST', '/api/cart/join', sent)),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  const cart = [
    { productId: kpv, quantity: 99 },
    // The price displayed to the visitor, next to the current one.
    { productId: dsip, quantity: 3, price: 89.99, priceWhenAdded: 40 },
  ]
  expect(await cartOf(member)).toMatchObject(cart)
  expect((await request('POST', '/api/cart/join', sent)).body).toMatchObject(cart)
})

test('deletes records of additions after a month', async () => {
  const member = await aMember(app)
  const productId = await aProductId(app, 'DSIP')
  await add(member, { productId, clientId: randomUUID() })
  // A session that is used occasionally stays valid.
  for (let times = 0; times < 2; times++) {
    app.clock.advance(20 * 24 * 60 * 60 * 1000)
    await cartOf(member)
  }
  const clientId = randomUUID()
  await add(member, { productId, clientId })
  const known = db.selectFrom('cartAdditions').select('clientId').where('userId', '=', member.id)
  expect(await known.execute()).toEqual([{ clientId }])
  app.clock.set('2026-06-15T12:00:00Z')
})
