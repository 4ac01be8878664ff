import { afterAll, expect, test } from 'vitest'
import { shipStation } from '../../ports/shipping-shipstation.ts'
import { anOrder, anOrderAdmin } from '../../testing/orders.ts'
import { type Answerer, anOutsideService, json } from '../../testing/outside-service.ts'
import { testApp } from '../../testing/test-app.ts'

let answer: Answerer = json({})
const service = await anOutsideService((seen, response) => answer(seen, response), afterAll)
const shipping = shipStation({ apiKey: 'key', apiSecret: 'secret', address: service.address })
const app = await testApp({}, { shipping })
const orderAdmin = await anOrderAdmin(app)

const exchange = async () => {
  const task = app.tasks['exchange-shipments']
  if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
}

const trackingFor: Record<string, string> = {}
const working: Answerer = (seen, response) => {
  const orderNumber = seen.url.searchParams.get('orderNumber') ?? ''
  const trackingNumber = trackingFor[orderNumber]
  const shipments = trackingNumber ? [{ orderNumber, trackingNumber }] : []
  return json(seen.method === 'POST' ? { orderId: 4711 } : { shipments })(seen, response)
}
const pushed = (orderNumber: string) =>
  service.seen.filter(({ method, body }) => method === 'POST' && body.includes(orderNumber))

test('a paid order is handed over once, and shipped when its parcel has a number', async () => {
  const [paid, unpaid] = [await anOrder(app), await anOrder(app)]
  await orderAdmin.markPaid(paid.id)
  answer = json({ message: 'internal error' }, 500)
  await exchange()
  expect((await orderAdmin.order(paid.id)).shipstationOrderId).toBeNull()
  answer = working
  await exchange()
  await exchange()
  expect((await orderAdmin.order(paid.id)).shipstationOrderId).toBe('4711')
  // The one that failed, and the one that didn't.
  expect(pushed(paid.orderNumber)).toHaveLength(2)
  expect(pushed(unpaid.orderNumber)).toEqual([])
  trackingFor[paid.orderNumber] = '1Z999AA10123456784'
  await exchange()
  await exchange()
  const order = await orderAdmin.order(paid.id)
  expect(order).toMatchObject({ status: 'shipped', trackingNumber: '1Z999AA10123456784' })
  expect(order.timeline.map(({ what }: { what: string }) => what)).toEqual(['pending', 'paid', 'shipped'])
})
