import { beforeEach, expect, test } from 'vitest'
import { aBatch, aMember, anAdmin, aPeptideId, aVitaminBatch, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
let admin: Member

// Every test has its own stock.
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z')
  await app.db.deleteFrom('inventoryBatches').execute()
  await app.db.updateTable('products').set({ enabled: false }).execute()
  admin = await anAdmin(app)
})

const summary = async ({ cookie }: Member = admin, of = 'peptides') =>
  (await app.request('GET', `/api/admin/inventory/summary?of=${of}`, { cookie })).body

const sell = (peptideId: number) =>
  app.db.updateTable('products').set({ enabled: true }).where('peptideId', '=', peptideId).execute()

/** What shipping writes: reserved units leave. */
const ship = (batchId: number, units: number, at = app.clock.now()) =>
  app.db
    .insertInto('stockMovements')
    .values({ batchId, change: 0, reservedChange: -units, reason: 'Shipped', at: new Date(at) })
    .execute()

const hours = (n: number) => n * 60 * 60 * 1000

test('sums up each product over its batches', async () => {
  const peptideId = await aPeptideId(app, 'Ipamorelin')
  await sell(peptideId)
  const batch = (quantityAvailable: number, expiryDate: string | null) =>
    aBatch(app, { peptideId, quantityAvailable, expiryDate }, admin)
  await batch(6, '2026-12-09')
  await batch(46, '2028-03-14')
  await batch(5, '2026-11-20')
  await batch(3, '2026-11-21')
  await batch(2, null)
  await aBatch(app, {}, admin)
  await aVitaminBatch(app, {}, admin)
  const [hidden, sold, ...others] = await summary()
  expect(others).toEqual([])
  expect(sold).toMatchObject({
    id: peptideId,
    name: 'Ipamorelin',
    category: 'Growth Hormone Releasing',
    enabled: true,
    sellable: 57,
    reserved: 0,
    expired: 5,
    unitsWithoutCost: 57,
    expiringSoon: 9,
    daysLeft: null,
  })
  // Hidden products can't be sold.
  expect(hidden).toMatchObject({ name: 'BPC-157', enabled: false, sellable: 0 })
  expect(await summary(admin, 'vitamins')).toMatchObject([{ name: 'Zinc', mg: null, sellable: 0 }])
})

test('a recalled batch is neither sellable nor expiring soon', async () => {
  const peptideId = await aPeptideId(app)
  await sell(peptideId)
  const { id } = await aBatch(app, { peptideId, quantityAvailable: 6, expiryDate: '2026-12-09' }, admin)
  const recall = (recallReason: string) =>
    app.request('PATCH', `/api/admin/inventory/${id}`, { cookie: admin.cookie, body: { recallReason } })
  expect((await recall('Particles found.')).statusCode).toBe(200)
  expect(await summary()).toMatchObject([{ sellable: 0, expired: 6, expiringSoon: 0, unitsWithoutCost: 0 }])
  await recall('')
  expect(await summary()).toMatchObject([{ sellable: 6, expired: 0, expiringSoon: 6 }])
})

test('days are in the operator’s time zone', async () => {
  const peptideId = await aPeptideId(app)
  await sell(peptideId)
  await aBatch(app, { quantityAvailable: 4, expiryDate: '2026-11-21' }, admin)
  // In New York it is still the 21st, in Auckland the 22nd.
  app.clock.set('2026-11-22T04:00:00Z')
  expect(await summary()).toMatchObject([{ sellable: 4, expiringSoon: 4 }])
  const member = await aMember(app, { timeZone: 'Pacific/Auckland' })
  await app.db.updateTable('users').set({ isAdmin: true }).where('id', '=', member.id).execute()
  expect(await summary(member)).toMatchObject([{ sellable: 0, expiringSoon: 0 }])
})

test('days left depend only on sales in the last 30 days', async () => {
  const peptideId = await aPeptideId(app)
  await sell(peptideId)
  const { id } = await aBatch(app, { quantityAvailable: 100 }, admin)
  const long = app.clock.now()
  app.clock.set('2027-03-01T12:00:00Z')
  admin = await anAdmin(app)
  await ship(id, 70, long + hours(1))
  await app.request('PATCH', `/api/admin/inventory/${id}`, {
    cookie: admin.cookie,
    body: { quantityAvailable: 90, reason: 'Damaged' },
  })
  expect(await summary()).toMatchObject([{ sellable: 90, daysLeft: null }])
  await ship(id, 20, app.clock.now() - hours(29 * 24))
  await ship(id, 10)
  // One per day.
  expect(await summary()).toMatchObject([{ daysLeft: 90 }])
})

test('recently received stock uses the days since then', async () => {
  const peptideId = await aPeptideId(app)
  await sell(peptideId)
  const { id } = await aBatch(app, { quantityAvailable: 20 }, admin)
  app.clock.advance(hours(4.5 * 24))
  await ship(id, 10)
  // Two a day on the five days with stock.
  expect(await summary()).toMatchObject([{ daysLeft: 10 }])
})
