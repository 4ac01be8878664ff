import { expect, test } from 'vitest'
import { anAdmin, aPeptideId } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const { cookie } = await anAdmin(app)
const peptideId = await aPeptideId(app, 'KPV')
const send = (method: string, path: string, body: object) => app.request(method, path, { cookie, body })

test.each([
  ['PATCH', '/api/admin/inventory/1', {}],
  ['POST', '/api/admin/product-costs', { peptideId, retailPrice: 49.99 }],
  ['POST', '/api/admin/vendor-prices', { peptideId, vendorName: 'Vial House', price: 12.5 }],
  ['PUT', '/api/admin/vendor-prices/1', { vendorName: 'Vial House', price: 12.5 }],
  ['PATCH', '/api/admin/orders/1/status', { status: 'shipped' }],
  ['PATCH', '/api/admin/orders/status', { status: 'shipped', orders: [{ id: 1 }] }],
  ['PATCH', '/api/admin/shop-settings', { shippingFee: 5 }],
])('%s %s refuses a field that it does not know', async (method, path, body) => {
  const { statusCode, body: answer } = await send(method, path, { ...body, pricee: 12.5 })
  expect([statusCode, answer.code, answer.fields]).toEqual([
    400,
    'INVALID_INPUT',
    expect.objectContaining({ pricee: "There is no field 'pricee' here" }),
  ])
})

test('an amount in quotes is refused in words, and an empty one is missing', async () => {
  const add = (price: unknown) =>
    send('POST', '/api/admin/vendor-prices', { peptideId, vendorName: 'Vial House', price })
  expect((await add('12.50')).body.fields).toEqual({ price: 'Write a number without quotes' })
  expect((await add('')).body.fields).toEqual({ price: 'Vendor name and price are required' })
})
