import { describe, expect, test } from 'vitest'
import { anAdmin } from '../../testing/factories.ts'
import { aBuyer, anAddress, checkOut, inCart } from '../../testing/orders.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app

const ordersOf = async (cookie: string) => (await request('GET', '/api/orders', { cookie })).body
const cartOf = async (cookie: string) => (await request('GET', '/api/cart', { cookie })).body
const stockOf = async (batchIds: readonly number[]) =>
  (await booksOf(app))
    .filter(({ id }) => batchIds.includes(id))
    .map(({ available, reserved }) => [available, reserved])

describe('is refused without taking anything', () => {
  async function aBasket(quantities: readonly [name: string, there: number, wanted: number][]) {
    const buyer = await aBuyer(app)
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

  test('before the profile is complete, except for operators', async () => {
    const { buyer, shelves, batchIds } = await aBasket([['Selank', 5, 1]])
    await db.updateTable('users').set({ heightInches: null }).where('id', '=', buyer.id).execute()
    const { statusCode, body } = await checkOut(app, buyer)
    expect([statusCode, body.code]).toEqual([409, 'PROFILE_INCOMPLETE'])
    expect(await stockOf(batchIds)).toEqual([[5, 0]])
    const operator = await anAdmin(app)
    await inCart(app, operator, shelves[0]?.productId ?? 0)
    expect((await checkOut(app, operator)).statusCode).toBe(201)
  })

  test('with an empty cart', async () => {
    const { statusCode, body } = await checkOut(app, await aBuyer(app))
    expect([statusCode, body.code]).toEqual([409, 'CART_EMPTY'])
  })

  test('without enough stock, naming the line and what is left', async () => {
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

  test('at a different total from the one shown, returning the current one', async () => {
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

  test('naming short lines before a different total, while the other lines can be bought', async () => {
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

  test('removes direction marks from labels', async () => {
    const { buyer, shelves } = await aBasket([['GHRP-2', 5, 1]])
    const turned = await checkOut(app, buyer, { shippingAddress: anAddress({ fullName: '\u202EAda' }) })
    expect(turned.body.shippingAddress.fullName).toBe('Ada')
    await inCart(app, buyer, shelves[0]?.productId ?? 0)
    const { body } = await checkOut(app, buyer, { shippingAddress: anAddress({ fullName: 'Ada\nKeller' }) })
    expect(body.shippingAddress.fullName).toBe('Ada Keller')
  })

  test('explains a wrong phone number, and treats an empty one as none', async () => {
    const { buyer } = await aBasket([['GHRP-2', 5, 1]])
    const refused = await checkOut(app, buyer, { shippingAddress: anAddress({ phone: '123' }) })
    expect(refused.body.fields).toEqual({ 'shippingAddress.phone': 'Please enter a valid phone number' })
    const { body } = await checkOut(app, buyer, { shippingAddress: anAddress({ phone: ' ' }) })
    expect(body.shippingAddress.phone).toBeNull()
  })

  test('unavailable products stay in the cart without counting', async () => {
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
  ])('with %s', async (_name, overrides, field) => {
    const { buyer, batchIds } = await aBasket([['KPV', 5, 1]])
    const { statusCode, body } = await checkOut(app, buyer, overrides)
    expect([statusCode, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await stockOf(batchIds)).toEqual([[5, 0]])
  })

  test('to a country without shipping', async () => {
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
