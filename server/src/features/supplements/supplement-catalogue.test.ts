import { expect, test } from 'vitest'
import { aMember, anAdmin, aSupplement, aSupplementLog, aVitaminBatch } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const admin = await anAdmin(app)
const member = await aMember(app)

const send = (method: string, path: string, body?: object) =>
  request(method, path, { cookie: admin.cookie, body })
const patch = (id: number, body: object) => send('PATCH', `/api/supplements/${id}`, body)
const edit = (id: number, body: object) => send('PATCH', `/api/admin/supplements/${id}`, body)
const log = async (id: number) =>
  (await send('GET', `/api/admin/audit-log?kind=supplement&objectId=${id}`)).body

const texts = {
  ...{ name: 'Vitamin E', category: 'vitamin', description: 'What plants and sunlight make.' },
  ...{ dosageAmount: 15, dosageUnit: 'mg', recommendedUse: 'Once a day', benefits: 'Protects cells.' },
}

/** A listed supplement, as members get it. */
const seen = async (id: number) => {
  const { body } = await request('GET', '/api/supplements', { cookie: member.cookie })
  return body.find((supplement: { id: number }) => supplement.id === id)
}

test('a new vitamin is hidden from the shop and visible to members', async () => {
  const added = await aSupplement(app, { name: 'Vitamin E', brand: '' }, admin)
  expect(added).toEqual({
    id: expect.any(Number),
    name: 'Vitamin E',
    brand: null,
    category: 'vitamin',
    description: 'What plants and sunlight make.',
    dosageAmount: 15,
    dosageUnit: 'mg',
    recommendedUse: 'Once a day, with a meal',
    benefits: 'Protects cells.',
    sideEffects: null,
    ...{ productId: expect.any(Number), productImageUrl: null, shopEnabled: false, shopVersion: 1 },
    ...{
      shopStatus: 'available',
      shopPrice: null,
      shopOriginalPrice: null,
      shopPurity: null,
      shopForm: null,
    },
    ...{ shopStorage: null, shopRating: 5, shopReviews: 0, shopIcon: null },
    scrapingLink: null,
    manualPrice: null,
    scrapedPrice: null,
    lastScrapedAt: null,
    version: 1,
  })
  await expect.poll(() => seen(added.id)).toEqual(added)
})

test.each([
  ['name', 'Name is required'],
  ['category', 'Category is required'],
  ['description', 'Description is required'],
  ['dosageAmount', 'Dosage amount is required'],
  ['dosageUnit', 'Dosage unit is required'],
  ['benefits', 'Benefits are required'],
  ['recommendedUse', 'Recommended use is required'],
])('without %s says: %s', async (field, message) => {
  const body = { ...texts, name: 'Another', [field]: undefined }
  const response = await send('POST', '/api/admin/supplements', body)
  expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
})

test('its link and details are stored, and null removes them', async () => {
  const { id } = await aSupplement(app, {}, admin)
  const link = { scrapingLink: 'https://vitamins.example/e' }
  expect((await patch(id, link)).body).toMatchObject({ ...link, manualPrice: null })
  const priced = await patch(id, { manualPrice: 12.49 })
  expect(priced.body).toMatchObject({ ...link, manualPrice: 12.49, version: 1 })
  await expect.poll(() => seen(id)).toEqual(priced.body)
  expect((await patch(id, { manualPrice: null })).body).toMatchObject({ ...link, manualPrice: null })
  const refused = await patch(id, { manualPrice: -1 })
  expect([refused.statusCode, Object.keys(refused.body.fields)]).toEqual([400, ['manualPrice']])
  const [cleared, typed] = await log(id)
  expect([cleared.before, cleared.after]).toEqual([{ manualPrice: 12.49 }, { manualPrice: null }])
  expect(typed).toMatchObject({ area: 'vitamins', action: 'edit-supplement', after: { manualPrice: 12.49 } })
})

test('a price operator can only change its link and price', async () => {
  const { id, description } = await aSupplement(app, {}, admin)
  const { cookie } = await anAdmin(app, ['prices'])
  const price = { scrapingLink: 'https://vitamins.example/e', manualPrice: 12.49 }
  const set = (body: object) => request('PATCH', `/api/supplements/${id}/price`, { cookie, body })
  const refused = await set({ ...price, description: 'Mine' })
  expect([refused.statusCode, Object.keys(refused.body.fields)]).toEqual([400, ['description']])
  const response = await set(price)
  expect([response.statusCode, response.body]).toMatchObject([200, { ...price, description }])
  expect((await request('PATCH', `/api/supplements/${id}`, { cookie, body: price })).statusCode).toBe(403)
  expect((await log(id))[0]).toMatchObject({ area: 'prices', action: 'edit-supplement', after: price })
})

test('changing its details happens once, and an outdated version is refused', async () => {
  const vitamin = await aSupplement(app, {}, admin)
  const details = {
    dosageAmount: 7.5,
    dosageUnit: 'mcg',
    category: 'mineral',
    description: 'Something else.',
  }
  const changed = await patch(vitamin.id, { ...details, version: 1 })
  expect(changed.body).toEqual({ ...vitamin, ...details, version: 2 })
  expect((await patch(vitamin.id, details)).body).toEqual(changed.body)
  const older = await patch(vitamin.id, { category: 'other', version: 1 })
  expect([older.statusCode, older.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(await log(vitamin.id)).toHaveLength(2)
})

test('all texts can be edited, and names are unique', async () => {
  const [first, second] = [await aSupplement(app, {}, admin), await aSupplement(app, {}, admin)]
  const edited = { name: 'Vitamin E8', brand: 'Vitalis', benefits: 'Some.', sideEffects: 'Few.' }
  expect((await edit(first.id, edited)).body).toEqual({ ...first, ...edited, version: 2 })
  expect((await edit(first.id, { brand: '' })).body.brand).toBeNull()
  for (const response of [
    await edit(second.id, { name: 'vitamin e8' }),
    await send('POST', '/api/admin/supplements', { ...texts, name: 'VITAMIN E8' }),
  ])
    expect([response.statusCode, response.body.code]).toEqual([409, 'SUPPLEMENT_NAME_TAKEN'])
  expect((await edit(second.id, {})).body).toEqual(second)
})

test('the shop can show and hide it', async () => {
  const { id } = await aSupplement(app, {}, admin)
  const set = (shopEnabled: boolean) =>
    send('PATCH', `/api/supplements/${id}/shop-availability`, { shopEnabled })
  for (const shopEnabled of [true, false]) {
    expect((await set(shopEnabled)).body).toMatchObject({ id, shopEnabled })
    await expect.poll(() => seen(id)).toMatchObject({ shopEnabled })
  }
  const entries = (await send('GET', '/api/admin/audit-log?kind=product&limit=2')).body
  expect(entries).toMatchObject([
    { area: 'vitamins', before: { enabled: true }, after: { enabled: false } },
    { area: 'vitamins', before: { enabled: false }, after: { enabled: true } },
  ])
})

test('a deleted one leaves the catalog, while its logs stay', async () => {
  const { id, name } = await aSupplement(app, {}, admin)
  await aSupplementLog(app, member, { supplementName: name })
  const path = `/api/admin/supplements/${id}`
  expect((await send('DELETE', path)).body).toEqual({ message: 'Vitamin deleted' })
  await expect.poll(() => seen(id)).toBeUndefined()
  const logs = await request('GET', '/api/supplement-logs', { cookie: member.cookie })
  expect(logs.body).toMatchObject([{ supplementName: name }])
  expect((await log(id))[0]).toMatchObject({ action: 'delete-supplement', object: { name } })
  for (const response of [await send('DELETE', path), await patch(id, {}), await edit(id, {})])
    expect([response.statusCode, response.body.code]).toEqual([404, 'SUPPLEMENT_NOT_FOUND'])
})

test("one with inventory can't be deleted", async () => {
  const { id } = await aSupplement(app, {}, admin)
  await aVitaminBatch(app, { supplementId: id, quantity: 0 }, admin)
  const response = await send('DELETE', `/api/admin/supplements/${id}`)
  expect([response.statusCode, response.body.code]).toEqual([409, 'SUPPLEMENT_IN_STOCK'])
  expect(await log(id)).toHaveLength(1)
})
