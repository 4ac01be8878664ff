import { beforeEach, expect, test } from 'vitest'
import { aMember, aSupplementLog, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/supplement-logs/${id}`, { cookie, body })
const list = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/supplement-logs${query}`, { cookie })).body
const versions = ({ id }: Member) =>
  app.db.selectFrom('earlierVersions').select(['row', 'replacedAt']).where('userId', '=', id).execute()

test('an edited log is marked, keeps omitted fields and its earlier version', async () => {
  const member = await aMember(app)
  const log = await aSupplementLog(app, member)
  app.clock.set('2026-06-17T12:00:00Z')
  const changed = await patch(member, log.id, { quantity: 22 })
  const editedAt = '2026-06-17T12:00:00.000Z'
  expect([changed.statusCode, changed.body]).toEqual([200, { ...log, quantity: 22, editedAt }])
  expect(await list(member, '?from=2026-06-15&to=2026-06-15')).toEqual([changed.body])
  expect(await versions(member)).toMatchObject([
    { row: { supplementName: 'Zinc', quantity: 11 }, replacedAt: new Date(editedAt) },
  ])
})

test('a change without effect is no edit, including retries', async () => {
  const member = await aMember(app)
  const log = await aSupplementLog(app, member)
  expect((await patch(member, log.id, {})).body).toEqual(log)
  expect((await patch(member, log.id, { supplementName: 'Zinc', quantity: 11 })).body).toEqual(log)
  const { body: first } = await patch(member, log.id, { quantity: 22 })
  app.clock.advance(60_000)
  expect((await patch(member, log.id, { quantity: 22 })).body).toEqual(first)
  expect(await versions(member)).toHaveLength(1)
})

test('day and name can change, with the matching catalog row', async () => {
  const member = await aMember(app)
  const log = await aSupplementLog(app, member)
  const moved = { supplementName: 'vitamin d3', unit: 'IU', quantity: 1000, logDate: '2026-06-14' }
  const { body } = await patch(member, log.id, moved)
  expect(body).toMatchObject(moved)
  expect(await list(member)).toEqual([])
  expect(await list(member, '?from=2026-06-14&to=2026-06-14')).toEqual([body])
  const tie = () =>
    app.db
      .selectFrom('supplementLogs as log')
      .leftJoin('supplements as known', 'known.id', 'log.supplementId')
      .select('known.name')
      .where('log.id', '=', log.id)
      .executeTakeFirstOrThrow()
  expect((await tie()).name).toMatch(/^Vitamin D3/i)
  await patch(member, log.id, { supplementName: 'Grandmother’s tea' })
  expect((await tie()).name).toBeNull()
})

test.each([
  ['quantity', 0, 'INVALID_INPUT'],
  ['unit', 'spoons', 'INVALID_INPUT'],
  ['supplementName', '  ', 'INVALID_INPUT'],
  ['logDate', '2026-06-16', 'LOGGED_IN_FUTURE'],
])('refuses %s %j like logging does', async (field, value, code) => {
  const member = await aMember(app)
  const log = await aSupplementLog(app, member)
  const response = await patch(member, log.id, { [field]: value })
  expect([response.statusCode, response.body.code]).toEqual([400, code])
  expect(await list(member)).toEqual([log])
})

test("doesn't find other people's or deleted logs", async () => {
  const [owner, stranger] = [await aMember(app), await aMember(app)]
  const log = await aSupplementLog(app, owner)
  expect((await patch(stranger, log.id, { quantity: 1 })).body.code).toBe('SUPPLEMENT_LOG_NOT_FOUND')
  expect(await list(owner)).toEqual([log])
  await request('DELETE', `/api/supplement-logs/${log.id}`, { cookie: owner.cookie })
  expect((await patch(owner, log.id, { quantity: 1 })).statusCode).toBe(404)
})
