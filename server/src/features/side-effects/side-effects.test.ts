import { randomUUID } from 'node:crypto'
import { MOST_SIDE_EFFECTS } from '@pepwell/domain/side-effects/side-effects'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPlanEntry, aSideEffect, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app

const PATH = '/api/side-effects'
const NOW = '2026-06-15T12:00:00.000Z'
beforeEach(() => app.clock.set(NOW))

const list = async ({ cookie }: Member, query = '') => (await request('GET', PATH + query, { cookie })).body
const log = ({ cookie }: Member, body: object) => request('POST', PATH, { cookie, body })
const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `${PATH}/${id}`, { cookie, body })
const remove = ({ cookie }: Member, id: number) => request('DELETE', `${PATH}/${id}`, { cookie })

test('stores a side effect with all its fields', async () => {
  const member = await aMember(app)
  const { id: userPeptideId } = await aPlanEntry(app, member)
  const typed = {
    name: 'Nausea',
    severity: 2,
    startedAt: '2026-06-14T20:00:00.000Z',
    endedAt: '2026-06-15T01:00:00.000Z',
    note: 'after dinner',
    userPeptideId,
  }
  const { statusCode, body } = await log(member, { ...typed, clientId: randomUUID() })
  expect(statusCode).toBe(201)
  expect(body).toEqual({ ...typed, id: body.id, createdAt: NOW, editedAt: null, help: null })
  expect(await list(member)).toEqual([body])
  expect(await list(await aMember(app))).toEqual([])
})

test('stores a retry once', async () => {
  const member = await aMember(app)
  const clientId = randomUUID()
  const first = await aSideEffect(app, member, { clientId })
  expect(await aSideEffect(app, member, { clientId })).toEqual(first)
  expect(await list(member)).toHaveLength(1)
})

test('lists are paged, latest first', async () => {
  const member = await aMember(app)
  const days = ['2026-06-10', '2026-06-12', '2026-06-11', '2026-06-12']
  for (const day of days) await aSideEffect(app, member, { startedAt: `${day}T08:00:00.000Z` })
  const all = await list(member)
  expect(all.map(({ startedAt }: { startedAt: string }) => startedAt.slice(0, 10))).toEqual(
    days.toSorted().reverse(),
  )
  expect(await list(member, `?limit=2&after=${all[0].id}`)).toEqual(all.slice(1, 3))
})

test.each([
  [{ name: 'Severe belly pain', severity: 3 }, '911'],
  [{ name: 'Thoughts of self-harm', severity: 1 }, '988'],
  [{ name: 'Vomiting', severity: 2, startedAt: '2026-06-14T11:00:00Z' }, 'dry you out'],
  [{ name: 'Black stool', severity: 1 }, 'Blood in vomit'],
  [{ name: 'Yellow skin', severity: 2 }, 'bile duct'],
])('%o gets help immediately', async (effect, words) => {
  const member = await aMember(app)
  const { help } = await aSideEffect(app, member, effect)
  expect(help).toContain(words)
  expect(help).toContain('Source')
  expect(help).toContain('www.fda.gov/medwatch')
  expect((await list(member))[0].help).toBe(help)
})

test('an edit can resolve a red flag and keeps the earlier version', async () => {
  const member = await aMember(app)
  const { id } = await aSideEffect(app, member, { name: 'Belly pain', severity: 3 })
  const { body } = await patch(member, id, { severity: 1 })
  expect(body).toMatchObject({ severity: 1, help: null, editedAt: NOW })
  expect((await patch(member, id, { severity: 1 })).body).toEqual(body)
  const versions = await db.selectFrom('earlierVersions').select('row').where('rowId', '=', id).execute()
  expect(versions).toMatchObject([{ row: { severity: 3 } }])
})

test('refuses inconsistent input', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const effect = { name: 'Nausea', severity: 2, startedAt: '2026-06-15T10:00:00Z' }
  const codeOf = async (changes: object) => (await log(member, { ...effect, ...changes })).body.code
  expect(await codeOf({ startedAt: '2026-06-16T10:00:00Z' })).toBe('MEASURED_IN_FUTURE')
  expect(await codeOf({ endedAt: '2026-06-15T09:00:00Z' })).toBe('ENDED_BEFORE_START')
  expect(await codeOf({ severity: 5 })).toBe('INVALID_INPUT')
  expect(await codeOf({ severity: 1.5 })).toBe('INVALID_INPUT')
  expect(await codeOf({ name: ' ' })).toBe('INVALID_INPUT')
  const foreign = await aPlanEntry(app, other)
  expect(await codeOf({ userPeptideId: foreign.id })).toBe('PLAN_ENTRY_NOT_FOUND')
  const { id } = await aSideEffect(app, member, { startedAt: '2026-06-15T10:00:00Z' })
  expect((await patch(member, id, { endedAt: '2026-06-15T09:00:00Z' })).body.code).toBe('ENDED_BEFORE_START')
  for (const answer of [await patch(other, id, { severity: 1 }), await remove(other, id)])
    expect(answer.body.code).toBe('SIDE_EFFECT_NOT_FOUND')
  expect((await remove(member, id)).statusCode).toBe(200)
  expect(await list(member)).toEqual([])
})

test('a side effect survives its plan entry', async () => {
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member)
  await aSideEffect(app, member, { userPeptideId: id })
  await request('DELETE', `/api/user-peptides/${id}`, { cookie: member.cookie })
  expect(await list(member)).toMatchObject([{ name: 'Nausea', userPeptideId: null }])
})

test('is limited per person, while a retry of an existing one still works', async () => {
  const member = await aMember(app)
  const clientId = randomUUID()
  const first = await aSideEffect(app, member, { clientId })
  await sql`
    INSERT INTO side_effects (user_id, name, severity, started_at)
    SELECT ${member.id}, 'Nausea', 1, now() FROM generate_series(2, ${MOST_SIDE_EFFECTS})`.execute(db)
  const effect = { name: 'Nausea', severity: 2, startedAt: '2026-06-15T10:00:00Z' }
  expect((await log(member, effect)).body.code).toBe('SIDE_EFFECTS_FULL')
  expect((await log(member, { ...effect, clientId })).body).toEqual(first)
})
