import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  aDose,
  aMember,
  aPeptideId,
  aPersonalPeptide,
  aPlanEntry,
  type Member,
  personalPeptideBody,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
// Before the first read: an empty catalog would be cached briefly.
await aPeptideId(app)

const PATH = '/api/personal-peptides'
const list = async ({ cookie }: Member) => (await request('GET', PATH, { cookie })).body
const add = ({ cookie }: Member, body: object) => request('POST', PATH, { cookie, body })
const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `${PATH}/${id}`, { cookie, body })
const remove = ({ cookie }: Member, id: number) => request('DELETE', `${PATH}/${id}`, { cookie })
const plan = async ({ cookie }: Member) => (await request('GET', '/api/user-peptides', { cookie })).body
const doses = async ({ cookie }: Member) => (await request('GET', '/api/dosage-logs', { cookie })).body

test('personal peptides round-trip with paragraphs, newest first', async () => {
  const member = await aMember(app)
  const first = await add(member, personalPeptideBody())
  expect(first.statusCode).toBe(201)
  const unset = { competitorLinks: null, halfLifeHours: null, timeToPeakHours: null }
  expect(first.body).toEqual({ id: first.body.id, ...personalPeptideBody(), ...unset })
  const second = await aPersonalPeptide(app, member, { competitorLinks: 'https://example.com/a' })
  expect(await list(member)).toEqual([second, first.body])
})

test("others can't see them", async () => {
  const [owner, stranger] = [await aMember(app), await aMember(app)]
  await aPersonalPeptide(app, owner, { name: 'Secret blend' })
  expect(await list(stranger)).toEqual([])
  const { payload } = await request('GET', '/api/peptides')
  expect(payload).not.toContain('Secret blend')
})

test.each([
  ['name', 'Name is required'],
  ['description', 'Description is required'],
  ['category', 'Category is required'],
  ['benefits', 'Benefits are required'],
  ['sideEffects', 'Side effects information is required'],
  ['recommendedDose', 'Recommended dose is required'],
  ['frequency', 'Frequency is required'],
  ['duration', 'Duration is required'],
  ['bestTakenWith', 'Best taken with information is required'],
])('without %s says: %s', async (field, message) => {
  const member = await aMember(app)
  for (const value of ['', '   ', undefined, null]) {
    const response = await add(member, personalPeptideBody({ [field]: value }))
    expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
  }
  expect(await list(member)).toEqual([])
})

test('refuses an unknown category', async () => {
  const response = await add(await aMember(app), personalPeptideBody({ category: 'Magic' }))
  expect(response.body.fields).toEqual({ category: 'Category is required' })
})

test('stores a retry once, also in parallel, and different people may share a client id', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const clientId = randomUUID()
  const added = await Promise.all(
    Array.from({ length: 6 }, () => aPersonalPeptide(app, member, { clientId })),
  )
  expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  expect(await list(member)).toHaveLength(1)
  expect((await aPersonalPeptide(app, other, { clientId })).id).not.toBe(added[0].id)
})

test('a change keeps omitted fields', async () => {
  const member = await aMember(app)
  const peptide = await aPersonalPeptide(app, member, { competitorLinks: 'https://example.com/a' })
  expect((await patch(member, peptide.id, {})).body).toEqual(peptide)
  const renamed = await patch(member, peptide.id, { name: 'Mended name' })
  expect(renamed.body).toEqual({ ...peptide, name: 'Mended name' })
  const refused = await patch(member, peptide.id, { benefits: ' ' })
  expect(refused.body.fields).toEqual({ benefits: 'Benefits are required' })
  expect((await patch(member, peptide.id, { competitorLinks: '' })).body.competitorLinks).toBeNull()
})

test("another person’s can't be changed, deleted or planned", async () => {
  const [owner, stranger] = [await aMember(app), await aMember(app)]
  const peptide = await aPersonalPeptide(app, owner)
  const body = { personalPeptideId: peptide.id, currentDose: '1 mg', frequency: 'Daily' }
  const answers = [
    await patch(stranger, peptide.id, { name: 'Mine now' }),
    await remove(stranger, peptide.id),
    await request('POST', '/api/user-peptides', { cookie: stranger.cookie, body }),
  ]
  for (const { statusCode, body: refusal } of answers) {
    expect([statusCode, refusal.code]).toEqual([404, 'PERSONAL_PEPTIDE_NOT_FOUND'])
  }
  expect(await list(owner)).toEqual([peptide])
  expect(await plan(stranger)).toEqual([])
})

test('is planned and logged by name, once until completed', async () => {
  const member = await aMember(app)
  const { id, name, category } = await aPersonalPeptide(app, member)
  const entry = await aPlanEntry(app, member, { personalPeptideId: id })
  expect(entry).toMatchObject({
    peptideId: null,
    peptide: null,
    personalPeptideId: id,
    personalPeptide: { id, name, category },
  })
  expect(await plan(member)).toEqual([entry])
  expect(await aDose(app, member, entry.id)).toMatchObject({ peptideName: name, userPeptideId: entry.id })
  const body = { personalPeptideId: id, currentDose: '1 mg', frequency: 'Daily' }
  const again = () => request('POST', '/api/user-peptides', { cookie: member.cookie, body })
  expect((await again()).body.code).toBe('ALREADY_IN_PLAN')
  const complete = { cookie: member.cookie, body: { status: 'completed' } }
  await request('PATCH', `/api/user-peptides/${entry.id}`, complete)
  expect((await again()).statusCode).toBe(201)
})

test('a new name shows in the plan, while logged doses keep theirs', async () => {
  const member = await aMember(app)
  const { id } = await aPersonalPeptide(app, member, { name: 'Old name' })
  const entry = await aPlanEntry(app, member, { personalPeptideId: id })
  await aDose(app, member, entry.id)
  await patch(member, id, { name: 'New name' })
  expect((await plan(member))[0].personalPeptide.name).toBe('New name')
  await aDose(app, member, entry.id)
  const names = (await doses(member)).map(({ peptideName }: { peptideName: string }) => peptideName)
  expect(names).toEqual(['New name', 'Old name'])
})

test('deleting removes it from the plan, while its doses keep their name', async () => {
  const member = await aMember(app)
  const { id, name } = await aPersonalPeptide(app, member)
  const entry = await aPlanEntry(app, member, { personalPeptideId: id })
  const stored = await aPlanEntry(app, member)
  await aDose(app, member, entry.id)
  expect((await remove(member, id)).body).toEqual({ message: 'Personal peptide deleted' })
  expect((await remove(member, id)).statusCode).toBe(404)
  expect(await list(member)).toEqual([])
  expect(await plan(member)).toEqual([stored])
  expect(await doses(member)).toMatchObject([{ peptideName: name, userPeptideId: null }])
})

test('planning during deletion succeeds or is refused, without an error', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await aMember(app)
    const { id } = await aPersonalPeptide(app, member)
    const body = { personalPeptideId: id, currentDose: '1 mg', frequency: 'Daily' }
    const planned = () => request('POST', '/api/user-peptides', { cookie: member.cookie, body })
    const [removed, ...answers] = await Promise.all([remove(member, id), planned(), planned(), planned()])
    expect(removed?.statusCode).toBe(200)
    for (const { statusCode } of answers) expect([201, 404, 409]).toContain(statusCode)
    expect(await plan(member)).toEqual([])
  }
})
