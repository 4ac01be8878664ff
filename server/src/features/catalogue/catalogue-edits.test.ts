import { PeptideForm } from '@pepwell/contract/catalogue/catalogue-admin'
import { describe, expect, test, vi } from 'vitest'
import { postgresBus } from '../../live/bus.ts'
import { aMember, anAdmin, aPeptideId, aProduct, catalogueBody } from '../../testing/factories.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'
import { catalogueSeed } from './seed/index.ts'

const app = await testApp()
const { request, db } = app
const admin = await anAdmin(app)
const { cookie } = admin

interface PeptideReply {
  id: number
  name: string
  displayOrder: number
}

const call = (method: string, path: string, body?: object) => request(method, path, { cookie, body })
const list = async (): Promise<PeptideReply[]> => (await request('GET', '/api/peptides')).body
const NOT_UPLOADED = 'Please upload the image. We don’t show links to other sites.'

const listed = async (id: number) => (await list()).find((peptide) => peptide.id === id)
const patch = (id: number, body: object) => call('PATCH', `/api/peptides/${id}`, body)
const lastAuditEntry = async (kind: string, id: number) =>
  (await request('GET', `/api/admin/audit-log?kind=${kind}&objectId=${id}&limit=1`, { cookie })).body[0]
const editedAt = async (id: number) =>
  (await db.selectFrom('peptides').select('editedAt').where('id', '=', id).executeTakeFirst())?.editedAt

describe('adding a peptide', () => {
  test('stores it as typed, hidden from the shop, with default shop data', async () => {
    const body = catalogueBody({ displayOrder: 7, productImageUrl: null })
    const response = await call('POST', '/api/peptides', body)
    expect(response.statusCode).toBe(201)
    expect(response.body).toMatchObject({
      ...body,
      ...{ shopEnabled: false, shopStatus: 'available', shopPrice: null, shopRating: 5, shopReviews: 0 },
      ...{ shopForm: 'Lyophilized powder', shopStorage: '-20°C', version: 1, shopVersion: 1 },
      createdAt: new Date(app.clock.now()).toISOString(),
    })
    expect(await listed(response.body.id)).toEqual(response.body)
    expect(await lastAuditEntry('peptide', response.body.id)).toMatchObject({
      actor: { id: admin.id },
      action: 'create',
      object: { name: body.name },
      after: { mg: 5, category: 'Recovery' },
    })
  })

  test('puts it first unless a position is given', async () => {
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
  ])('requires %s', async (field, message) => {
    for (const value of ['', undefined, null]) {
      const response = await call('POST', '/api/peptides', catalogueBody({ [field]: value }))
      expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
    }
  })

  test.each([
    [{ mg: -1 }, 'MG amount is required and must be a positive number'],
    [{ displayOrder: -1 }, 'Display order must be a non-negative number'],
    [{ productImageUrl: 'https://pictures.example/vial.jpg' }, NOT_UPLOADED],
    [{ productImageUrl: 'javascript:alert(1)' }, NOT_UPLOADED],
  ])('refuses %j', async (field, message) => {
    const response = await call('POST', '/api/peptides', catalogueBody(field))
    expect([response.statusCode, response.body.message]).toEqual([400, message])
  })

  test('refuses a taken name and a missing upload', async () => {
    const { name } = await aProduct(app)
    for (const same of [name, name.toUpperCase(), name.toLowerCase()]) {
      const taken = await call('POST', '/api/peptides', catalogueBody({ name: same }))
      expect([taken.statusCode, taken.body.code]).toEqual([409, 'PEPTIDE_NAME_TAKEN'])
    }
    const productImageUrl = `/api/product-images/${'0'.repeat(32)}`
    const deleted = await call('POST', '/api/peptides', catalogueBody({ productImageUrl }))
    expect([deleted.statusCode, deleted.body.code]).toEqual([404, 'PHOTO_NOT_FOUND'])
  })
})

describe('changing a peptide', () => {
  test('affects only given fields and records the earlier version', async () => {
    const peptide = await aProduct(app)
    const { body } = await patch(peptide.id, { mg: 10, benefits: 'More.' })
    expect(body).toEqual({ ...peptide, mg: 10, benefits: 'More.', version: 2 })
    expect(await listed(peptide.id)).toEqual(body)
    expect(await lastAuditEntry('peptide', peptide.id)).toMatchObject({
      action: 'edit',
      before: { mg: 5, benefits: peptide.benefits },
      after: { mg: 10, benefits: 'More.' },
    })
  })

  test('does nothing when nothing differs', async () => {
    const peptide = await aProduct(app)
    expect((await patch(peptide.id, { name: peptide.name, mg: 5 })).body).toEqual(peptide)
    expect((await lastAuditEntry('peptide', peptide.id)).action).toBe('create')
  })

  test('refuses another’s name in any spelling, but allows respelling its own', async () => {
    const [one, other] = [await aProduct(app), await aProduct(app)]
    const taken = await patch(one.id, { name: other.name.toUpperCase() })
    expect([taken.statusCode, taken.body.code]).toEqual([409, 'PEPTIDE_NAME_TAKEN'])
    const name = one.name.toUpperCase()
    expect((await patch(one.id, { name })).body).toMatchObject({ name })
  })

  test('can change only its name, at the URL that saves costs', async () => {
    const { id } = await aProduct(app)
    const { name } = catalogueBody()
    const renamed = await call('PATCH', `/api/admin/peptides/${id}`, { name })
    expect([renamed.statusCode, renamed.body.name]).toEqual([200, name])
    const empty = await call('PATCH', `/api/admin/peptides/${id}`, { name: ' ' })
    expect(empty.body.fields).toEqual({ name: 'Name is required' })
  })

  test('refuses an outdated version', async () => {
    const { id, version } = await aProduct(app)
    expect((await patch(id, { mg: 6, version })).statusCode).toBe(200)
    const late = await patch(id, { mg: 7, version })
    expect([late.statusCode, late.body]).toEqual([
      409,
      { code: 'CHANGED_MEANWHILE', message: 'Someone else changed this in the meantime' },
    ])
    expect(await listed(id)).toMatchObject({ mg: 6 })
    expect((await patch(id, { mg: 8 })).statusCode).toBe(200)
  })

  test('lets one of two concurrent saves win', async () => {
    const { id, version } = await aProduct(app)
    const responses = await Promise.all([11, 12, 13].map((mg) => patch(id, { mg, version })))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  test('protects it from a newer seed, apart from its position', async () => {
    const id = await aPeptideId(app, 'KPV')
    await patch(id, { displayOrder: 40 })
    expect(await editedAt(id)).toBeNull()
    await patch(id, { benefits: 'What we know better.' })
    expect(await editedAt(id)).toEqual(new Date(app.clock.now()))
  })

  test('refuses an unknown peptide', async () => {
    expect((await patch(987_654_321, { mg: 1 })).body.code).toBe('PEPTIDE_NOT_FOUND')
  })
})

test('an edit is visible to its author immediately, and announced to every process and page', async () => {
  const other = await testApp({}, { db, bus: await postgresBus(app.connection) })
  const { id } = await aProduct(app)
  await other.request('GET', '/api/peptides')
  const page = await connectAs(other, await aMember(app))
  await patch(id, { benefits: 'News.' })
  expect(await listed(id)).toMatchObject({ benefits: 'News.' })
  await vi.waitFor(() =>
    expect(page.events).toContainEqual({ type: 'changed', changes: expect.arrayContaining(['catalogue']) }),
  )
  const found = (await other.request('GET', '/api/peptides')).body.find(
    (peptide: PeptideReply) => peptide.id === id,
  )
  expect(found).toMatchObject({ benefits: 'News.' })
})

test('all built-in texts pass the form’s validation', () => {
  // If amount or frequency are unknown, an operator may leave them blank.
  const texts = catalogueSeed.map(({ since, ...seed }) =>
    Object.fromEntries(Object.entries(seed).filter(([, value]) => value !== null && value !== '')),
  )
  const refused = texts.filter((seed) => !PeptideForm.partial().safeParse(seed).success)
  expect(refused.map(({ name }) => name)).toEqual([])
})
