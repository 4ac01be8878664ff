import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, aPeptideId, aPlanEntry, aProduct } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app
const { cookie } = await anAdmin(app)

interface PeptideReply {
  id: number
  name: string
  displayOrder: number
}

const call = (method: string, path: string, body?: object) => request(method, path, { cookie, body })
const list = async (): Promise<PeptideReply[]> => (await request('GET', '/api/peptides')).body

const listed = async (id: number) => (await list()).find((peptide) => peptide.id === id)
const patch = (id: number, body: object) => call('PATCH', `/api/peptides/${id}`, body)
const lastAuditEntry = async (kind: string, id: number) =>
  (await request('GET', `/api/admin/audit-log?kind=${kind}&objectId=${id}&limit=1`, { cookie })).body[0]
const editedAt = async (id: number) =>
  (await db.selectFrom('peptides').select('editedAt').where('id', '=', id).executeTakeFirst())?.editedAt

describe('the order', () => {
  const ids = async () => (await list()).map(({ id }) => id)
  const order = (body: object) => call('PUT', '/api/peptides/order', body)

  test('is numbered from 1, without changing versions of open edits', async () => {
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

  test('keeps what two operators move at once', async () => {
    const [a, b, c] = [await aProduct(app), await aProduct(app), await aProduct(app)]
    const start = [a.id, b.id, c.id, ...(await ids()).filter((id) => ![a.id, b.id, c.id].includes(id))]
    await order({ ids: start })
    const cFirst = [c.id, ...start.filter((id) => id !== c.id)]
    const aLast = [...start.filter((id) => id !== a.id), a.id]
    const responses = await Promise.all([
      order({ ids: cFirst, moved: c.id }),
      order({ ids: aLast, moved: a.id }),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const now = await ids()
    expect([now[0], now[1], now.at(-1)]).toEqual([c.id, b.id, a.id])
    expect(await lastAuditEntry('peptide', c.id)).toMatchObject({ action: 'order', after: { place: 1 } })
  })

  test('ignores a deleted peptide, and refuses to move it', async () => {
    const [a, b] = [await aProduct(app), await aProduct(app)]
    await call('DELETE', `/api/peptides/${a.id}`)
    const wanted = [a.id, b.id, ...(await ids()).filter((id) => id !== b.id)]
    expect((await order({ ids: wanted })).statusCode).toBe(200)
    expect((await ids())[0]).toBe(b.id)
    expect((await order({ ids: wanted, moved: a.id })).body.code).toBe('PEPTIDE_NOT_FOUND')
  })

  test('can be set for one peptide alone', async () => {
    const { id } = await aProduct(app)
    expect((await patch(id, { displayOrder: 33 })).body).toMatchObject({ displayOrder: 33, version: 1 })
  })
})

describe('a deletion', () => {
  const remove = (id: number) => call('DELETE', `/api/peptides/${id}`)

  test('removes the peptide with its prices and costs', async () => {
    const { id, name } = await aProduct(app)
    expect((await remove(id)).body).toEqual({ message: 'Peptide deleted successfully' })
    expect(await listed(id)).toBeUndefined()
    expect(await lastAuditEntry('peptide', id)).toMatchObject({
      action: 'delete',
      before: { name },
      after: null,
    })
    expect((await remove(id)).statusCode).toBe(404)
  })

  test.each(['active', 'completed'])('is refused while it is in a %s plan', async (status) => {
    const peptide = await aProduct(app)
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { peptideId: peptide.id })
    await request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body: { status } })
    const refused = await remove(peptide.id)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'PEPTIDE_IN_USE'])
    expect(refused.body.message).toMatch(/can’t delete/)
    expect(await listed(peptide.id)).toEqual(peptide)
    expect((await lastAuditEntry('peptide', peptide.id)).action).toBe('create')
  })

  test('is refused while stock is on hand, including reserved stock', async () => {
    const { id, productId } = await aProduct(app)
    const batch = { productId, batchNumber: 'B-1', createdAt: new Date(), quantityReserved: 2 }
    await db.insertInto('inventoryBatches').values(batch).execute()
    const refused = await remove(id)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'PEPTIDE_IN_STOCK'])
    await db.updateTable('inventoryBatches').set({ quantityReserved: 0 }).execute()
    expect((await remove(id)).statusCode).toBe(200)
  })

  test('or adding it to a plan wins when concurrent', async () => {
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

  test('has texts and shop data, follows the original, and is hidden and unrated', async () => {
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
      ...{ shopPrice: 50, shopPurity: '99 %', isDraft: true },
    })
    const order = (await call('GET', '/api/peptides')).body.map(({ id }: PeptideReply) => id)
    expect(order.indexOf(body.id)).toBeGreaterThan(order.indexOf(original.id))
    expect(await editedAt(body.id)).not.toBeNull()
  })

  test('can be copied again, even with a name of 100 characters and by several at once', async () => {
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

  test('of a deleted peptide is refused', async () => {
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
    expect(await lastAuditEntry('product', productId)).toMatchObject({
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

  test('stores shop data without touching the texts', async () => {
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
  ])('refuses a %s of %j', async (field, value, message) => {
    const { id } = await aProduct(app)
    const response = await setData(id, { ...shopData, [field]: value })
    expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
  })

  test.each([
    ['shop-data', shopData],
    ['shop-availability', { shopEnabled: true }],
  ])('refuses a deleted peptide: %s', async (what, body) => {
    const response = await call('PATCH', `/api/peptides/987654321/${what}`, body)
    expect([response.statusCode, response.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
  })
})
