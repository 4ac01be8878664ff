import { setSupplementImage } from '@pepwell/contract/vitamins/supplements-admin'
import { expect, test } from 'vitest'
import { aMember, anAdmin, aSupplement, unitsOf } from '../../testing/factories.ts'
import { sendCall } from '../../testing/send-call.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const admin = await anAdmin(app)

const send = (method: string, path: string, body?: object) =>
  request(method, path, { cookie: admin.cookie, body })
const setData = (id: number, body: object) => send('PATCH', `/api/supplements/${id}/shop-data`, body)
const show = (id: number) => send('PATCH', `/api/supplements/${id}/shop-availability`, { shopEnabled: true })
const upload = (id: number) => sendCall(app, setSupplementImage, { params: { id } }, admin.cookie)

/** The public view of the shop. */
const sold = async (name: string) =>
  (await request('GET', '/api/shop/products')).body.find((one: { name: string }) => one.name === name)

const shopData = {
  ...{
    status: 'available',
    price: 14.99,
    originalPrice: 19.99,
    form: 'Capsules',
    storage: 'Room temperature',
  },
  ...{ rating: 4.6, reviews: 8, icon: '💊' },
}

test('a vitamin with price and stock set in the panel can be bought', async () => {
  const vitamin = await aSupplement(app, {}, admin)
  const { body } = await setData(vitamin.id, { ...shopData, version: 1 })
  expect(body).toEqual({
    ...vitamin,
    ...{ shopStatus: 'available', shopPrice: 14.99, shopOriginalPrice: 19.99, shopPurity: null },
    ...{ shopForm: 'Capsules', shopStorage: 'Room temperature', shopRating: 4.6, shopReviews: 8 },
    ...{ shopIcon: '💊', shopVersion: 2 },
  })
  const { body: pictured } = await upload(vitamin.id)
  await show(vitamin.id)
  await unitsOf(app, vitamin.productId, { quantityAvailable: 12 })
  await expect
    .poll(() => sold(vitamin.name))
    .toMatchObject({
      ...{
        kind: 'supplement',
        supplementId: vitamin.id,
        price: 14.99,
        originalPrice: 19.99,
        form: 'Capsules',
      },
      ...{ status: 'available', rating: 4.6, reviews: 8, icon: '💊', purity: null },
      image: `${pictured.productImageUrl}/thumbnail`,
    })
  const { cookie } = await aMember(app)
  const line = { productId: vitamin.productId, quantity: 2 }
  const cart = await request('POST', '/api/cart', { cookie, body: line })
  expect(cart.body).toMatchObject({ price: 14.99, quantity: 2, problem: null })
})

test('shop data is audited once, and an outdated version is refused', async () => {
  const { id, productId } = await aSupplement(app, {}, admin)
  await setData(id, { ...shopData, version: 1 })
  expect((await setData(id, { ...shopData, price: 9.99, version: 1 })).body.code).toBe('CHANGED_MEANWHILE')
  const path = `/api/admin/audit-log?kind=product&objectId=${productId}`
  expect((await send('GET', path)).body).toMatchObject([
    { action: 'set-shop-data', area: 'vitamins', before: { price: null }, after: { price: 14.99 } },
  ])
})

test.each([
  [{ price: -1 }, { price: 'Price must be positive' }],
  [{ form: '' }, { form: 'Form is required' }],
  [{ storage: undefined }, { storage: 'Storage is required' }],
  [{ icon: '' }, { icon: 'Icon is required' }],
  [{ status: 'sold' }, { status: 'Status is required' }],
  [{ rating: 5.1 }, { rating: 'Rating must be between 1 and 5' }],
  [{ reviews: -1 }, { reviews: 'Reviews must be non-negative' }],
  [{ prise: 3 }, { prise: "There is no field 'prise' here" }],
])('refuses %j with the same message as for peptides', async (change, fields) => {
  const { id } = await aSupplement(app, {}, admin)
  const response = await setData(id, { ...shopData, ...change })
  expect([response.statusCode, response.body.fields]).toEqual([400, fields])
})

test('a picture can be replaced and removed, and is deleted with its vitamin', async () => {
  const { id } = await aSupplement(app, {}, admin)
  const { body: first } = await upload(id)
  expect((await request('GET', first.productImageUrl)).statusCode).toBe(200)
  const { body: second } = await upload(id)
  expect((await request('GET', first.productImageUrl)).statusCode).toBe(404)
  expect((await send('DELETE', `/api/supplements/${id}/image`)).body.productImageUrl).toBeNull()
  expect((await request('GET', second.productImageUrl)).statusCode).toBe(404)
  const { body: third } = await upload(id)
  await send('DELETE', `/api/admin/supplements/${id}`)
  expect((await request('GET', third.productImageUrl)).statusCode).toBe(404)
})
