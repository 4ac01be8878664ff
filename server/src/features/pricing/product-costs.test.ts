import { describe, expect, test } from 'vitest'
import { anAdmin, aProduct, costsBody } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app
const admin = await anAdmin(app)
const { cookie } = admin

const list = async () => (await request('GET', '/api/admin/product-costs', { cookie })).body
const save = (body: object) => request('POST', '/api/admin/product-costs', { cookie, body })
const logOf = async (id: number) =>
  (await request('GET', `/api/admin/audit-log?kind=cost&objectId=${id}`, { cookie })).body

const noLinks = Object.assign(
  {},
  ...[1, 2, 3, 4].map((place) => ({
    ...{ [`scrapingLink${place}`]: null },
    ...{ [`link${place}UsLabTested`]: false, [`link${place}BatchTracked`]: false },
  })),
)

test('a peptide’s costs round-trip with name, links and version', async () => {
  const { id: peptideId, name } = await aProduct(app)
  const body = costsBody({ peptideId })
  const saved = await save({ ...body, peptideName: name })
  expect(saved.statusCode).toBe(200)
  expect(saved.body).toEqual({
    id: saved.body.id,
    ...noLinks,
    ...body,
    peptide: { id: peptideId, name },
    lowestVendorPrice: null,
    version: 1,
  })
  expect(await list()).toEqual([saved.body])
  expect((await logOf(saved.body.id))[0]).toMatchObject({
    area: 'products',
    action: 'add-costs',
    object: { name },
    after: { retailPrice: 54.99, scrapingLink1: body.scrapingLink1 },
  })
})

describe('saved again', () => {
  test('they change, in one record', async () => {
    const { id: peptideId } = await aProduct(app)
    const first = (await save(costsBody({ peptideId }))).body
    const second = await save(costsBody({ peptideId, retailPrice: 60, link1BatchTracked: false }))
    expect(second.body).toEqual({ ...first, retailPrice: 60, link1BatchTracked: false, version: 2 })
    expect((await logOf(first.id))[0]).toMatchObject({
      action: 'edit-costs',
      before: { retailPrice: 54.99, link1BatchTracked: true },
      after: { retailPrice: 60, link1BatchTracked: false },
    })
    // The same once more is no change.
    expect((await save(costsBody({ peptideId, retailPrice: 60, link1BatchTracked: false }))).body).toEqual(
      second.body,
    )
    expect(await logOf(first.id)).toHaveLength(2)
  })

  test('omitted links and flags stay, and an empty link is removed', async () => {
    const { id: peptideId } = await aProduct(app)
    const { scrapingLink1, link1UsLabTested, link1BatchTracked, ...costs } = costsBody({ peptideId })
    await save(
      costsBody({ peptideId, scrapingLink3: 'https://vialhouse.example/bpc', link3UsLabTested: true }),
    )
    const kept = (await save({ ...costs, retailPrice: 1 })).body
    expect(kept).toMatchObject({ scrapingLink1, link1UsLabTested, link1BatchTracked, link3UsLabTested: true })
    const cleared = (await save({ ...costs, scrapingLink1: '' })).body
    expect(cleared).toMatchObject({ scrapingLink1: null, link1UsLabTested: true, link3UsLabTested: true })
  })

  test('with an outdated version they are refused, including links', async () => {
    const { id: peptideId } = await aProduct(app)
    const { version } = (await save(costsBody({ peptideId }))).body
    await save(costsBody({ peptideId, version, link1UsLabTested: false }))
    const late = await save(costsBody({ peptideId, version, retailPrice: 1 }))
    expect([late.statusCode, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    const [row] = (await list()).filter((one: { peptideId: number }) => one.peptideId === peptideId)
    expect(row).toMatchObject({ retailPrice: 54.99, link1UsLabTested: false, version: 2 })
  })

  test('of two first saves, the second is refused', async () => {
    const { id: peptideId } = await aProduct(app)
    const responses = await Promise.all(
      [20, 30].map((retailPrice) => save(costsBody({ peptideId, retailPrice, version: 0 }))),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [first, second] = responses.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(second?.body.code).toBe('CHANGED_MEANWHILE')
    const row = (await list()).find((one: { peptideId: number }) => one.peptideId === peptideId)
    expect(row).toMatchObject({ version: 1, retailPrice: first?.body.retailPrice })
  })

  test('several concurrent saves make one record', async () => {
    const { id: peptideId } = await aProduct(app)
    const responses = await Promise.all(
      [1, 2, 3, 4].map((retailPrice) => save(costsBody({ peptideId, retailPrice }))),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  })
})

test.each([
  ['abc', 0],
  ['', 0],
  [null, null],
  [undefined, 0],
  ['2.50', 2.5],
  [2.5, 2.5],
])('a cost of %j counts as %j', async (packagingCost, counted) => {
  const { id: peptideId } = await aProduct(app)
  expect((await save(costsBody({ peptideId, packagingCost }))).body.packagingCost).toBe(counted)
})

test.each([
  [{ retailPrice: undefined }, { retailPrice: 'Retail price is required' }],
  [{ retailPrice: null }, { retailPrice: 'Retail price is required' }],
  [{ retailPrice: -1 }, { retailPrice: 'Retail price must be positive' }],
  [{ testingCost: -0.01 }, { testingCost: 'Costs must be positive' }],
  [{ testingCost: 0.005 }, { testingCost: 'Please use at most two decimals' }],
  [
    { scrapingLink2: 'javascript:alert(1)' },
    { scrapingLink2: 'Please enter the address of a page, as in https://example.com/product' },
  ],
])('refuses %j', async (field, fields) => {
  const { id: peptideId } = await aProduct(app)
  const response = await save(costsBody({ peptideId, ...field }))
  expect([response.statusCode, response.body.fields]).toEqual([400, fields])
})

test('an unknown peptide has no costs', async () => {
  const response = await save(costsBody({ peptideId: 987_654_321 }))
  expect([response.statusCode, response.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
})

test('the lowest vendor price is for the same vial', async () => {
  const { id: peptideId } = await aProduct(app, { mg: 10 })
  const offer = { peptideId, vendorName: 'West' }
  await db
    .insertInto('vendorPrices')
    .values([
      { ...offer, dosage: '10mg', price: 52 },
      { ...offer, dosage: '10 mg vial', price: 49 },
      { ...offer, dosage: '5mg', price: 20 },
    ])
    .execute()
  const saved = await save(costsBody({ peptideId }))
  expect(saved.body.lowestVendorPrice).toBe(49)
  const [row] = (await list()).filter((one: { peptideId: number }) => one.peptideId === peptideId)
  expect(row.lowestVendorPrice).toBe(49)
})

test('the list is in catalog order, and rows are deleted with their peptides', async () => {
  await db.deleteFrom('peptides').execute()
  const [last, first] = [await aProduct(app, { displayOrder: 9 }), await aProduct(app, { displayOrder: 2 })]
  for (const { id: peptideId } of [last, first]) await save(costsBody({ peptideId }))
  const ids = async () => (await list()).map(({ peptideId }: { peptideId: number }) => peptideId)
  expect(await ids()).toEqual([first.id, last.id])
  await request('DELETE', `/api/peptides/${first.id}`, { cookie })
  expect(await ids()).toEqual([last.id])
})

test('the list is not sent again until something in it changes', async () => {
  const { id: peptideId } = await aProduct(app, { mg: 10 })
  await save(costsBody({ peptideId }))
  const ask = (tag = '') =>
    request('GET', '/api/admin/product-costs', { cookie, headers: { 'if-none-match': tag } })
  const tag = String((await ask()).headers.etag)
  expect((await ask(tag)).statusCode).toBe(304)
  await db
    .insertInto('vendorPrices')
    .values({ peptideId, vendorName: 'West', dosage: '10mg', price: 49 })
    .execute()
  const response = await ask(tag)
  expect(response.statusCode).toBe(200)
  expect(response.body).toContainEqual(expect.objectContaining({ peptideId, lowestVendorPrice: 49 }))
})
