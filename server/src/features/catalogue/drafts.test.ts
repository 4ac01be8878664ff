import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app
const operator = await anAdmin(app)
const member = await aMember(app)

interface Draft {
  id: number
  name: string
  productId: number
  version: number
}

const asOperator = (method: string, path: string, body?: object) =>
  request(method, path, { cookie: operator.cookie, body })
const asMember = (method: string, path: string, body?: object) =>
  request(method, path, { cookie: member.cookie, body })

async function aDraft(): Promise<Draft> {
  const { id } = await aProduct(app, { description: 'Grows wings of zirconium.' })
  const { body } = await asOperator('POST', `/api/peptides/${id}/duplicate`)
  const price = { vendorName: 'Vial House', price: 20, dosage: '5mg', usLabTested: true, batchTracked: true }
  await db
    .insertInto('vendorPrices')
    .values({ ...price, peptideId: body.id })
    .execute()
  return body
}

const publish = ({ id, version }: Draft) => asOperator('POST', `/api/peptides/${id}/publish`, { version })
const enable = ({ id }: Draft, shopEnabled = true) =>
  asOperator('PATCH', `/api/peptides/${id}/shop-availability`, { shopEnabled })

const named = (list: { name: string }[], { name }: Draft) => list.some((one) => one.name === name)

/** Every way a member could find a draft, and whether it is visible or accepted. */
async function shownToMembers(draft: Draft) {
  const { id, name } = draft
  const dose = { vialConcentration: 5, bacteriostaticWater: 2, desiredDose: 0.25 }
  const planEntry = { peptideId: id, currentDose: '1 mg', frequency: 'Daily' }
  const found = await asMember('GET', '/api/library/search?question=zirconium')
  return {
    visitorsList: named((await request('GET', '/api/peptides')).body, draft),
    membersList: named((await asMember('GET', '/api/peptides')).body, draft),
    prices: (await asMember('GET', `/api/admin/vendor-prices/${id}`)).body.length > 0,
    library: JSON.stringify(found.body).includes(name),
    plan: (await asMember('POST', '/api/user-peptides', planEntry)).body.code ?? 'accepted',
    calculator:
      (await asMember('POST', '/api/dosage-calculations', { peptideId: id, ...dose })).body.code ??
      'accepted',
    stack:
      (await asMember('POST', '/api/social/stacks', { name: 'Mine', items: [{ peptideId: id }] })).body
        .code ?? 'accepted',
    cart: (await asMember('POST', '/api/cart', { peptideName: name })).statusCode,
  }
}

describe('a draft', () => {
  test('is visible only to operators until published', async () => {
    const draft = await aDraft()
    expect(draft).toMatchObject({ isDraft: true })
    expect(named((await asOperator('GET', '/api/peptides')).body, draft)).toBe(true)
    expect(await shownToMembers(draft)).toEqual({
      ...{ visitorsList: false, membersList: false, prices: false, library: false },
      ...{
        plan: 'PEPTIDE_NOT_FOUND',
        calculator: 'PEPTIDE_NOT_FOUND',
        stack: 'PEPTIDE_NOT_FOUND',
        cart: 404,
      },
    })
    expect((await publish(draft)).body).toMatchObject({ id: draft.id, isDraft: false, version: 2 })
    expect(await shownToMembers(draft)).toEqual({
      ...{ visitorsList: true, membersList: true, prices: true, library: true },
      ...{ plan: 'accepted', calculator: 'accepted', stack: 'accepted', cart: 201 },
    })
  })

  test('can be shown in the shop only after publishing', async () => {
    const draft = await aDraft()
    const refused = await enable(draft)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'PEPTIDE_IS_DRAFT'])
    expect((await enable(draft, false)).statusCode).toBe(200)
    const inShop = async () => named((await request('GET', '/api/shop/products')).body, draft)
    expect(await inShop()).toBe(false)
    await publish(draft)
    expect((await enable(draft)).body).toMatchObject({ shopEnabled: true })
    await expect.poll(inShop).toBe(true)
  })

  test('is hidden from the shop even when its product is enabled', async () => {
    const draft = await aDraft()
    await db.updateTable('products').set({ enabled: true }).where('id', '=', draft.productId).execute()
    expect(named((await request('GET', '/api/shop/products')).body, draft)).toBe(false)
    await publish(draft)
    await expect.poll(async () => named((await request('GET', '/api/shop/products')).body, draft)).toBe(true)
  })

  test('can be edited, priced and moved like any peptide, and stays a draft', async () => {
    const draft = await aDraft()
    const edited = await asOperator('PATCH', `/api/peptides/${draft.id}`, { mg: 3, version: draft.version })
    expect(edited.body).toMatchObject({ mg: 3, isDraft: true })
    const ids = (await asOperator('GET', '/api/peptides')).body.map(({ id }: Draft) => id)
    const order = { ids: [draft.id, ...ids.filter((id: number) => id !== draft.id)], moved: draft.id }
    expect((await asOperator('PUT', '/api/peptides/order', order)).statusCode).toBe(200)
    expect((await asOperator('GET', '/api/peptides')).body[0]).toMatchObject({ id: draft.id, isDraft: true })
  })
})

describe('publishing', () => {
  test('is recorded, and refused for an outdated version', async () => {
    const draft = await aDraft()
    await asOperator('PATCH', `/api/peptides/${draft.id}`, { mg: 3, version: draft.version })
    expect((await publish(draft)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await publish({ ...draft, version: 2 })).statusCode).toBe(200)
    const actions = await asOperator('GET', `/api/admin/audit-log?kind=peptide&objectId=${draft.id}&limit=1`)
    expect(actions.body[0]).toMatchObject({
      ...{ action: 'publish', object: { name: draft.name } },
      ...{ before: { isDraft: true }, after: { isDraft: false } },
    })
  })

  test('twice changes nothing the second time', async () => {
    const draft = await aDraft()
    await publish(draft)
    const again = await publish({ ...draft, version: 2 })
    expect([again.statusCode, again.body.version]).toEqual([200, 2])
  })

  test('refuses an unknown peptide', async () => {
    const missing = await asOperator('POST', '/api/peptides/987654321/publish', {})
    expect([missing.statusCode, missing.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
  })
})
