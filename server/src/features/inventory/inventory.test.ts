import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aBatch,
  anAdmin,
  aPeptideId,
  aSupplementId,
  aVitaminBatch,
  type Member,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const admin = await anAdmin(app)

beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const get = async (path: string, { cookie }: Member = admin) => (await request('GET', path, { cookie })).body
const post = (path: string, body: object) => request('POST', path, { cookie: admin.cookie, body })
const patch = (path: string, body: object) => request('PATCH', path, { cookie: admin.cookie, body })
const batches = '/api/admin/inventory'
const vitamins = '/api/admin/vitamin-inventory'
const movements = (id: number, query = '') => get(`${batches}/${id}/movements${query}`)

describe('a peptide batch', () => {
  test('round-trips', async () => {
    const peptideId = await aPeptideId(app, 'Ipamorelin')
    const facts = {
      batchNumber: 'IPA-2609-B',
      expiryDate: '2028-03-14',
      supplier: 'Northlab Supply',
      costPerUnit: 9.8,
      notes: 'Certificate on file',
    }
    const response = await post(batches, { ...facts, peptideId, quantityAvailable: 46 })
    expect(response.statusCode).toBe(201)
    expect(response.body).toEqual({
      ...facts,
      recallReason: null,
      id: expect.any(Number),
      peptideId,
      peptide: { id: peptideId, name: 'Ipamorelin', mg: expect.any(Number) },
      quantityAvailable: 46,
      quantityReserved: 0,
      receivedDate: '2026-06-15',
      version: 1,
    })
    expect((await get(batches))[0]).toEqual(response.body)
  })

  test('accepts form values: numbers as text, and empty fields', async () => {
    const peptideId = await aPeptideId(app)
    const form = { batchNumber: 'B', expiryDate: '', supplier: '', notes: '', costPerUnit: '' }
    const { body } = await post(batches, { ...form, peptideId: String(peptideId), quantityAvailable: '12' })
    expect(body).toMatchObject({ peptideId, quantityAvailable: 12, costPerUnit: null })
    expect([body.expiryDate, body.supplier, body.notes]).toEqual([null, null, null])
    expect((await patch(`${batches}/${body.id}`, { costPerUnit: '3.50' })).body.costPerUnit).toBe(3.5)
  })

  test('is received on the operator’s local day', async () => {
    app.clock.set('2026-06-16T03:00:00Z')
    expect((await aBatch(app, {}, admin)).receivedDate).toBe('2026-06-15')
  })

  test.each([
    ['batchNumber', ' ', 'Batch number is required'],
    ['quantityAvailable', -1, 'Quantity must be positive'],
    ['quantityAvailable', 1.5, 'Write a whole number, such as 5'],
    ['quantityAvailable', '12 vials', 'Write a whole number, such as 5'],
    ['quantityAvailable', 1_000_001, 'Please enter at most 1,000,000'],
    ['costPerUnit', '12,50', 'Not a number: write 12.50'],
    ['costPerUnit', '99999999999', 'That’s too much'],
    ['costPerUnit', -0.01, 'Cost per unit must be positive'],
    ['costPerUnit', 0.005, 'Please use at most two decimals'],
    ['expiryDate', '2026-02-30', 'Please enter a valid date'],
    ['peptideId', undefined, 'Please choose a peptide'],
  ])('without a valid %s (%j) says: %s', async (field, value, message) => {
    const body = { peptideId: await aPeptideId(app), batchNumber: 'B', quantityAvailable: 1, [field]: value }
    const response = await post(batches, body)
    expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
  })

  test('keeps omitted fields on edit, and clears emptied ones', async () => {
    const batch = await aBatch(
      app,
      { supplier: 'Aster Labs', notes: 'Cold', expiryDate: '2027-01-31' },
      admin,
    )
    const edited = await patch(`${batches}/${batch.id}`, { supplier: '', expiryDate: null, costPerUnit: '' })
    expect(edited.body).toEqual({
      ...batch,
      supplier: null,
      expiryDate: null,
      costPerUnit: null,
      version: 2,
    })
    const other = await aPeptideId(app, 'KPV')
    const moved = await patch(`${batches}/${batch.id}`, { peptideId: other })
    expect(moved.body.peptide).toMatchObject({ id: other, name: 'KPV' })
  })

  test('is stored once per client id, also in parallel', async () => {
    const clientId = randomUUID()
    const added = await Promise.all(Array.from({ length: 6 }, () => aBatch(app, { clientId }, admin)))
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(await movements(added[0].id)).toHaveLength(1)
    const log = await get(`/api/admin/audit-log?kind=batch&objectId=${added[0].id}`)
    expect(log).toHaveLength(1)
    // The id is this batch's, not a vitamin batch's.
    const other = await post(vitamins, {
      ...(await vitaminBody()),
      clientId,
    })
    expect([other.statusCode, other.body.code]).toEqual([404, 'BATCH_NOT_FOUND'])
  })

  test('of an unknown product is refused', async () => {
    const response = await post(batches, { peptideId: 987_654_321, batchNumber: 'B', quantityAvailable: 1 })
    expect([response.statusCode, response.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
    const { id } = await aVitaminBatch(app, {}, admin)
    for (const path of [`${batches}/${id}`, `${batches}/987654321`]) {
      const none = await patch(path, { notes: 'x' })
      expect([none.statusCode, none.body.code]).toEqual([404, 'BATCH_NOT_FOUND'])
    }
  })
})

const vitaminBody = async () => ({
  supplementId: await aSupplementId(app),
  batchNumber: 'ZN-1',
  quantity: 60,
  expiryDate: '2028-01-31',
  supplier: 'Vitalis',
  costPerUnit: 3.2,
})

describe('a vitamin batch', () => {
  test('round-trips, separate from peptides', async () => {
    const body = await vitaminBody()
    const response = await post(vitamins, body)
    expect(response.statusCode).toBe(201)
    expect(response.body).toMatchObject({
      ...body,
      supplement: { id: body.supplementId, name: 'Zinc', dosageAmount: 11, dosageUnit: 'mg' },
      quantityReserved: 0,
      version: 1,
    })
    expect((await get(vitamins))[0]).toEqual(response.body)
    expect((await get(batches)).map(({ id }: { id: number }) => id)).not.toContain(response.body.id)
  })

  test.each([
    ['batchNumber', '', 'Batch number is required'],
    ['quantity', -1, 'Quantity must be positive'],
    ['expiryDate', '', 'Expiry date is required'],
    ['expiryDate', undefined, 'Expiry date is required'],
    ['supplier', '', 'Supplier is required'],
    ['costPerUnit', -1, 'Cost per unit must be positive'],
    ['costPerUnit', '12,50', 'Not a number: write 12.50'],
    ['supplementId', 'zinc', 'Please choose a vitamin'],
  ])('without a valid %s (%j) says: %s', async (field, value, message) => {
    const response = await post(vitamins, { ...(await vitaminBody()), [field]: value })
    expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
  })

  test('without a cost has an unknown cost, not 0', async () => {
    const { costPerUnit: _, ...body } = await vitaminBody()
    expect((await post(vitamins, body)).body.costPerUnit).toBeNull()
    const typed = await post(vitamins, { ...body, batchNumber: 'ZN-2', costPerUnit: '' })
    expect(typed.body.costPerUnit).toBeNull()
    const path = `${vitamins}/${typed.body.id}`
    expect((await patch(path, { costPerUnit: 0 })).body.costPerUnit).toBe(0)
    expect((await patch(path, { costPerUnit: '' })).body.costPerUnit).toBeNull()
  })

  test('is edited, and its quantity is a movement', async () => {
    const batch = await aVitaminBatch(app, {}, admin)
    const edited = await patch(`${vitamins}/${batch.id}`, { quantity: '57', reason: 'Three broken' })
    expect(edited.body).toEqual({ ...batch, quantity: 57, version: 2 })
    expect(await movements(batch.id)).toMatchObject([
      { change: -3, reason: 'Three broken', onHand: 57 },
      { change: 60, reason: 'Received', onHand: 60 },
    ])
  })
})

describe('pages', () => {
  test.each([
    [batches, () => aBatch(app, {}, admin)],
    [vitamins, () => aVitaminBatch(app, {}, admin)],
  ])('of %s contain every batch once, newest first', async (path, make) => {
    for (let n = 0; n < 5; n++) await make()
    const whole = await get(path)
    const paged: unknown[] = []
    for (let after = ''; ; ) {
      const page = await get(`${path}?limit=2${after}`)
      paged.push(...page)
      if (page.length < 2) break
      after = `&after=${page.at(-1).id}`
    }
    expect(paged).toEqual(whole)
    expect(whole.length).toBeGreaterThanOrEqual(5)
  })
})

describe('movements', () => {
  test('say what, why, who and when, by default a correction', async () => {
    const batch = await aBatch(app, {}, admin)
    app.clock.set('2026-06-16T09:00:00Z')
    await patch(`${batches}/${batch.id}`, { quantityAvailable: 119, reason: ' Damaged,  vial cracked ' })
    await patch(`${batches}/${batch.id}`, { quantityAvailable: 121 })
    await patch(`${batches}/${batch.id}`, { notes: 'No quantity changes', reason: 'Nobody asks' })
    const actor = { id: admin.id, name: 'Ada Keller' }
    const latest = { id: expect.any(Number), at: '2026-06-16T09:00:00.000Z', reservedChange: 0, actor }
    const all = await movements(batch.id)
    expect(all).toEqual([
      { ...latest, change: 2, reason: 'Corrected', onHand: 121 },
      { ...latest, change: -1, reason: 'Damaged, vial cracked', onHand: 119 },
      { ...latest, at: '2026-06-15T12:00:00.000Z', change: 120, reason: 'Received', onHand: 120 },
    ])
    const first = await movements(batch.id, '?limit=2')
    expect([...first, ...(await movements(batch.id, `?limit=2&after=${first[1].id}`))]).toEqual(all)
  })

  test('are empty for a new batch, and refused for an unknown one', async () => {
    const { id } = await aBatch(app, { quantityAvailable: 0 }, admin)
    expect(await movements(id)).toEqual([])
    expect((await movements(987_654_321)).code).toBe('BATCH_NOT_FOUND')
  })
})

describe('two operators at one batch', () => {
  test('the second with an outdated version is refused, changing nothing', async () => {
    const batch = await aBatch(app, {}, admin)
    const path = `${batches}/${batch.id}`
    const first = await patch(path, { quantityAvailable: 100, version: batch.version })
    expect([first.statusCode, first.body.version]).toEqual([200, 2])
    const second = await patch(path, { quantityAvailable: 110, version: batch.version })
    expect([second.statusCode, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(await movements(batch.id)).toHaveLength(2)
    // The call as specified is accepted unchanged.
    expect((await patch(path, { quantityAvailable: 110 })).body).toMatchObject({
      quantityAvailable: 110,
      version: 3,
    })
  })

  test('concurrently, one is refused', async () => {
    const { id, version } = await aBatch(app, {}, admin)
    const responses = await Promise.all(
      [90, 80, 70].map((quantityAvailable) => patch(`${batches}/${id}`, { quantityAvailable, version })),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await movements(id)).toHaveLength(2)
  })

  test("an edit without changes isn't one", async () => {
    const batch = await aBatch(app, {}, admin)
    const same = await patch(`${batches}/${batch.id}`, {
      quantityAvailable: '120',
      batchNumber: 'BPC-2606-A',
    })
    expect(same.body).toEqual(batch)
    expect(await get(`/api/admin/audit-log?kind=batch&objectId=${batch.id}`)).toHaveLength(1)
  })
})

test('the log has a batch’s history with reasons', async () => {
  const batch = await aBatch(app, {}, admin)
  await patch(`${batches}/${batch.id}`, {
    quantityAvailable: 118,
    supplier: 'Aster Labs',
    reason: 'Two broken',
  })
  const [change, taken] = await get(`/api/admin/audit-log?kind=batch&objectId=${batch.id}`)
  expect(change).toMatchObject({
    area: 'inventory',
    action: 'change-batch',
    object: { name: 'BPC-157 BPC-2606-A' },
    before: { quantityAvailable: 120, supplier: null },
    after: { quantityAvailable: 118, supplier: 'Aster Labs', reason: 'Two broken' },
  })
  expect(Object.keys(change.before)).toEqual(['supplier', 'quantityAvailable'])
  expect(taken).toMatchObject({ action: 'add-batch', after: { quantityAvailable: 120 } })
})

test('the log distinguishes vitamin and peptide batches', async () => {
  const { id } = await aVitaminBatch(app, {}, admin)
  expect(await get(`/api/admin/audit-log?kind=vitamin-batch&objectId=${id}`)).toHaveLength(1)
  expect(await get(`/api/admin/audit-log?kind=batch&objectId=${id}`)).toEqual([])
})

test.each(['quantity', 'costPerUnits'])(
  'an unknown field %s of a batch is refused, not ignored',
  async (field) => {
    const { cookie } = await anAdmin(app)
    const body = { peptideId: await aPeptideId(app), batchNumber: 'TYPO-1', quantityAvailable: 5, [field]: 9 }
    const response = await app.request('POST', '/api/admin/inventory', { cookie, body })
    expect([response.statusCode, response.body.fields]).toEqual([
      400,
      { [field]: `There is no field '${field}' here` },
    ])
  },
)
