import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, aPeptideId, aVendorPrice } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app
const admin = await anAdmin(app, ['prices'])
const member = await aMember(app)

const PATH = '/api/admin/vendor-prices'
const add = async (body: object) =>
  request('POST', PATH, { cookie: admin.cookie, body: { peptideId: await aPeptideId(app), ...body } })
const put = (id: number, body: object) => request('PUT', `${PATH}/${id}`, { cookie: admin.cookie, body })
const remove = (id: number) => request('DELETE', `${PATH}/${id}`, { cookie: admin.cookie })
const read = async (path: string) => (await request('GET', path, { cookie: admin.cookie })).body
const seen = async (peptideId: number) =>
  (await request('GET', `${PATH}/${peptideId}`, { cookie: member.cookie })).body

const history = async (peptideId: number) =>
  db
    .selectFrom('priceHistory as price')
    .innerJoin('products as product', 'product.id', 'price.productId')
    .select(['vendorName', 'dosage', 'price.price'])
    .where('product.peptideId', '=', peptideId)
    .orderBy('price.id')
    .execute()

const whole = {
  vendorName: 'Vialhouse',
  price: 52,
  dosage: '10mg',
  usLabTested: true,
  batchTracked: false,
  notes: 'Mondays',
}

test('members see an operator’s new price immediately', async () => {
  const peptideId = await aPeptideId(app, 'TB-500')
  const response = await add({ ...whole, peptideId })
  expect(response.statusCode).toBe(201)
  expect(response.body).toEqual({
    id: response.body.id,
    peptideId,
    ...whole,
    createdAt: new Date(app.clock.now()).toISOString(),
    version: 1,
  })
  expect(await seen(peptideId)).toEqual([response.body])
  const { body } = await put(response.body.id, { vendorName: 'Vialhouse', price: 49.9 })
  expect(body).toEqual({ ...response.body, price: 49.9, version: 2 })
  expect(await seen(peptideId)).toEqual([body])
  expect((await remove(body.id)).body).toEqual({ message: 'Vendor price deleted' })
  expect(await seen(peptideId)).toEqual([])
})

test.each([
  { price: 5 },
  { vendorName: '  ', price: 5 },
  { vendorName: 'Vialhouse' },
  { vendorName: 'Vialhouse', price: null },
])('refuses %j as a price, new or changed', async (body) => {
  const { id } = await aVendorPrice(app)
  for (const response of [await add(body), await put(id, body)])
    expect([response.statusCode, response.body.message]).toEqual([400, 'Vendor name and price are required'])
})

test.each([null, 0])(
  'without a dosage applies to the standard vial, or 5 mg if the peptide has %s mg',
  async (mg) => {
    const known = await aPeptideId(app, 'BPC-157')
    await db.updateTable('peptides').set({ mg: 10 }).where('id', '=', known).execute()
    const unknown = await aPeptideId(app, 'DSIP')
    await db.updateTable('peptides').set({ mg }).where('id', '=', unknown).execute()
    const bare = { vendorName: 'Vialhouse', price: 1 }
    expect((await add({ ...bare, peptideId: known })).body).toMatchObject({
      dosage: '10mg',
      usLabTested: false,
      batchTracked: false,
      notes: null,
    })
    const { id } = (await add({ ...bare, peptideId: unknown, dosage: '20 mg' })).body
    expect((await put(id, { ...bare, dosage: ' ' })).body.dosage).toBe('5mg')
  },
)

test('stores a retry once, also in parallel', async () => {
  const peptideId = await aPeptideId(app, 'Semaglutide')
  const clientId = randomUUID()
  const responses = await Promise.all(Array.from({ length: 5 }, () => add({ ...whole, peptideId, clientId })))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  expect(await seen(peptideId)).toHaveLength(1)
  expect(await history(peptideId)).toHaveLength(1)
})

test('of two editors, the second learns about the first', async () => {
  const { id, version } = await aVendorPrice(app)
  const body = { vendorName: 'Example Labs', version }
  const responses = await Promise.all([50, 51].map((price) => put(id, { ...body, price })))
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(responses.find(({ statusCode }) => statusCode === 409)?.body.code).toBe('CHANGED_MEANWHILE')
  // As the specification writes it: without a version.
  expect((await put(id, { vendorName: 'Example Labs', price: 12 })).statusCode).toBe(200)
})

test('refuses an unknown price', async () => {
  const { id } = await aVendorPrice(app)
  await remove(id)
  const notFound = [404, 'VENDOR_PRICE_NOT_FOUND']
  const answers = [await put(id, { vendorName: 'x', price: 1 }), await remove(id)]
  for (const { statusCode, body } of answers) expect([statusCode, body.code]).toEqual(notFound)
  const nowhere = { vendorName: 'x', price: 1, peptideId: 987_654_321 }
  const noPeptide = [await add(nowhere), await put((await aVendorPrice(app)).id, nowhere)]
  for (const { statusCode, body } of noPeptide)
    expect([statusCode, body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
})

test('old prices stay in the history, which only gets changed ones', async () => {
  const [peptideId, other] = [await aPeptideId(app, 'KPV'), await aPeptideId(app, 'Ipamorelin')]
  const { id } = (await add({ ...whole, peptideId })).body
  const to = (changes: object) => put(id, { ...whole, ...changes })
  await to({ notes: 'Tuesdays', usLabTested: false })
  await to({ price: 49 })
  await to({ price: 49 })
  await to({ price: 0 })
  await to({ price: 0, dosage: '5mg' })
  await to({ price: 0, dosage: '5mg', peptideId: other })
  await remove(id)
  expect((await history(peptideId)).map(({ price, dosage }) => [price, dosage])).toEqual([
    [52, '10mg'],
    [49, '10mg'],
    [0, '10mg'],
    [0, '5mg'],
  ])
  expect(await history(other)).toEqual([{ vendorName: 'Vialhouse', dosage: '5mg', price: 0 }])
})

test('the audit log names the price and its change', async () => {
  const { id } = (await add(whole)).body
  await put(id, { vendorName: 'Vialhouse', price: 49 })
  await put(id, { vendorName: 'Vialhouse', price: 49 })
  const [update, addition, ...rest] = await read(`/api/admin/audit-log?kind=vendor-price&objectId=${id}`)
  expect(rest).toEqual([])
  expect(update).toMatchObject({ action: 'update', before: { price: 52 }, after: { price: 49 } })
  expect(addition).toMatchObject({
    action: 'add',
    object: { name: 'BPC-157, Vialhouse' },
    before: null,
    after: whole,
  })
})

describe('across all peptides', () => {
  test('marks the lowest price of each standard vial, the first on a tie', async () => {
    const served = await testApp()
    const cookie = (await anAdmin(served, ['prices'])).cookie
    const ids = [await aPeptideId(served, 'BPC-157'), await aPeptideId(served, 'DSIP')]
    await served.db.updateTable('peptides').set({ mg: 10 }).where('id', 'in', ids).execute()
    const [peptideId, other] = ids
    for (const [price, dosage] of [
      [60, '10mg'],
      [49, '5mg x 2'],
      [49, '10mg'],
      [20, '5mg'],
    ])
      await aVendorPrice(served, { peptideId, price, dosage })
    await aVendorPrice(served, { peptideId: other, price: 99 })
    await aVendorPrice(served, { peptideId: await aPeptideId(served, 'KPV'), price: 5, dosage: '1g' })
    const { body } = await served.request('GET', '/api/admin/all-vendor-prices', { cookie })
    expect(body).toHaveLength(6)
    const lowest = body.filter(({ isLowest }: { isLowest: boolean }) => isLowest)
    expect(lowest).toMatchObject([
      { peptideId, price: 49, dosage: '5mg x 2' },
      { peptideId: other, price: 99 },
    ])
  })

  test('each vendor has one name, in its latest spelling', async () => {
    const served = await testApp()
    const cookie = (await anAdmin(served, ['prices'])).cookie
    for (const vendorName of ['Vialhouse', 'aster labs', 'VIALHOUSE', 'Aster Labs'])
      await aVendorPrice(served, { vendorName })
    const { body } = await served.request('GET', '/api/admin/vendor-names', { cookie })
    expect(body).toEqual(['Aster Labs', 'VIALHOUSE'])
  })
})
