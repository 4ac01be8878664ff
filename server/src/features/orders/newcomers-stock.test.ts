import { expect, test } from 'vitest'
import type { Member } from '../../testing/factories.ts'
import { aBuyer, anAddress, anOrderAdmin, anOrderBody, inCart } from '../../testing/orders.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ unpaidNewcomersPercent: 25, trustProxy: 1 })
const { request } = app

let made = 0
/** Buys units of a product from its own network and address. */
async function buy(buyer: Member, productId: number, quantity: number) {
  made += 1
  await inCart(app, buyer, productId, quantity)
  const body = anOrderBody({ shippingAddress: anAddress({ line1: `${made} Larch Street` }) })
  const headers = { 'x-forwarded-for': `203.0.113.${made % 250}` }
  const answer = await request('POST', '/api/orders', { cookie: buyer.cookie, body, headers })
  await app.db.deleteFrom('cartItems').where('userId', '=', buyer.id).execute()
  return answer
}

/** A product with its stock and reserved units. */
async function aShelf(name: string, units: number) {
  const { productId, batchIds } = await aStocked(app, name, { batches: [[units, null]] })
  const reserved = async () => (await booksOf(app)).find(({ id }) => id === batchIds[0])?.reserved
  return { productId, reserved }
}

/** A user who paid for an order before. */
async function aCustomer(): Promise<Member> {
  const [buyer, { productId }] = [await aBuyer(app), await aShelf('Semax', 10)]
  await (await anOrderAdmin(app)).markPaid((await buy(buyer, productId, 1)).body.id)
  return buyer
}

test('people who never paid can reserve a quarter of a product together, at any address', async () => {
  const { productId, reserved } = await aShelf('BPC-157', 500)
  const responses = []
  for (let n = 0; n < 14; n++) responses.push(await buy(await aBuyer(app), productId, 30))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([
    ...Array(4).fill(201),
    ...Array(10).fill(409),
  ])
  const { code, message, details } = responses[4]?.body ?? {}
  expect([code, message, details.lines[0].left]).toEqual([
    'SHARE_OF_STOCK',
    'Take fewer, or try again later. We keep some stock for other buyers.',
    5,
  ])
  expect(await reserved()).toBe(120)
  expect((await buy(await aBuyer(app), productId, 5)).statusCode).toBe(201)
  expect((await buy(await aBuyer(app), productId, 1)).statusCode).toBe(409)
  expect((await buy(await aCustomer(), productId, 90)).statusCode).toBe(201)
})

test('twenty of them at once reserve no more', async () => {
  const { productId, reserved } = await aShelf('TB-500', 100)
  const buyers = await Promise.all(Array.from({ length: 20 }, () => aBuyer(app)))
  const responses = await Promise.all(buyers.map((buyer) => buy(buyer, productId, 4)))
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(6)
  expect(await reserved()).toBe(24)
})

test('a payment makes room for the next', async () => {
  const { productId } = await aShelf('KPV', 40)
  const [first, second] = [await aBuyer(app), await aBuyer(app)]
  const { body } = await buy(first, productId, 10)
  expect((await buy(second, productId, 1)).statusCode).toBe(409)
  await (await anOrderAdmin(app)).markPaid(body.id)
  expect((await buy(second, productId, 7)).statusCode).toBe(201)
})

test('the last few are sold to anyone', async () => {
  const { productId } = await aShelf('Selank', 2)
  expect((await buy(await aBuyer(app), productId, 2)).statusCode).toBe(201)
})
