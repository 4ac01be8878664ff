import { expect, test } from 'vitest'
import { aMember, aPeptideId, aPlanEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const list = async ({ cookie }: Member) => (await request('GET', '/api/user-peptides', { cookie })).body
const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/user-peptides/${id}`, { cookie, body })
const add = ({ cookie }: Member, body: object) => request('POST', '/api/user-peptides', { cookie, body })

test('an entry starts active on the person’s local day', async () => {
  app.clock.set('2026-06-15T11:30:00Z')
  const auckland = await aMember(app, { timeZone: 'Pacific/Auckland' })
  const honolulu = await aMember(app, { timeZone: 'Pacific/Honolulu' })
  app.clock.set('2026-06-15T23:30:00Z')
  expect(await aPlanEntry(app, auckland)).toMatchObject({
    startDate: '2026-06-16',
    status: 'active',
    endDate: null,
  })
  expect(await aPlanEntry(app, honolulu)).toMatchObject({ startDate: '2026-06-15' })
})

test('the plan lists each peptide by name, newest first', async () => {
  const member = await aMember(app)
  const semaglutide = await aPeptideId(app, 'Semaglutide')
  const first = await aPlanEntry(app, member, { notes: 'before breakfast' })
  const second = await aPlanEntry(app, member, {
    peptideId: semaglutide,
    currentDose: '0.25 mg',
    frequency: 'Weekly',
  })
  expect(await list(member)).toEqual([second, first])
  expect(second.peptide).toMatchObject({ id: semaglutide, name: 'Semaglutide', category: 'Fat Loss' })
  expect(first.notes).toBe('before breakfast')
})

test('each peptide has its own color slot, also when added concurrently, and keeps it when re-added', async () => {
  const member = await aMember(app)
  const ids = await Promise.all(['BPC-157', 'Semaglutide', 'TB-500'].map((name) => aPeptideId(app, name)))
  const entries = await Promise.all(ids.map((peptideId) => aPlanEntry(app, member, { peptideId })))
  expect(entries.map(({ hue }) => hue).toSorted()).toEqual([1, 2, 3])
  const [first] = entries as [(typeof entries)[0]]
  await patch(member, first.id, { status: 'completed' })
  expect(await aPlanEntry(app, member, { peptideId: first.peptideId })).toMatchObject({ hue: first.hue })
})

test('in a full plan a new peptide takes the color of a removed or finished one, not of a paused one', async () => {
  const member = await aMember(app)
  const catalogue = (await request('GET', '/api/peptides')).body as { id: number }[]
  const join = (at: number) => aPlanEntry(app, member, { peptideId: catalogue[at]?.id })
  const entries = []
  for (let index = 0; index < 8; index += 1) entries.push(await join(index))
  const [paused, , removed, , over] = entries.map(({ id }) => id) as [number, ...number[]]
  await patch(member, paused, { status: 'paused' })
  await request('DELETE', `/api/user-peptides/${removed}`, { cookie: member.cookie })
  await patch(member, over as number, { status: 'completed' })
  const joined = [await join(8), await join(9), await join(10)]
  expect(joined.map(({ hue }) => hue)).toEqual([3, 5, 1])
})

test.each([
  ['currentDose', '', 'Current dose is required'],
  ['currentDose', undefined, 'Current dose is required'],
  ['frequency', '  ', 'Frequency is required'],
  ['startDate', '2026-02-30', 'Please enter a valid date'],
  ['startDate', '15/06/2026', 'Please enter a valid date'],
])('refuses %s %j', async (field, value, message) => {
  const member = await aMember(app)
  const body = { peptideId: await aPeptideId(app), currentDose: '1 mg', frequency: 'Daily', [field]: value }
  const response = await add(member, body)
  expect([response.statusCode, response.body.fields[field]]).toEqual([400, message])
  expect(await list(member)).toEqual([])
})

test('refuses an unknown peptide', async () => {
  const member = await aMember(app)
  const response = await add(member, { peptideId: 999_999, currentDose: '1 mg', frequency: 'Daily' })
  expect([response.statusCode, response.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
})

test.each([
  ['nothing', {}],
  ['null', { peptideId: null, personalPeptideId: null }],
  ['two at once', { peptideId: 1, personalPeptideId: 1 }],
])('refuses an entry about %s', async (_name, about) => {
  const member = await aMember(app)
  const response = await add(member, { ...about, currentDose: '1 mg', frequency: 'Daily' })
  expect([response.statusCode, response.body.fields]).toEqual([400, { peptideId: 'Please select a peptide' }])
  expect(await list(member)).toEqual([])
})

test('a peptide is in the plan once until completed, despite a double tap', async () => {
  const member = await aMember(app)
  const body = { peptideId: await aPeptideId(app), currentDose: '1 mg', frequency: 'Daily' }
  const responses = await Promise.all(Array.from({ length: 4 }, () => add(member, body)))
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
  const [entry] = await list(member)
  await patch(member, entry.id, { status: 'completed' })
  expect((await add(member, body)).statusCode).toBe(201)
  const again = await patch(member, entry.id, { status: 'active' })
  expect([again.statusCode, again.body.code]).toEqual([409, 'ALREADY_IN_PLAN'])
})

test('dose, frequency, notes and status can change separately', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { notes: 'left side' })
  const changed = await patch(member, entry.id, { currentDose: '500 mcg' })
  expect(changed.body).toEqual({ ...entry, warnings: [], currentDose: '500 mcg', amount: 500, unit: 'mcg' })
  expect((await patch(member, entry.id, { notes: '', status: 'paused' })).body).toMatchObject({
    currentDose: '500 mcg',
    notes: null,
    status: 'paused',
  })
  expect((await patch(member, entry.id, { currentDose: '' })).body.message).toBe('Current dose is required')
  expect((await patch(member, entry.id, { status: 'forgotten' })).statusCode).toBe(400)
})

test('refuses an end before the start, when adding and editing', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { startDate: '2026-06-10' })
  expect((await patch(member, entry.id, { endDate: '2026-06-09' })).body.code).toBe('END_BEFORE_START')
  expect((await patch(member, entry.id, { endDate: '2026-06-10' })).body.endDate).toBe('2026-06-10')
  const other = { peptideId: await aPeptideId(app, 'KPV'), currentDose: '1 mg', frequency: 'Daily' }
  const response = await add(member, { ...other, startDate: '2026-06-10', endDate: '2026-06-09' })
  expect(response.body.code).toBe('END_BEFORE_START')
})

test("another member's entry can't be changed or removed", async () => {
  const [owner, stranger] = [await aMember(app), await aMember(app)]
  const entry = await aPlanEntry(app, owner)
  expect((await patch(stranger, entry.id, { currentDose: '9 mg' })).statusCode).toBe(404)
  const removed = await request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: stranger.cookie })
  expect([removed.statusCode, removed.body.code]).toEqual([404, 'PLAN_ENTRY_NOT_FOUND'])
  expect(await list(owner)).toEqual([entry])
})

test('a removed entry is gone', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const remove = () => request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: member.cookie })
  expect((await remove()).body).toEqual({ message: 'Peptide removed from your plan' })
  expect((await remove()).statusCode).toBe(404)
  expect(await list(member)).toEqual([])
})

/** The spans that adherence counts, as stored. */
const periodsOf = (id: number) =>
  app.db
    .selectFrom('planPeriods')
    .select(['startsOn', 'endsOn', 'frequency'])
    .where('userPeptideId', '=', id)
    .orderBy('startsOn')
    .execute()

test('pausing, resuming and a new frequency split the time that counts', async () => {
  app.clock.set('2026-06-01T12:00:00Z')
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member)
  const on = async (day: string, body: object) => {
    app.clock.set(`${day}T12:00:00Z`)
    expect((await patch(member, id, body)).statusCode).toBe(200)
  }
  await on('2026-06-04', { notes: 'nothing that counts' })
  await on('2026-06-05', { frequency: 'Weekly' })
  await on('2026-06-10', { status: 'paused' })
  await on('2026-06-11', { frequency: 'Daily' })
  await on('2026-06-20', { status: 'active' })
  await on('2026-06-20', { frequency: 'Every other day' })
  await on('2026-06-25', { status: 'completed' })
  expect(await periodsOf(id)).toEqual([
    { startsOn: '2026-06-01', endsOn: '2026-06-04', frequency: 'Daily' },
    { startsOn: '2026-06-05', endsOn: '2026-06-09', frequency: 'Weekly' },
    { startsOn: '2026-06-20', endsOn: '2026-06-24', frequency: 'Every other day' },
  ])
})

test('pausing on the first day leaves nothing that counts', async () => {
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member)
  await patch(member, id, { status: 'paused' })
  expect(await periodsOf(id)).toEqual([])
})

test('reverting a change on the same day undoes it, and a synonym for the same rate changes nothing', async () => {
  app.clock.set('2026-06-01T12:00:00Z')
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member, { frequency: 'Weekly' })
  app.clock.set('2026-06-10T12:00:00Z')
  for (const body of [
    { status: 'paused' },
    { status: 'active' },
    { frequency: 'Daily' },
    { frequency: 'Weekly' },
    { frequency: 'once a week' },
  ]) {
    expect((await patch(member, id, body)).statusCode).toBe(200)
  }
  expect(await periodsOf(id)).toEqual([{ startsOn: '2026-06-01', endsOn: null, frequency: 'Weekly' }])
})

test('stores a dose as an amount with its unit, or null without one', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { currentDose: '0,25 mg' })
  expect([entry.currentDose, entry.amount, entry.unit]).toEqual(['0,25 mg', 0.25, 'mg'])
  const { body } = await patch(member, entry.id, { currentDose: '0.5' })
  expect([body.currentDose, body.amount, body.unit]).toEqual(['0.5', null, null])
})
