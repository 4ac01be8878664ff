import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anAdmin, aPeptideId } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const { cookie } = await anAdmin(app)
const peptideId = await aPeptideId(app, 'KPV')
const vitaminShopData = {
  ...{ status: 'available', price: 14.99, form: 'Capsules', storage: 'Room temperature' },
  ...{ rating: 4.6, reviews: 8, icon: '💊' },
}
const anOrder = {
  clientId: randomUUID(),
  researchUseOnly: true,
  shippingAddress: {
    ...{ fullName: 'Robin Delgado', line1: '418 Larch Street', city: 'Portland' },
    ...{ state: 'OR', postalCode: '97205', country: 'US' },
  },
}
const send = (method: string, path: string, body: object) => app.request(method, path, { cookie, body })

test.each([
  ['PATCH', '/api/admin/inventory/1', {}],
  ['POST', '/api/admin/product-costs', { peptideId, retailPrice: 49.99 }],
  ['POST', '/api/admin/vendor-prices', { peptideId, vendorName: 'Vial House', price: 12.5 }],
  ['PUT', '/api/admin/vendor-prices/1', { vendorName: 'Vial House', price: 12.5 }],
  ['PATCH', '/api/admin/orders/1/status', { status: 'shipped' }],
  ['PATCH', '/api/admin/orders/status', { status: 'shipped', orders: [{ id: 1 }] }],
  ['PATCH', '/api/admin/shop-settings', { shippingFee: 5 }],
  ['PATCH', '/api/supplements/1', { manualPrice: 12.5 }],
  ['PATCH', '/api/supplements/1/shop-data', vitaminShopData],
  ['PATCH', '/api/admin/supplements/1', { dosageAmount: 2.4 }],
  ['POST', '/api/admin/vitamin-costs', { supplementId: 1, retailPrice: 12.5 }],
  ['PATCH', '/api/admin/vitamin-costs/1', { retailPrice: 12.5 }],
  ['PATCH', '/api/admin/vitamin-inventory/1', { quantity: 5 }],
  ['POST', '/api/cart', { peptideName: 'KPV' }],
  ['PATCH', '/api/cart/1', { quantity: 1 }],
  ['POST', '/api/cart/join', { clientId: randomUUID(), lines: [] }],
  ['POST', '/api/orders', anOrder],
  ['POST', '/api/admin/inventory/import', { csv: 'a\nb', clientId: randomUUID() }],
])('%s %s refuses an unknown field', async (method, path, body) => {
  const { statusCode, body: answer } = await send(method, path, { ...body, pricee: 12.5 })
  expect([statusCode, answer.code, answer.fields]).toEqual([
    400,
    'INVALID_INPUT',
    expect.objectContaining({ pricee: "There is no field 'pricee' here" }),
  ])
})

test.each([
  ['POST', '/api/admin/vendor-prices', { peptideId, vendorName: 'Vial House' }, 'price'],
  ['POST', '/api/admin/product-costs', { peptideId }, 'retailPrice'],
  ['PATCH', '/api/peptides/1/shop-data', { ...vitaminShopData, purity: '99%' }, 'price'],
  ['PATCH', '/api/supplements/1', {}, 'manualPrice'],
  ['PATCH', '/api/supplements/1', {}, 'dosageAmount'],
  ['PATCH', '/api/supplements/1/shop-data', vitaminShopData, 'price'],
  ['PATCH', '/api/supplements/1/shop-data', vitaminShopData, 'originalPrice'],
  ['PATCH', '/api/supplements/1/shop-data', vitaminShopData, 'rating'],
  ['POST', '/api/admin/vitamin-costs', { supplementId: 1, retailPrice: 12.5 }, 'barcodeCost'],
  ['PATCH', '/api/admin/vitamin-costs/1', {}, 'retailPrice'],
  ['PATCH', '/api/admin/shop-settings', {}, 'shippingFee'],
  ['PATCH', '/api/admin/shop-settings', {}, 'daysToPay'],
  ['POST', '/api/cart', { peptideName: 'KPV' }, 'quantity'],
])('%s %s, %j says that %s was sent as text', async (method, path, body, field) => {
  const { statusCode, body: answer } = await send(method, path, { ...body, [field]: '12.5' })
  expect([statusCode, answer.fields]).toEqual([400, { [field]: 'Enter a number, not text' }])
})

test('in lines and addresses, too', async () => {
  const lines = [{ productId: 1, quantity: 1, pricee: 1 }]
  const joined = await send('POST', '/api/cart/join', { clientId: randomUUID(), lines })
  expect(joined.body.fields).toEqual({ 'lines.0.pricee': "There is no field 'pricee' here" })
  const shippingAddress = { ...anOrder.shippingAddress, zip: '97205' }
  const ordered = await send('POST', '/api/orders', { ...anOrder, shippingAddress })
  expect(ordered.body.fields).toEqual({ 'shippingAddress.zip': "There is no field 'zip' here" })
})

test('an empty amount is missing', async () => {
  const body = { peptideId, vendorName: 'Vial House', price: '' }
  const { body: answer } = await send('POST', '/api/admin/vendor-prices', body)
  expect(answer.fields).toEqual({ price: 'Vendor name and price are required' })
})

test('each unknown field has its own message', async () => {
  const { body: answer } = await send('PATCH', '/api/supplements/1', { prise: 1, shopPrice: 2 })
  expect(answer.fields).toEqual({
    prise: "There is no field 'prise' here",
    shopPrice: "There is no field 'shopPrice' here",
  })
})
