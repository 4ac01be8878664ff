import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import { beforeAll, expect, test } from 'vitest'
import { aMessage, aSupportRoom } from '../../testing/chat.ts'
import { aBatch, aMember, anAdmin, aWeightLog, type Member, staySignedIn } from '../../testing/factories.ts'
import { aBuyer, anOrder, anOrderAdmin, checkOut, inCart } from '../../testing/orders.ts'
import { aStocked } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const TODAY = '2026-11-21T12:00:00Z'
let admin: Member
let orderAdmin: Awaited<ReturnType<typeof anOrderAdmin>>

beforeAll(async () => {
  app.clock.set('2026-01-01T12:00:00Z')
  admin = await anAdmin(app)
  orderAdmin = await anOrderAdmin(app)
  await staySignedIn(app)
  app.clock.set(TODAY)
})

/** The report as an operator in New York sees it. */
async function read(path: string, query: Record<string, string> = {}) {
  const response = await app.request('GET', `/api/admin/${path}?${new URLSearchParams(query)}`, admin)
  expect(response.statusCode).toBe(200)
  return response.body
}

/** Sets a product's costs: packaging and goods. */
const costs = (productId: number, costOfGoods: number) =>
  app.db
    .insertInto('productCosts')
    .values({ productId, costOfGoods, packagingCost: 1, retailPrice: 60 })
    .onConflict((conflict) => conflict.column('productId').doUpdateSet({ costOfGoods }))
    .execute()

test('sales: paid and not canceled, at the cost when ordered', async () => {
  const { productId } = await aStocked(app, 'BPC-157', { price: 60 })
  await costs(productId, 19)
  app.clock.set('2026-10-31T12:00:00Z')
  const early = await anOrder(app)
  await orderAdmin.markPaid(early.id)
  app.clock.set(TODAY)
  await costs(productId, 29)
  const buyer = await aBuyer(app)
  const { productId: unknown } = await aStocked(app, 'TB-500', { price: 40 })
  await inCart(app, buyer, productId, 2)
  await inCart(app, buyer, unknown)
  const { body: order } = await checkOut(app, buyer)
  const ask = () => read('sales-report', { startDate: '2026-11-01', endDate: '2026-11-21' })
  expect(await ask()).toMatchObject({ orders: 0, revenue: 0, margin: null, products: [] })

  await orderAdmin.markPaid(order.id)
  // Later costs don't apply to earlier orders.
  await costs(unknown, 5)
  expect(await ask()).toMatchObject({
    orders: 1,
    revenue: 169.98,
    margin: 69.98,
    marginPercent: 53.8,
    costsKnown: 76.5,
    unitsWithoutCost: 1,
    changes: { orders: { direction: 'flat' }, revenue: { direction: 'up' } },
    products: [
      { name: 'BPC-157', orders: 1, units: 2, revenue: 129.98, margin: 69.98, unitsWithoutCost: 0 },
      { name: 'TB-500', orders: 1, units: 1, revenue: 40, margin: null, costsKnown: 0, unitsWithoutCost: 1 },
    ],
  })
  const { months } = await ask()
  expect(months).toHaveLength(12)
  expect(months.slice(-2)).toMatchObject([
    { month: '2026-10', orders: 1, margin: 44.99 },
    { month: '2026-11', orders: 1, revenue: 169.98 },
  ])
  await orderAdmin.setStatus(order.id, 'cancelled')
  expect(await ask()).toMatchObject({ orders: 0, revenue: 0, products: [] })
})

test('stock: on hand at cost, batch by batch', async () => {
  await app.db.deleteFrom('inventoryBatches').execute()
  const { batchIds } = await aStocked(app, 'Ipamorelin', {
    batches: [
      [10, null],
      [5, null],
    ],
  })
  expect(await read('stock-report')).toEqual({
    ...{ units: 15, value: 0, unitsWithoutCost: 15, unitsExpired: 0 },
    products: [{ name: 'Ipamorelin', units: 15, value: 0, unitsWithoutCost: 15, unitsExpired: 0 }],
  })
  await app.db
    .updateTable('inventoryBatches')
    .set({ costPerUnit: 4.25, quantityAvailable: 8, quantityReserved: 2 })
    .where('id', '=', batchIds[0] ?? 0)
    .execute()
  expect(await read('stock-report')).toMatchObject({ units: 15, value: 42.5, unitsWithoutCost: 5 })
  await app.db.deleteFrom('inventoryBatches').execute()
  expect(await read('stock-report')).toEqual({
    ...{ units: 0, value: 0, unitsWithoutCost: 0, unitsExpired: 0 },
    products: [],
  })
})

test('stock: expired units are in no other figure, in the operator’s time zone', async () => {
  await app.db.deleteFrom('inventoryBatches').execute()
  const { batchIds } = await aStocked(app, 'Ipamorelin', {
    batches: [
      [10, '2026-11-21'],
      [5, '2026-11-20'],
      [3, null],
    ],
  })
  await app.db
    .updateTable('inventoryBatches')
    .set({ costPerUnit: 2 })
    .where('id', '!=', batchIds[2] ?? 0)
    .execute()
  const stock = { name: 'Ipamorelin', units: 13, value: 20, unitsWithoutCost: 3, unitsExpired: 5 }
  expect((await read('stock-report')).products).toEqual([stock])
  // In New York it is still the 21st.
  app.clock.set('2026-11-22T04:00:00Z')
  expect((await read('stock-report')).products).toEqual([stock])
  app.clock.set('2026-11-22T06:00:00Z')
  expect(await read('stock-report')).toMatchObject({
    units: 3,
    value: 0,
    unitsWithoutCost: 3,
    unitsExpired: 15,
  })
  app.clock.set(TODAY)
  // A recalled batch counts like an expired one.
  const recallReason = 'Particles found.'
  const batch = app.db.updateTable('inventoryBatches').set({ recallReason })
  await batch.where('id', '=', batchIds[0] ?? 0).execute()
  expect((await read('stock-report')).products).toEqual([{ ...stock, units: 3, value: 0, unitsExpired: 15 }])
})

test("a batch that costs 0 has a known cost, and one without a cost doesn't", async () => {
  await app.db.deleteFrom('inventoryBatches').execute()
  const batch = (costPerUnit: unknown) => aBatch(app, { quantityAvailable: 4, costPerUnit }, admin)
  expect([(await batch(0)).costPerUnit, (await batch(undefined)).costPerUnit]).toEqual([0, null])
  expect(await read('stock-report')).toMatchObject({ units: 8, value: 0, unitsWithoutCost: 4 })
})

test('support waits: from the first message to the team’s reply', async () => {
  const ada = await aMember(app)
  const room = await aSupportRoom(app, ada)
  await aMessage(app, ada, room.id)
  expect(await read('waiting-report')).toMatchObject({ answered: 0, waiting: 1, half: null, mean: null })
  app.clock.advance(80 * 60_000)
  await aMessage(app, ada, room.id, 'Anybody?')
  await aMessage(app, admin, room.id, 'Here')
  expect(await read('waiting-report')).toMatchObject({
    ...{ answered: 1, waiting: 0, half: 90 * 60, mean: 80 * 60 },
    bands: [{ count: 0 }, { label: 'Up to 4 hours', count: 1, share: 100 }, { count: 0 }, { count: 0 }],
  })
  app.clock.set(TODAY)
})

test('retention: weekly sign-ups and who came back in later weeks', async () => {
  await app.db.deleteFrom('users').where('id', '<>', admin.id).execute()
  app.clock.set('2026-11-03T16:00:00Z')
  const [ada, bo] = [await aMember(app), await aMember(app)]
  await staySignedIn(app)
  await aWeightLog(app, ada)
  app.clock.set('2026-11-17T16:00:00Z')
  await aWeightLog(app, ada)
  await aWeightLog(app, bo)
  await aWeightLog(app, bo)
  app.clock.set(TODAY)
  const cohorts = () => read('retention-report', { weeks: '4' })
  expect(await cohorts()).toEqual([
    { week: '2026-10-26', people: 0, active: [0, 0, 0, 0] },
    { week: '2026-11-02', people: 2, active: [1, 0, 2] },
    { week: '2026-11-09', people: 0, active: [0, 0] },
    { week: '2026-11-16', people: 0, active: [0] },
  ])
  await app.db.deleteFrom('users').where('id', '=', bo.id).execute()
  expect((await cohorts())[1]).toEqual({ week: '2026-11-02', people: 1, active: [1, 0, 1] })
})

test('reminders by channel, once completed', async () => {
  const { id: userId } = await aMember(app)
  const at = new Date(TODAY)
  const about = { userId, kind: 'reminder', title: 'T', body: 'B', path: '/', about: '{}', createdAt: at }
  const deliveries = (['sent', 'sent', 'sent', 'failed', 'expired', 'pending'] as const).map((status, n) => ({
    ...about,
    ...{ channel: 'email', key: `k${n}`, status, scheduledAt: at },
  }))
  await app.db.insertInto('deliveries').values(deliveries).execute()
  const email = async () =>
    (await read('delivery-report')).find(({ channel }: { channel: string }) => channel === 'email')
  expect(await email()).toMatchObject({ sent: 3, failed: 1, expired: 1, rate: 75 })
  await app.db.updateTable('deliveries').set({ status: 'sent' }).where('status', '=', 'pending').execute()
  expect(await email()).toMatchObject({ sent: 4, rate: 80, change: { direction: 'up', percentage: null } })
  expect(await read('delivery-report', { endDate: addDays(dayOf(at.getTime(), 'UTC'), -9) })).toMatchObject([
    { channel: 'in_app', sent: 0, rate: null },
    { channel: 'push' },
    { channel: 'email', sent: 0, rate: null },
    { channel: 'sms' },
  ])
})
