import { randomUUID } from 'node:crypto'
import { MAX_LOG_IMPORTS } from '@pepwell/domain/accounts/restored-kinds'
import { beforeEach, expect, test } from 'vitest'
import { aDose, aMember, aPersonalEntry, aReminder, aWaterLog, type Member } from '../../testing/factories.ts'
import { comparable, exportOf, importOwn } from '../../testing/own-exports.ts'
import { aPhoto } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

let member: Member
let entry: { id: number }

beforeEach(async () => {
  app.clock.set('2026-11-26T12:00:00Z')
  member = await aMember(app)
  entry = await aPersonalEntry(app, member)
})

const aSource = (fileName = 'doses.csv') => ({ id: randomUUID() as string, fileName })
const aDoseOfAFile = (more: object = {}) => ({
  ...{ userPeptideId: entry.id, dose: '2.5 mg', takenAt: '2026-10-04T13:00:00Z', clientId: randomUUID() },
  ...more,
})

const post = async (path: string, body: object) =>
  request('POST', path, { cookie: member.cookie, body: body as Record<string, unknown> })
const get = async (path: string) => (await request('GET', path, { cookie: member.cookie })).body
const importDoses = async (source: object, doses: object[]) =>
  (await post('/api/dosage-logs/import', { source, doses })).body
const undo = (id: string, edited = false) => post(`/api/log-imports/${id}/undo`, { edited })

test('an import is in the history, and undoing it restores the previous state', async () => {
  const own = await aDose(app, member, entry.id)
  const [weights, doses] = [await get('/api/weight-logs'), await get('/api/dosage-logs')]
  const source = aSource()
  await importDoses(source, [aDoseOfAFile(), aDoseOfAFile({ dose: '5 mg' })])
  const weighIns = [{ weight: 91, unit: 'kg', weighInDate: '2026-11-26', clientId: randomUUID() }]
  await post('/api/weight-logs/import', { source, weighIns })
  expect(await get('/api/log-imports')).toEqual([
    { ...source, importedAt: '2026-11-26T12:00:00.000Z', added: 3, undoneAt: null },
  ])
  expect((await undo(source.id)).body).toEqual({
    ...{ removed: 3, remaining: 0 },
    kept: { edited: 0, inUse: 0, entries: [] },
  })
  expect(await get('/api/dosage-logs')).toEqual(doses)
  expect(doses.map(({ id }: { id: number }) => id)).toEqual([own.id])
  expect(await get('/api/weight-logs')).toEqual(weights)
  expect((await exportOf(app, member)).data.earlierVersions).toEqual([])
  expect(await get('/api/log-imports')).toMatchObject([{ added: 0, undoneAt: '2026-11-26T12:00:00.000Z' }])
})

test('edited entries are named and stay until confirmed', async () => {
  const source = aSource()
  const { added } = await importDoses(source, [aDoseOfAFile(), aDoseOfAFile({ dose: '5 mg' })])
  const { cookie } = member
  await request('PATCH', `/api/dosage-logs/${added[1]}`, { cookie, body: { notes: 'right thigh' } })
  const { body } = await undo(source.id)
  expect(body).toMatchObject({
    ...{ removed: 1, remaining: 0 },
    kept: {
      edited: 1,
      entries: [{ name: expect.stringMatching(/^5 mg /), day: '2026-10-04', why: 'edited' }],
    },
  })
  expect(await get('/api/dosage-logs')).toMatchObject([{ dose: '5 mg', notes: 'right thigh' }])
  expect((await undo(source.id, true)).body).toMatchObject({ removed: 1, kept: { edited: 0 } })
  expect(await get('/api/dosage-logs')).toEqual([])
})

test('an undone file can be imported again', async () => {
  const doses = [aDoseOfAFile()]
  const first = aSource()
  await importDoses(first, doses)
  await undo(first.id)
  expect((await importDoses(aSource(), doses)).added).toHaveLength(1)
})

test("a second import can't undo what already existed", async () => {
  const doses = [aDoseOfAFile()]
  const [first, second] = [aSource(), aSource('again.csv')]
  await importDoses(first, doses)
  await importDoses(second, [...doses, aDoseOfAFile({ dose: '5 mg' })])
  await undo(second.id)
  expect(await get('/api/dosage-logs')).toMatchObject([{ dose: '2.5 mg' }])
})

test('importing your own export is undone entirely: reminders, plan, photos', async () => {
  await aReminder(app, member, entry.id)
  await aDose(app, member, entry.id, { clientId: randomUUID() })
  await aPhoto(app, member)
  const exported = await exportOf(app, member)
  member = await aMember(app)
  const before = comparable((await exportOf(app, member)).data)
  const { source, added } = await importOwn(app, member, exported)
  expect((await undo(source.id)).body).toMatchObject({ removed: added, kept: { edited: 0, inUse: 0 } })
  expect(comparable((await exportOf(app, member)).data)).toEqual(before)
  expect(await importOwn(app, member, exported)).toMatchObject({ added, leftOut: [] })
})

test('a plan entry with its own doses stays, even when edited entries are removed', async () => {
  await aDose(app, member, entry.id)
  const exported = await exportOf(app, member)
  member = await aMember(app)
  const { source } = await importOwn(app, member, exported)
  const { data } = await exportOf(app, member)
  await aDose(app, member, Number(data.plan?.[0]?.id), { dose: '1 mg' })
  const { body } = await undo(source.id, true)
  expect(body.kept).toMatchObject({ edited: 0, inUse: 2 })
  expect(body.kept.entries).toMatchObject([{ name: 'Plan entry 250 mcg', why: 'in-use' }, { why: 'in-use' }])
  expect(await get('/api/dosage-logs')).toMatchObject([{ dose: '1 mg' }])
})

test('a long import is undone in batches', { timeout: 90_000 }, async () => {
  const source = aSource()
  for (let part = 0; part < 6; part++)
    await importDoses(
      source,
      Array.from({ length: 85 }, (_, n) =>
        aDoseOfAFile({ takenAt: `2026-10-${10 + 2 * part + (n % 2)}T13:00:00Z` }),
      ),
    )
  expect((await undo(source.id)).body).toMatchObject({ removed: 500, remaining: 10 })
  expect((await undo(source.id)).body).toMatchObject({ removed: 10, remaining: 0 })
})

test('the history only has the latest imports', async () => {
  const sources = Array.from({ length: MAX_LOG_IMPORTS + 1 }, (_, index) => aSource(`${index}.csv`))
  for (const [index, source] of sources.entries()) {
    app.clock.set(`2026-11-26T12:00:${String(index).padStart(2, '0')}Z`)
    await importDoses(source, [aDoseOfAFile()])
  }
  const names = (await get('/api/log-imports')).map(({ fileName }: { fileName: string }) => fileName)
  expect(names).toEqual(
    sources
      .map(({ fileName }) => fileName)
      .slice(1)
      .reverse(),
  )
  expect((await undo(sources[0]?.id ?? '')).body.code).toBe('LOG_IMPORT_NOT_FOUND')
})

test('no one can see or undo another person’s import', async () => {
  const source = aSource()
  await importDoses(source, [aDoseOfAFile()])
  const owner = member
  member = await aMember(app)
  await aWaterLog(app, member)
  expect(await get('/api/log-imports')).toEqual([])
  expect((await undo(source.id)).statusCode).toBe(404)
  member = owner
  expect(await get('/api/dosage-logs')).toHaveLength(1)
})
