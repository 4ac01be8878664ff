import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_SIDE_EFFECTS } from '@pepwell/domain/side-effects/side-effects'
import { addDays } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPlanEntry, aSideEffect, type Member } from '../../testing/factories.ts'
import { aPhotoUrl } from '../../testing/photos.ts'
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
  expect(body).toEqual({ ...typed, id: body.id, createdAt: NOW, editedAt: null, help: null, photo: null })
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
  [{ name: 'Vomiting', severity: 2, startedAt: '2026-06-14T11:00:00Z' }, 'dehydrated'],
  [{ name: 'Black stool', severity: 1 }, 'Blood in vomit'],
  [{ name: 'Yellow skin', severity: 2 }, 'bile duct'],
  [{ name: 'Nausea', severity: 4 }, 'dehydrated'],
  [{ name: 'Low mood', severity: 4 }, '988'],
  [{ name: 'Palpitations', severity: 4 }, 'heartbeat'],
  [{ name: 'Insomnia', severity: 4 }, 'life-threatening'],
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
  expect(await codeOf({ startedAt: '1850-01-01T00:00:00Z' })).toBe('INVALID_INPUT')
  expect(await codeOf({ severity: 5 })).toBe('INVALID_INPUT')
  expect(await codeOf({ severity: 1.5 })).toBe('INVALID_INPUT')
  expect(await codeOf({ name: ' ' })).toBe('INVALID_INPUT')
  const foreign = await aPlanEntry(app, other)
  expect(await codeOf({ userPeptideId: foreign.id })).toBe('PLAN_ENTRY_NOT_FOUND')
  const { id } = await aSideEffect(app, member, { startedAt: '2026-06-15T10:00:00Z' })
  expect((await patch(member, id, { endedAt: '2026-06-15T09:00:00Z' })).body.code).toBe('ENDED_BEFORE_START')
  for (const response of [await patch(other, id, { severity: 1 }), await remove(other, id)])
    expect(response.body.code).toBe('SIDE_EFFECT_NOT_FOUND')
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

test('patterns have the last dose of each peptide of two weeks, newest first', async () => {
  const member = await aMember(app)
  const entryOf = async (name: string) =>
    (await aPlanEntry(app, member, { peptideId: await aPeptideId(app, name) })).id
  const [weekly, daily, old] = [
    await entryOf('Semaglutide'),
    await entryOf('BPC-157'),
    await entryOf('Tesamorelin'),
  ]
  await aDose(app, member, weekly, { takenAt: '2026-06-05T12:00:00.000Z', dose: '0.25 mg' })
  await aDose(app, member, weekly, { takenAt: '2026-06-12T12:00:00.000Z', dose: '0.5 mg' })
  await aDose(app, member, daily, { takenAt: '2026-06-15T08:00:00.000Z', dose: '250 mcg' })
  await aDose(app, member, old, { takenAt: '2026-06-01T11:00:00.000Z', dose: '1 mg' })
  const { body } = await request('GET', `${PATH}/patterns`, member)
  expect(body.lastDoses).toEqual([
    { name: 'BPC-157', colorSlot: 2, dose: '250 mcg', takenAt: '2026-06-15T08:00:00.000Z' },
    { name: 'Semaglutide', colorSlot: 1, dose: '0.5 mg', takenAt: '2026-06-12T12:00:00.000Z' },
  ])
})

test('patterns have the days since a dose and the days around a step', async () => {
  const member = await aMember(app)
  const peptideId = await aPeptideId(app, 'Semaglutide')
  const { id } = await aPlanEntry(app, member, { peptideId, currentDose: '0.5 mg', frequency: 'Weekly' })
  expect((await request('GET', `${PATH}/patterns`, member)).body).toEqual({
    frequent: [],
    lastDoses: [],
    peptides: [],
    doses: [],
    steps: [],
  })
  for (let week = 0; week < 10; week++) {
    const day = addDays('2026-04-06', 7 * week)
    await aDose(app, member, id, { takenAt: `${day}T12:00:00Z`, dose: week < 5 ? '0.25 mg' : '0.5 mg' })
    await aSideEffect(app, member, { severity: 2, startedAt: `${addDays(day, 1)}T14:00:00Z` })
  }
  await aSideEffect(app, member, { name: 'Fatigue', severity: 0, startedAt: '2026-06-01T14:00:00Z' })
  const { body } = await request('GET', `${PATH}/patterns`, member)
  expect(body.frequent).toEqual(['Nausea'])
  expect(body.peptides).toMatchObject([{ name: 'Semaglutide', colorSlot: 1, worstDay: 1 }])
  expect(body.peptides[0].days[1]).toEqual({ day: 1, count: 10, mean: 2 })
  expect(body.doses).toMatchObject([{ name: 'Semaglutide', colorSlot: 1 }])
  const { latest } = body.doses[0]
  expect(latest).toHaveLength(6)
  expect(latest[0]).toEqual({
    ...{ on: '2026-06-08', dose: '0.5 mg' },
    days: [[], [{ name: 'Nausea', severity: 2 }], ...Array(5).fill([])],
  })
  expect(body.steps).toMatchObject([
    { on: '2026-05-11', before: { dose: '0.25 mg' }, after: { dose: '0.5 mg' }, more: null },
  ])
  expect(body.steps[0].after.severities.slice(0, 9)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 2])
})

describe('a photo', () => {
  const aReddened = async (member: Member) =>
    aSideEffect(app, member, { name: 'Injection-site reaction', photo: await aPhotoUrl({ width: 600 }) })
  const read = (path: string, { cookie }: Member) => request('GET', path, { cookie })

  test('is re-encoded, for its owner alone, and goes with its side effect', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const { id, photo } = await aReddened(member)
    expect(photo).toMatchObject({ width: 600, url: expect.stringContaining(`/api/side-effects/${id}/photo`) })
    expect((await list(member))[0].photo).toEqual(photo)
    for (const url of [photo.url, photo.thumbnailUrl]) {
      const response = await read(url, member)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('image/webp')
      expect((await read(url, other)).body.code).toBe('PHOTO_NOT_FOUND')
    }
    expect((await remove(other, id)).body.code).toBe('SIDE_EFFECT_NOT_FOUND')
    expect((await read(photo.url, member)).statusCode).toBe(200)
    await remove(member, id)
    expect((await read(photo.url, member)).statusCode).toBe(404)
    expect(await readdir(join(app.dataDir, 'blobs', 'side-effect-photos', member.id))).toEqual([])
  })

  test('is replaced, removed, and refused if it isn’t a picture', async () => {
    const member = await aMember(app)
    const { id, photo } = await aReddened(member)
    const other = (await patch(member, id, { photo: await aPhotoUrl({ width: 300 }) })).body
    expect(other.photo.width).toBe(300)
    expect(other.photo.url).not.toBe(photo.url)
    expect((await patch(member, id, { severity: 1 })).body.photo).toEqual(other.photo)
    expect((await patch(member, id, { photo: null })).body.photo).toBeNull()
    const noPicture = { name: 'Nausea', severity: 1, startedAt: NOW, photo: 'data:image/png;base64,AAAA' }
    expect((await log(member, noPicture)).body.code).toBe('PHOTO_NOT_AN_IMAGE')
    expect(await list(member)).toHaveLength(1)
    expect(await readdir(join(app.dataDir, 'blobs', 'side-effect-photos', member.id))).toEqual([])
  })

  test('may have the name of another person’s, and reaches neither that picture nor its row', async () => {
    const [ada, bo] = [await aMember(app), await aMember(app)]
    const [hers, his] = [await aReddened(ada), await aReddened(bo)]
    const named = db.selectFrom('sideEffectPhotos').select('name').where('userId', '=', ada.id)
    const { name } = await named.executeTakeFirstOrThrow()
    await db.updateTable('sideEffectPhotos').set({ name }).where('userId', '=', bo.id).execute()
    expect((await read(his.photo.url, bo)).statusCode).toBe(404)
    await remove(bo, his.id)
    expect((await read(hers.photo.url, ada)).statusCode).toBe(200)
  })

  test('is stored once when its side effect is sent again', async () => {
    const member = await aMember(app)
    const sent = {
      name: 'Rash',
      severity: 2,
      startedAt: NOW,
      photo: await aPhotoUrl(),
      clientId: randomUUID(),
    }
    const { body } = await log(member, sent)
    expect((await log(member, sent)).body).toEqual(body)
    expect(await readdir(join(app.dataDir, 'blobs', 'side-effect-photos', member.id))).toHaveLength(2)
  })
})

test('is limited per person, while a retry of an existing one still works', async () => {
  const member = await aMember(app)
  const clientId = randomUUID()
  const first = await aSideEffect(app, member, { clientId })
  await sql`
    INSERT INTO side_effects (user_id, name, severity, started_at)
    SELECT ${member.id}, 'Nausea', 1, now() FROM generate_series(2, ${MAX_SIDE_EFFECTS})`.execute(db)
  const effect = { name: 'Nausea', severity: 2, startedAt: '2026-06-15T10:00:00Z' }
  expect((await log(member, effect)).body.code).toBe('SIDE_EFFECTS_FULL')
  expect((await log(member, { ...effect, clientId })).body).toEqual(first)
})
