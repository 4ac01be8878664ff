import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

test('a logged dose has its peptide’s name', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const body = {
    userPeptideId: entry.id,
    dose: '250 mcg',
    volume: 0.1,
    injectionSite: 'Left thigh',
    feeling: 'Rested 🙂',
    notes: null,
    takenAt: '2026-06-15T11:30:00Z',
  }
  const logged = await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  expect(logged.statusCode).toBe(201)
  expect(logged.body).toMatchObject({ ...body, takenAt: '2026-06-15T11:30:00.000Z', peptideName: 'BPC-157' })
  const { body: list } = await request('GET', '/api/dosage-logs', { cookie: member.cookie })
  const { warnings, vial, draws, ...dose } = logged.body
  expect(list).toEqual([dose])
  expect(warnings).toEqual([])
})

test('a volume has up to 3 decimals', async () => {
  const member = await aMember(app)
  const { id: userPeptideId } = await aPlanEntry(app, member)
  const log = (volume: number) => {
    const body = { userPeptideId, dose: '250 mcg', volume, takenAt: '2026-06-15T11:30:00Z' }
    return request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  }
  const refused = await log(0.1234)
  expect([refused.statusCode, refused.body.code]).toEqual([400, 'INVALID_INPUT'])
  expect(refused.body.fields).toEqual({ volume: 'Volume has at most 3 decimals' })
  const { body } = await log(0.123)
  expect(body.volume).toBe(0.123)
  const edited = await request('PATCH', `/api/dosage-logs/${body.id}`, {
    cookie: member.cookie,
    body: { volume: 1.0005 },
  })
  expect(edited.statusCode).toBe(400)
})

test('stores no volume for oral forms, when logging or editing', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { peptideId: await aPeptideId(app, 'SNAP-8') })
  const body = { userPeptideId: entry.id, dose: '2 mL', volume: 0.1, takenAt: '2026-06-15T11:30:00Z' }
  const logged = await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  expect(logged.body).toMatchObject({ dose: '2 mL', volume: null, warnings: [] })
  const edited = await request('PATCH', `/api/dosage-logs/${logged.body.id}`, {
    cookie: member.cookie,
    body: { volume: 0.2, notes: 'Evening' },
  })
  expect(edited.body).toMatchObject({ volume: null, notes: 'Evening' })
})

test.each(['1 tablet', 'As its label says'])('%s is logged unchanged, with a warning', async (dose) => {
  const member = await aMember(app)
  const { id: userPeptideId } = await aPlanEntry(app, member)
  const body = { userPeptideId, dose, takenAt: '2026-06-15T11:30:00Z' }
  const logged = await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  expect(logged.body).toMatchObject({ dose, warnings: [{ code: 'NO_UNIT' }] })
})

test('warns of four tablets against one in the plan as more than double', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { currentDose: '1 tablet' })
  const body = { userPeptideId: entry.id, dose: '4 tablets', takenAt: '2026-06-15T11:30:00Z' }
  expect((await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })).body).toMatchObject({
    amount: 4,
    unit: 'tablets',
    warnings: [
      { code: 'MORE_THAN_DOUBLED', message: '4 tablets is more than double the 1 tablet in your plan.' },
    ],
  })
})

test('a double tap with one client id stores one dose, also in parallel', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const clientId = randomUUID()
  const doses = await Promise.all(
    Array.from({ length: 10 }, () => aDose(app, member, entry.id, { clientId })),
  )
  expect(new Set(doses.map(({ id }) => id)).size).toBe(1)
  const { body } = await request('GET', '/api/dosage-logs', { cookie: member.cookie })
  expect(body).toHaveLength(1)
})

test('two people may use the same client id', async () => {
  const clientId = randomUUID()
  const [one, other] = [await aMember(app), await aMember(app)]
  const first = await aDose(app, one, (await aPlanEntry(app, one)).id, { clientId })
  const second = await aDose(app, other, (await aPlanEntry(app, other)).id, { clientId })
  expect(second.id).not.toBe(first.id)
})

test('no one can log to another person’s plan entry', async () => {
  const owner = await aMember(app)
  const stranger = await aMember(app)
  const entry = await aPlanEntry(app, owner)
  const body = { userPeptideId: entry.id, dose: '1 mg', takenAt: '2026-06-15T11:30:00Z' }
  const response = await request('POST', '/api/dosage-logs', { cookie: stranger.cookie, body })
  expect(response.statusCode).toBe(404)
  expect(response.body.code).toBe('PLAN_ENTRY_NOT_FOUND')
  expect((await request('GET', '/api/dosage-logs', { cookie: owner.cookie })).body).toEqual([])
})

test('refuses a dose in the future, but tolerates a phone clock slightly ahead', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const at = (ms: number) => new Date(app.clock.now() + ms).toISOString()
  await aDose(app, member, entry.id, { takenAt: at(4 * 60_000) })
  const body = { userPeptideId: entry.id, dose: '1 mg', takenAt: at(6 * 60_000) }
  const response = await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  expect([response.statusCode, response.body.code]).toEqual([400, 'TAKEN_IN_FUTURE'])
})

test('the list pages by key without gaps or repeats, even with equal times', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  for (let minute = 0; minute < 7; minute++) {
    const takenAt = `2026-06-15T10:0${Math.floor(minute / 2)}:00Z`
    await aDose(app, member, entry.id, { takenAt, dose: `${minute} mg` })
  }
  const seen: string[] = []
  for (let after = ''; ; ) {
    const { body } = await request('GET', `/api/dosage-logs?limit=3${after}`, { cookie: member.cookie })
    if (body.length === 0) break
    seen.push(...body.map(({ dose }: { dose: string }) => dose))
    after = `&after=${body.at(-1).id}`
  }
  expect(seen).toEqual(['6 mg', '5 mg', '4 mg', '3 mg', '2 mg', '1 mg', '0 mg'])
})

test('any dose can be removed at any age', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const first = await aDose(app, member, entry.id)
  const last = await aDose(app, member, entry.id)
  const remove = (id: number) => request('DELETE', `/api/dosage-logs/${id}`, { cookie: member.cookie })
  app.clock.set('2026-07-01T12:00:00Z')
  expect((await remove(first.id)).body).toEqual({ message: 'Dose deleted' })
  expect((await remove(first.id)).body.code).toBe('DOSE_NOT_FOUND')
  const { body } = await request('GET', '/api/dosage-logs', { cookie: member.cookie })
  expect(body).toEqual([last])
  app.clock.set('2026-06-15T12:00:00Z')
})

test('no one can remove or page from another person’s dose', async () => {
  const owner = await aMember(app)
  const stranger = await aMember(app)
  const dose = await aDose(app, owner, (await aPlanEntry(app, owner)).id)
  const removed = await request('DELETE', `/api/dosage-logs/${dose.id}`, { cookie: stranger.cookie })
  expect([removed.statusCode, removed.body.code]).toEqual([404, 'DOSE_NOT_FOUND'])
  await aDose(app, stranger, (await aPlanEntry(app, stranger)).id)
  const paged = await request('GET', `/api/dosage-logs?after=${dose.id}`, { cookie: stranger.cookie })
  expect(paged.body).toEqual([])
})

test('the history survives the plan entry', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  await aDose(app, member, entry.id)
  await request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: member.cookie })
  const { body } = await request('GET', '/api/dosage-logs', { cookie: member.cookie })
  expect(body).toMatchObject([{ userPeptideId: null, peptideName: 'BPC-157' }])
})

test('a dose during the removal of its entry is stored or refused, without an error', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member)
    const body = { userPeptideId: entry.id, dose: '1 mg', takenAt: '2026-06-15T11:30:00Z' }
    const log = () => request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
    const remove = () => request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: member.cookie })
    const [removed, ...logged] = await Promise.all([remove(), log(), log(), log(), log()])
    expect(removed?.statusCode).toBe(200)
    expect(logged.every(({ statusCode }) => statusCode === 201 || statusCode === 404)).toBe(true)
    const { body: list } = await request('GET', '/api/dosage-logs', { cookie: member.cookie })
    expect(list).toHaveLength(logged.filter(({ statusCode }) => statusCode === 201).length)
  }
})

test('lists the latest doses of one peptide, earlier entries included, by pages', async () => {
  const member = await aMember(app)
  const { cookie } = member
  const entry = await aPlanEntry(app, member)
  const { id: logged } = await aDose(app, member, entry.id, { takenAt: '2026-05-01T10:00:00Z' })
  const earlier = await aDose(app, member, entry.id, { takenAt: '2026-04-01T10:00:00Z' })
  const other = await aPlanEntry(app, member, { peptideId: await aPeptideId(app, 'SNAP-8') })
  await aDose(app, member, other.id, { takenAt: '2026-06-01T10:00:00Z' })
  const ids = async (query: string, by = cookie) =>
    (await request('GET', `/api/dosage-logs?${query}`, { cookie: by })).body.map(
      ({ id }: { id: number }) => id,
    )
  expect(await ids(`peptideOf=${entry.id}`)).toEqual([logged, earlier.id])
  expect(await ids(`peptideOf=${entry.id}&limit=1`)).toEqual([logged])
  expect(await ids(`peptideOf=${entry.id}&limit=1&after=${logged}`)).toEqual([earlier.id])
  expect(await ids(`peptideOf=${entry.id}`, (await aMember(app)).cookie)).toEqual([])
  await request('DELETE', `/api/user-peptides/${entry.id}`, { cookie })
  const again = await aPlanEntry(app, member)
  expect(await ids(`peptideOf=${again.id}`)).toEqual([logged, earlier.id])
})
