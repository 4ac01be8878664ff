import { expect, test } from 'vitest'
import { aMember, aPeptideId } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const pricesOf = async (peptideId: number | string) =>
  request('GET', `/api/admin/vendor-prices/${peptideId}`, { cookie: (await aMember(app)).cookie })

test('a member sees vendor prices, cheapest first, to the cent', async () => {
  const [peptideId, other] = [await aPeptideId(app), await aPeptideId(app, 'KPV')]
  const vendor = { peptideId, dosage: '5mg', usLabTested: true, batchTracked: false }
  await app.db
    .insertInto('vendorPrices')
    .values([
      { ...vendor, vendorName: 'Dear', price: 100.5 },
      { ...vendor, vendorName: 'Cheap', price: 19.99, notes: 'Ships on Mondays' },
      { ...vendor, vendorName: 'Also dear', price: 100.5 },
      { ...vendor, vendorName: 'Elsewhere', price: 1, peptideId: other },
    ])
    .execute()
  const { statusCode, body } = await pricesOf(peptideId)
  expect(statusCode).toBe(200)
  expect(body.map(({ vendorName, price }: Record<string, unknown>) => [vendorName, price])).toEqual([
    ['Cheap', 19.99],
    ['Dear', 100.5],
    ['Also dear', 100.5],
  ])
  expect(body[0]).toEqual({
    ...vendor,
    id: body[0].id,
    vendorName: 'Cheap',
    price: 19.99,
    notes: 'Ships on Mondays',
    createdAt: body[0].createdAt,
    version: 1,
  })
  expect(body[0].createdAt).toMatch(/Z$/)
})

test('a peptide that is unknown or not sold has no prices', async () => {
  expect((await pricesOf(await aPeptideId(app, 'DSIP'))).body).toEqual([])
  expect((await pricesOf(987_654_321)).body).toEqual([])
})

test.each(['0', 'abc', '-1', '1.5'])('refuses the peptide %s', async (id) => {
  const { statusCode, body } = await pricesOf(id)
  expect([statusCode, body.code]).toEqual([400, 'INVALID_INPUT'])
})

test('the partner shop’s price is in the catalog', async () => {
  const fresh = await testApp()
  const text = { description: 'x', benefits: 'x', sideEffects: 'x', recommendedDose: 'x', bestTakenWith: 'x' }
  const peptide = { name: 'Sold', category: 'Other', frequency: 'Daily', duration: 'x', ...text }
  const shop = { shopEnabled: true, shopStatus: 'coming_soon', shopPrice: 44.9 }
  await fresh.db.insertInto('peptides').values(peptide).execute()
  await fresh.db.updateTable('products').set({ enabled: true, status: 'coming_soon', price: 44.9 }).execute()
  const { body } = await fresh.request('GET', '/api/peptides')
  expect(body).toMatchObject([{ name: 'Sold', ...shop }])
})
