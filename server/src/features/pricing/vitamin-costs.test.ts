import { describe, expect, test } from 'vitest'
import { anAdmin, aSupplement, aVitaminCost } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const admin = await anAdmin(app)

const send = (method: string, path: string, body?: object) =>
  request(method, path, { cookie: admin.cookie, body })
const list = async () => (await send('GET', '/api/admin/vitamin-costs')).body
const patch = (id: number, body: object) => send('PATCH', `/api/admin/vitamin-costs/${id}`, body)
const log = async (id: number) => (await send('GET', `/api/admin/audit-log?kind=cost&objectId=${id}`)).body

const costs = {
  costOfGoods: 3.2,
  packagingCost: 0.45,
  testingCost: 0.3,
  shippingMailerCost: 1.1,
  freeBacWaterCost: 0.05,
  mailingLabelCost: 0.2,
  barcodeCost: 0.1,
  retailPrice: 24.99,
}

describe('a vitamin’s costs', () => {
  test('round-trip with the vitamin, and omitted ones are 0', async () => {
    const vitamin = await aSupplement(app, {}, admin)
    const body = { ...costs, supplementId: String(vitamin.id) }
    const added = await send('POST', '/api/admin/vitamin-costs', body)
    expect(added.statusCode).toBe(201)
    const { name, brand, category, description, dosageAmount, dosageUnit, shopEnabled, version } = vitamin
    const about = { name, brand, category, description, dosageAmount, dosageUnit, shopEnabled, version }
    const supplement = { id: vitamin.id, ...about }
    const { id } = added.body
    expect(added.body).toEqual({ ...costs, id, supplementId: vitamin.id, supplement, version: 1 })
    expect((await list()).find((cost: { id: number }) => cost.id === id)).toEqual(added.body)
    const cheap = await aVitaminCost(app, { costOfGoods: undefined }, admin)
    expect([cheap.costOfGoods, cheap.barcodeCost, cheap.retailPrice]).toEqual([0, 0, 19.99])
  })

  test('are one record of the product, with shipping and other costs', async () => {
    const { id } = await aVitaminCost(app, costs, admin)
    const row = await app.db.selectFrom('productCosts').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ shippingCost: 1.1, otherCosts: 0.05, retailPrice: 24.99 })
  })

  test('are listed by name', async () => {
    for (const name of ['zeta', 'Alpha', 'beta'])
      await aVitaminCost(app, { supplementId: (await aSupplement(app, { name }, admin)).id }, admin)
    const names = (await list()).map(({ supplement }: { supplement: { name: string } }) => supplement.name)
    const sorted = names.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    expect(names).toEqual(sorted)
  })

  test.each([
    ['retailPrice', undefined, 'Retail price is required'],
    ['retailPrice', -1, 'Retail price must be positive'],
    ['costOfGoods', -0.01, 'Costs must be positive'],
    ['barcodeCost', 'a lot', 'Enter a number, not text'],
    ['barcodeCost', null, 'Please enter a cost'],
    ['supplementId', undefined, 'Please choose a vitamin'],
  ])('without a valid %s (%j) say: %s', async (field, value, message) => {
    const { id: supplementId } = await aSupplement(app, {}, admin)
    const response = await send('POST', '/api/admin/vitamin-costs', {
      ...costs,
      supplementId,
      [field]: value,
    })
    expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
  })

  test('are set once: repeating keeps the record, and different costs are refused', async () => {
    const { id: supplementId } = await aSupplement(app, {}, admin)
    const say = (more: object = {}) =>
      send('POST', '/api/admin/vitamin-costs', { ...costs, supplementId, ...more })
    const responses = await Promise.all([say(), say(), say()])
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    const other = await say({ retailPrice: 20 })
    expect([other.statusCode, other.body.code]).toEqual([409, 'COST_TAKEN'])
    expect(await log(responses[0]?.body.id)).toHaveLength(1)
    const nobodys = await say({ supplementId: 987_654_321 })
    expect([nobodys.statusCode, nobodys.body.code]).toEqual([404, 'SUPPLEMENT_NOT_FOUND'])
  })

  test('can be changed, but an outdated version is refused', async () => {
    const cost = await aVitaminCost(app, costs, admin)
    const edit = { shippingMailerCost: 2, freeBacWaterCost: 0 }
    const changed = await patch(cost.id, { ...edit, version: 1 })
    expect(changed.body).toEqual({ ...cost, ...edit, version: 2 })
    const older = await patch(cost.id, { retailPrice: 1, version: 1 })
    expect([older.statusCode, older.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await patch(cost.id, edit)).body).toEqual(changed.body)
    const [entry, ...others] = await log(cost.id)
    expect(entry).toMatchObject({
      area: 'vitamins',
      action: 'edit-costs',
      object: { name: cost.supplement.name },
      before: { shippingMailerCost: 1.1, freeBacWaterCost: 0.05 },
      after: edit,
    })
    expect(others).toHaveLength(1)
    expect((await patch(987_654_321, edit)).body.code).toBe('COST_NOT_FOUND')
  })
})

test("aren't a peptide’s", async () => {
  const before = await list()
  const { id } = await app.db
    .insertInto('peptides')
    .values({
      name: 'Costly',
      category: 'Other',
      description: 'x',
      benefits: 'x',
      sideEffects: 'x',
      recommendedDose: 'x',
      frequency: 'Daily',
      duration: 'x',
      bestTakenWith: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const product = await app.db
    .selectFrom('products')
    .select('id')
    .where('peptideId', '=', id)
    .executeTakeFirstOrThrow()
  const { id: costId } = await app.db
    .insertInto('productCosts')
    .values({ productId: product.id, retailPrice: 50 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await list()).toEqual(before)
  expect((await patch(costId, { retailPrice: 1 })).body.code).toBe('COST_NOT_FOUND')
})
