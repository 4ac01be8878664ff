import { PeptideForm } from '@pepwell/contract/catalogue-admin'
import { describe, expect, test, vi } from 'vitest'
import { postgresBus } from '../../live/bus.ts'
import { aMember, anAdmin, aPeptideId, aPlanEntry, aProduct, catalogueBody } from '../../testing/factories.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'
import { catalogueSeed } from './seed/index.ts'

const app = await testApp()
const { request, db } = app
const admin = await anAdmin(app)
const { cookie } = admin

interface Shown {
  id: number
  name: string
  displayOrder: number
}

const call = (method: string, path: string, body?: object) => request(method, path, { cookie, body })
const list = async (): Promise<Shown[]> => (await request('GET', '/api/peptides')).body
const NOT_UPLOADED = 'Please upload the picture: links to other sites are not shown'

const listed = async (id: number) => (await list()).find((peptide) => peptide.id === id)
const patch = (id: number, body: object) => call('PATCH', `/api/peptides/${id}`, body)
const lastDeed = async (kind: string, id: number) =>
  (await request('GET', `/api/admin/audit-log?kind=${kind}&objectId=${id}&limit=1`, { cookie })).body[0]
const editedAt = async (id: number) =>
  (await db.selectFrom('peptides').select('editedAt').where('id', '=', id).executeTakeFirst())?.editedAt

describe('a peptide is added', () => {
  test('as it was typed, hidden from the shop, with the shop’s defaults', async () => {
    const body = catalogueBody({ displayOrder: 7, productImageUrl: null })
    const answer = await call('POST', '/api/peptides', body)
    expect(answer.statusCode).toBe(201)
    expect(answer.body).toMatchObject({
      ...body,
      ...{ shopEnabled: false, shopStatus: 'available', shopPrice: null, shopRating: 5, shopReviews: 0 },
      ...{ shopForm: 'Lyophilized powder', shopStorage: '-20°C', version: 1, shopVersion: 1 },
      createdAt: new Date(app.clock.now()).toISOString(),
    })
    expect(await listed(answer.body.id)).toEqual(answer.body)
    expect(await lastDeed('peptide', answer.body.id)).toMatchObject({
      actor: { id: admin.id },
      action: 'create',
      object: { name: body.name },
      after: { mg: 5, category: 'Recovery' },
    })
  })

  test('first of the list unless it says where', async () => {
    expect((await aProduct(app)).displayOrder).toBe(0)
  })

  test.each([
    ['name', 'Name is required'],
    ['mg', 'MG amount is required and must be a positive number'],
    ['description', 'Description is required'],
    ['category', 'Category is required'],
    ['benefits', 'Benefits are required'],
    ['sideEffects', 'Side effects information is required'],
    ['recommendedDose', 'Recommended dose is required'],
    ['frequency', 'Frequency is required'],
    ['duration', 'Duration is required'],
    ['bestTakenWith', 'Best taken with information is required'],
  ])('not without %s', async (field, message) => {
    for (const value of ['', undefined, null]) {
      const answer = await call('POST', '/api/peptides', catalogueBody({ [field]: value }))
      expect([answer.statusCode, answer.body.fields]).toEqual([400, { [field]: message }])
    }
  })

  test.each([
    [{ mg: -1 }, 'MG amount is required and must be a positive number'],
    [{ displayOrder: -1 }, 'Display order must be a non-negative number'],
    [{ productImageUrl: 'https://pictures.example/vial.jpg' }, NOT_UPLOADED],
    [{ productImageUrl: 'javascript:alert(1)' }, NOT_UPLOADED],
  ])('not with %j', async (field, message) => {
    const answer = await call('POST', '/api/peptides', catalogueBody(field))
    expect([answer.statusCode, answer.body.message]).toEqual([400, message])
  })

  test('not with a name that is there, nor with an upload that is not', async () => {
    const { name } = await aProduct(app)
    const taken = await call('POST', '/api/peptides', catalogueBody({ name }))
    expect([taken.statusCode, taken.body.code]).toEqual([409, 'PEPTIDE_NAME_TAKEN'])
    const productImageUrl = `/api/product-images/${'0'.repeat(32)}`
    const gone = await call('POST', '/api/peptides', catalogueBody({ productImageUrl }))
    expect([gone.statusCode, gone.body.code]).toEqual([404, 'PHOTO_NOT_FOUND'])
  })
})

describe('a peptide is changed', () => {
  test('in what is named; the rest stays, and what was is recorded', async () => {
    const peptide = await aProduct(app)
    const { body } = await patch(peptide.id, { mg: 10, benefits: 'More.' })
    expect(body).toEqual({ ...peptide, mg: 10, benefits: 'More.', version: 2 })
    expect(await listed(peptide.id)).toEqual(body)
    expect(await lastDeed('peptide', peptide.id)).toMatchObject({
      action: 'edit',
      before: { mg: 5, benefits: peptide.benefits },
      after: { mg: 10, benefits: 'More.' },
    })
  })

  test('by nothing when nothing differs', async () => {
    const peptide = await aProduct(app)
    expect((await patch(peptide.id, { name: peptide.name, mg: 5 })).body).toEqual(peptide)
    expect((await lastDeed('peptide', peptide.id)).action).toBe('create')
  })

  test('in its name alone, at the address that costs are saved with', async () => {
    const { id } = await aProduct(app)
    const { name } = catalogueBody()
    const renamed = await call('PATCH', `/api/admin/peptides/${id}`, { name })
    expect([renamed.statusCode, renamed.body.name]).toEqual([200, name])
    const empty = await call('PATCH', `/api/admin/peptides/${id}`, { name: ' ' })
    expect(empty.body.fields).toEqual({ name: 'Name is required' })
  })

  test('only by whoever saw the latest version, or does not say', async () => {
    const { id, version } = await aProduct(app)
    expect((await patch(id, { mg: 6, version })).statusCode).toBe(200)
    const late = await patch(id, { mg: 7, version })
    expect([late.statusCode, late.body]).toEqual([
      409,
      { code: 'CHANGED_MEANWHILE', message: 'Somebody else changed this meanwhile' },
    ])
    expect(await listed(id)).toMatchObject({ mg: 6 })
    expect((await patch(id, { mg: 8 })).statusCode).toBe(200)
  })

  test('by one of two who save at the same moment', async () => {
    const { id, version } = await aProduct(app)
    const answers = await Promise.all([11, 12, 13].map((mg) => patch(id, { mg, version })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  test('and then is the operator’s: a newer seed leaves it alone, but not for its place in the list', async () => {
    const id = await aPeptideId(app, 'KPV')
    await patch(id, { displayOrder: 40 })
    expect(await editedAt(id)).toBeNull()
    await patch(id, { benefits: 'What we know better.' })
    expect(await editedAt(id)).toEqual(new Date(app.clock.now()))
  })

  test('unless it is not there', async () => {
    expect((await patch(987_654_321, { mg: 1 })).body.code).toBe('PEPTIDE_NOT_FOUND')
  })
})

describe('the order', () => {
  const ids = async () => (await list()).map(({ id }) => id)
  const order = (body: object) => call('PUT', '/api/peptides/order', body)

  test('of all is numbered from 1, and makes nobody’s open edit an older one', async () => {
    const { id, version } = await aProduct(app)
    await aProduct(app)
    const wanted = (await ids()).toReversed()
    expect((await order({ ids: wanted })).statusCode).toBe(200)
    expect((await list()).map((peptide) => [peptide.id, peptide.displayOrder])).toEqual(
      wanted.map((one, index) => [one, index + 1]),
    )
    expect(await editedAt(await aPeptideId(app, 'DSIP'))).toBeNull()
    expect((await patch(id, { mg: 3, version })).statusCode).toBe(200)
  })

  test('keeps what two operators moved at once', async () => {
    const [a, b, c] = [await aProduct(app), await aProduct(app), await aProduct(app)]
    const start = [a.id, b.id, c.id, ...(await ids()).filter((id) => ![a.id, b.id, c.id].includes(id))]
    await order({ ids: start })
    const cFirst = [c.id, ...start.filter((id) => id !== c.id)]
    const aLast = [...start.filter((id) => id !== a.id), a.id]
    const answers = await Promise.all([
      order({ ids: cFirst, moved: c.id }),
      order({ ids: aLast, moved: a.id }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const now = await ids()
    expect([now[0], now[1], now.at(-1)]).toEqual([c.id, b.id, a.id])
    expect(await lastDeed('peptide', c.id)).toMatchObject({ action: 'order', after: { place: 1 } })
  })

  test('goes on when one is gone, and refuses to move that one', async () => {
    const [a, b] = [await aProduct(app), await aProduct(app)]
    await call('DELETE', `/api/peptides/${a.id}`)
    const wanted = [a.id, b.id, ...(await ids()).filter((id) => id !== b.id)]
    expect((await order({ ids: wanted })).statusCode).toBe(200)
    expect((await ids())[0]).toBe(b.id)
    expect((await order({ ids: wanted, moved: a.id })).body.code).toBe('PEPTIDE_NOT_FOUND')
  })

  test('can be said of one peptide alone', async () => {
    const { id } = await aProduct(app)
    expect((await patch(id, { displayOrder: 33 })).body).toMatchObject({ displayOrder: 33, version: 1 })
  })
})

describe('a deletion', () => {
  const remove = (id: number) => call('DELETE', `/api/peptides/${id}`)

  test('takes the peptide with its prices and costs', async () => {
    const { id, name } = await aProduct(app)
    expect((await remove(id)).body).toEqual({ message: 'Peptide deleted successfully' })
    expect(await listed(id)).toBeUndefined()
    expect(await lastDeed('peptide', id)).toMatchObject({ action: 'delete', before: { name }, after: null })
    expect((await remove(id)).statusCode).toBe(404)
  })

  test.each(['active', 'completed'])('is refused while it is in a plan, also a %s one', async (status) => {
    const peptide = await aProduct(app)
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { peptideId: peptide.id })
    await request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body: { status } })
    const refused = await remove(peptide.id)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'PEPTIDE_IN_USE'])
    expect(refused.body.message).toMatch(/cannot be deleted/)
    expect(await listed(peptide.id)).toEqual(peptide)
    expect((await lastDeed('peptide', peptide.id)).action).toBe('create')
  })

  test('is refused while stock is on hand, reserved stock too, and works once it is gone', async () => {
    const { id, productId } = await aProduct(app)
    const batch = { productId, batchNumber: 'B-1', createdAt: new Date(), quantityReserved: 2 }
    await db.insertInto('inventoryBatches').values(batch).execute()
    const refused = await remove(id)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'PEPTIDE_IN_STOCK'])
    await db.updateTable('inventoryBatches').set({ quantityReserved: 0 }).execute()
    expect((await remove(id)).statusCode).toBe(200)
  })

  test('and a plan at the same moment: one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await aProduct(app)
      const member = await aMember(app)
      const body = { peptideId: id, currentDose: '1 mg', frequency: 'Daily' }
      const planning = request('POST', '/api/user-peptides', { cookie: member.cookie, body })
      const [planned, removed] = await Promise.all([planning, remove(id)])
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([planned.statusCode, removed.statusCode])
    }
  })
})

describe('a copy', () => {
  const duplicate = (id: number) => call('POST', `/api/peptides/${id}/duplicate`)

  test('has the texts and what the shop says, stands behind, and is hidden and not rated', async () => {
    const original = await aProduct(app, { displayOrder: 5 })
    await call('PATCH', `/api/peptides/${original.id}/shop-availability`, { shopEnabled: true })
    await db
      .updateTable('products')
      .set({ price: 50, purity: '99 %', reviews: 8, rating: 4 })
      .where('id', '=', original.productId)
      .execute()
    const { statusCode, body } = await duplicate(original.id)
    expect(statusCode).toBe(201)
    expect(body).toEqual({
      ...original,
      ...{ id: body.id, productId: body.productId, name: `Copy of ${original.name}`, shopVersion: 2 },
      ...{ shopPrice: 50, shopPurity: '99 %' },
    })
    const order = (await list()).map(({ id }) => id)
    expect(order.indexOf(body.id)).toBeGreaterThan(order.indexOf(original.id))
    expect(await editedAt(body.id)).not.toBeNull()
  })

  test('can be copied again, and so can a name of 100 characters, by several at once', async () => {
    const { id, name } = await aProduct(app, { name: 'N'.repeat(100) })
    const copies = await Promise.all([1, 2, 3].map(() => duplicate(id)))
    const names = copies.map(({ body }) => body.name).sort()
    expect(names).toEqual([
      `Copy of ${name.slice(0, 88)} (2)`,
      `Copy of ${name.slice(0, 88)} (3)`,
      `Copy of ${name.slice(0, 92)}`,
    ])
    const again = await duplicate(copies[0]?.body.id)
    expect([again.statusCode, again.body.name.length]).toEqual([201, 100])
  })

  test('of what is gone is refused', async () => {
    expect((await duplicate(987_654_321)).body.code).toBe('PEPTIDE_NOT_FOUND')
  })
})

describe('the shop', () => {
  const shopData = {
    ...{ status: 'coming_soon', price: 54.99, originalPrice: 64.99, purity: '99 %', form: 'Powder' },
    ...{ storage: '4°C', rating: 4.8, reviews: 12, icon: '🧬' },
  }
  const setData = (id: number, body: object) => call('PATCH', `/api/peptides/${id}/shop-data`, body)
  const setAvailability = (id: number, body: object) =>
    call('PATCH', `/api/peptides/${id}/shop-availability`, body)

  test('shows and hides a peptide', async () => {
    const { id, productId, ...peptide } = await aProduct(app)
    const shown = await setAvailability(id, { shopEnabled: true, version: 1 })
    expect(shown.body).toEqual({ ...peptide, id, productId, shopEnabled: true, shopVersion: 2 })
    expect(await lastDeed('product', productId)).toMatchObject({
      action: 'set-availability',
      object: { name: peptide.name },
      before: { enabled: false },
      after: { enabled: true },
    })
    expect((await setAvailability(id, { shopEnabled: false, version: 1 })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect(await listed(id)).toMatchObject({ shopEnabled: true })
  })

  test('says what it was told, and leaves the texts unedited', async () => {
    const { id } = await aProduct(app)
    await db.updateTable('peptides').set({ editedAt: null }).where('id', '=', id).execute()
    const { body } = await setData(id, shopData)
    expect(body).toMatchObject({
      ...{ shopStatus: 'coming_soon', shopPrice: 54.99, shopOriginalPrice: 64.99, shopPurity: '99 %' },
      ...{ shopForm: 'Powder', shopStorage: '4°C', shopRating: 4.8, shopReviews: 12, shopIcon: '🧬' },
      ...{ version: 2, shopVersion: 2 },
    })
    expect(await listed(id)).toEqual(body)
    expect(await editedAt(id)).toBeNull()
    expect((await setData(id, { ...shopData, originalPrice: null })).body.shopOriginalPrice).toBeNull()
  })

  test.each([
    ['price', -1, 'Price must be positive'],
    ['price', undefined, 'Price must be positive'],
    ['purity', ' ', 'Purity is required'],
    ['form', '', 'Form is required'],
    ['storage', undefined, 'Storage is required'],
    ['status', 'sold', 'Status is required'],
    ['icon', '', 'Icon is required'],
    ['rating', 0.9, 'Rating must be between 1 and 5'],
    ['rating', 5.1, 'Rating must be between 1 and 5'],
    ['rating', 4.85, 'Rating must be between 1 and 5'],
    ['reviews', -1, 'Reviews must be non-negative'],
  ])('takes no %s of %j', async (field, value, message) => {
    const { id } = await aProduct(app)
    const answer = await setData(id, { ...shopData, [field]: value })
    expect([answer.statusCode, answer.body.fields]).toEqual([400, { [field]: message }])
  })

  test.each(['shop-data', 'shop-availability'])('has nothing to say of what is gone: %s', async (what) => {
    const answer = await call('PATCH', `/api/peptides/987654321/${what}`, { ...shopData, shopEnabled: true })
    expect([answer.statusCode, answer.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
  })
})

test('who makes an edit reads it at once, and every process and open page hears of it', async () => {
  const other = await testApp({}, { db, bus: await postgresBus(app.connection) })
  const { id } = await aProduct(app)
  await other.request('GET', '/api/peptides')
  const page = await connectAs(other, await aMember(app))
  await patch(id, { benefits: 'News.' })
  expect(await listed(id)).toMatchObject({ benefits: 'News.' })
  await vi.waitFor(() =>
    expect(page.events).toContainEqual({ type: 'changed', changes: expect.arrayContaining(['catalogue']) }),
  )
  const found = (await other.request('GET', '/api/peptides')).body.find((peptide: Shown) => peptide.id === id)
  expect(found).toMatchObject({ benefits: 'News.' })
})

test('whatever the product itself says of a peptide fits the form that edits it', () => {
  // Where nothing is known of the amount or the frequency, an operator may leave it so.
  const said = catalogueSeed.map(({ since, ...seed }) =>
    Object.fromEntries(Object.entries(seed).filter(([, value]) => value !== null && value !== '')),
  )
  const refused = said.filter((seed) => !PeptideForm.partial().safeParse(seed).success)
  expect(refused.map(({ name }) => name)).toEqual([])
})
