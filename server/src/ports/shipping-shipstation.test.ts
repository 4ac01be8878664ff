import { expect, test } from 'vitest'
import { anOutsideService, failingAnswers, json } from '../testing/outside-service.ts'
import { shipStation } from './shipping-shipstation.ts'

const account = { apiKey: 'key', apiSecret: 'secret' }

const shipment = {
  orderNumber: 'K7M-4Q2-9D',
  orderedAt: new Date('2026-06-15T12:00:00Z'),
  paidAt: new Date('2026-06-16T12:00:00Z'),
  email: 'robin@mail.net',
  address: {
    fullName: 'Robin Delgado',
    line1: '418 Larch Street',
    line2: 'Apt 6',
    city: 'Portland',
    state: 'OR',
    postalCode: '97205',
    country: 'US' as const,
    phone: null,
  },
  lines: [{ sku: 'TIR-1', name: 'Tirzepatide', quantity: 2, unitPrice: 64.99 }],
  totalAmount: 139.48,
  shippingFee: 9.5,
  notes: null,
}

test('an order is sent under its number, so a retry is the same order', async () => {
  const { address, seen } = await anOutsideService(json({ orderId: 4711 }))
  expect(await shipStation({ ...account, address }).push(shipment)).toBe('4711')
  const [{ method, url, headers, body } = {} as never] = seen
  expect([method, url.pathname]).toEqual(['POST', '/orders/createorder'])
  expect(headers.authorization).toBe(`Basic ${Buffer.from('key:secret').toString('base64')}`)
  expect(JSON.parse(body)).toMatchObject({
    orderNumber: 'K7M-4Q2-9D',
    orderKey: 'K7M-4Q2-9D',
    orderStatus: 'awaiting_shipment',
    amountPaid: 139.48,
    shipTo: { name: 'Robin Delgado', street1: '418 Larch Street', state: 'OR', country: 'US' },
    items: [{ sku: 'TIR-1', quantity: 2, unitPrice: 64.99 }],
  })
})

test('the tracking number is that of exactly this order and of a parcel that was not voided', async () => {
  const shipments = [
    { orderNumber: 'K7M-4Q2-9D', trackingNumber: 'VOID', voided: true },
    { orderNumber: 'K7M-4Q2-9D', trackingNumber: '1Z999AA10123456784', voided: false },
    { orderNumber: 'K7M-4Q2-9DX', trackingNumber: 'OTHER' },
  ]
  const { address, seen } = await anOutsideService(json({ shipments }))
  expect(await shipStation({ ...account, address }).trackingOf('K7M-4Q2-9D')).toBe('1Z999AA10123456784')
  expect(seen[0]?.url.searchParams.get('orderNumber')).toBe('K7M-4Q2-9D')
  const none = await anOutsideService(json({ shipments: [] }))
  expect(await shipStation({ ...account, address: none.address }).trackingOf('K7M-4Q2-9D')).toBeUndefined()
})

test.each(failingAnswers.filter(([what]) => !what.startsWith('hangs')))(
  'if it %s, that is an error',
  async (_name, answer) => {
    const { address } = await anOutsideService(answer)
    await expect(shipStation({ ...account, address }).push(shipment)).rejects.toThrow()
  },
)
