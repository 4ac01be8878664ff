import { randomUUID } from 'node:crypto'
import { presetSupplements } from '@pepwell/domain/vitamins/supplements'
import { describe, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { supplementsService } from './supplements.service.ts'

const app = await testApp()
const { request } = app

const post = ({ cookie }: Member, body: object) => request('POST', '/api/supplement-logs', { cookie, body })
const zinc = { supplementName: 'Zinc', quantity: 11, unit: 'mg' }

async function logged(member: Member, body: object = {}) {
  const response = await post(member, { ...zinc, ...body })
  expect(response.statusCode).toBe(201)
  return response.body
}

const list = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/supplement-logs${query}`, { cookie })).body
const names = (logs: { supplementName: string }[]) => logs.map(({ supplementName }) => supplementName)

describe('the catalogue', () => {
  test('exists from the start, with every preset', async () => {
    const { cookie } = await aMember(app)
    const { body } = await request('GET', '/api/supplements', { cookie })
    const known = body.map(({ name }: { name: string }) => name)
    expect(known).toEqual(expect.arrayContaining([...presetSupplements]))
    expect(body.find(({ name }: { name: string }) => name === 'Zinc')).toMatchObject({
      brand: null,
      category: 'mineral',
      dosageAmount: 11,
      dosageUnit: 'mg',
      recommendedUse: expect.stringContaining('Upper limit 40 mg'),
    })
  })

  const all = () => app.db.selectFrom('supplements').selectAll().orderBy('id').execute()
  const bus = { subscribe() {}, onGap() {}, listening: false, publish: async () => {} }
  const parts = { db: app.db, clock: app.clock, bus }
  const service = supplementsService(parts as unknown as Parameters<typeof supplementsService>[0])
  const broughtTo = (revision: number) =>
    app.db.updateTable('supplementsRevision').set({ revision }).execute()

  test('filling it again, even concurrently, changes nothing', async () => {
    const before = await all()
    await Promise.all([service.bringUpToDate(), service.bringUpToDate(), service.bringUpToDate()])
    expect(await all()).toEqual(before)
  })

  test('an earlier one gets new supplements once, and nothing that was removed', async () => {
    const bundles = ['GLP Vitamin Bundle 1', 'GLP Vitamin Bundle 2']
    const known = async () => (await all()).map(({ name }) => name)
    await app.db
      .deleteFrom('supplements')
      .where('name', 'in', [...bundles, 'Ginger'])
      .execute()
    await broughtTo(1)
    await Promise.all([service.bringUpToDate(), service.bringUpToDate()])
    expect(await known()).toEqual(expect.arrayContaining(bundles))
    expect(await known()).not.toContain('Ginger')
    await app.db
      .deleteFrom('supplements')
      .where('name', '=', bundles[0] ?? '')
      .execute()
    await service.bringUpToDate()
    expect(await known()).not.toContain(bundles[0])
    await broughtTo(0)
    await service.bringUpToDate()
    expect(await known()).toEqual(expect.arrayContaining(['Ginger', ...bundles]))
  })
})

describe('logging', () => {
  test('a supplement is logged for today unchanged', async () => {
    app.clock.set('2026-06-15T12:00:00Z')
    const member = await aMember(app)
    const log = await logged(member)
    expect(log).toEqual({
      ...zinc,
      id: expect.any(Number),
      logDate: '2026-06-15',
      createdAt: '2026-06-15T12:00:00.000Z',
      editedAt: null,
    })
    expect(await list(member)).toEqual([log])
  })

  test('matches the catalog regardless of case', async () => {
    const member = await aMember(app)
    const { id } = await logged(member, { supplementName: 'vitamin d3', unit: 'IU' })
    const own = await logged(member, { supplementName: 'Grandmother’s tea' })
    const tie = (log: number) =>
      app.db
        .selectFrom('supplementLogs')
        .select('supplementId')
        .where('id', '=', log)
        .executeTakeFirstOrThrow()
    expect((await tie(id)).supplementId).toEqual(expect.any(Number))
    expect((await tie(own.id)).supplementId).toBeNull()
  })

  test.each([
    ['supplementName', '  ', 'Please fill in all fields'],
    ['supplementName', undefined, 'Please fill in all fields'],
    ['quantity', undefined, 'Please fill in all fields'],
    ['quantity', null, 'Please fill in all fields'],
    ['unit', '', 'Please fill in all fields'],
    ['unit', 'spoons', 'Please fill in all fields'],
    ['quantity', 0, 'Quantity must be at least 0.1'],
    ['quantity', 0.09, 'Quantity must be at least 0.1'],
    ['quantity', 100_001, 'Quantity must be at most 100000'],
    ['quantity', 0.125, 'Quantity has at most 2 decimals'],
    ['logDate', '2026-02-30', 'Please enter a valid date'],
  ])('refuses %s %j', async (field, value, message) => {
    const member = await aMember(app)
    const response = await post(member, { ...zinc, [field]: value })
    expect([response.statusCode, response.body.fields[field]]).toEqual([400, message])
    expect(await list(member)).toEqual([])
  })

  test('stores the minimum, the maximum and hundredths exactly', async () => {
    const member = await aMember(app)
    for (const quantity of [0.1, 100_000, 2.45, 0.3]) {
      expect((await logged(member, { quantity })).quantity).toBe(quantity)
    }
  })

  test('stores a retry with one client id once, also in parallel, and others may reuse it', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const clientId = randomUUID()
    const logs = await Promise.all(Array.from({ length: 8 }, () => logged(member, { clientId })))
    expect(new Set(logs.map(({ id }) => id)).size).toBe(1)
    expect(await list(member)).toHaveLength(1)
    expect((await logged(other, { clientId })).id).not.toBe(logs[0].id)
  })
})

describe('local days', () => {
  test.each([
    ['Pacific/Auckland', '2026-06-15T11:50:00Z', '2026-06-15', '2026-06-15T12:10:00Z', '2026-06-16'],
    ['America/New_York', '2026-06-16T03:50:00Z', '2026-06-15', '2026-06-16T04:10:00Z', '2026-06-16'],
    ['Pacific/Honolulu', '2026-06-16T09:50:00Z', '2026-06-15', '2026-06-16T10:10:00Z', '2026-06-16'],
  ])('%s around midnight', async (timeZone, before, firstDay, after, secondDay) => {
    app.clock.set(before)
    const member = await aMember(app, { timeZone })
    const evening = await logged(member)
    app.clock.set(after)
    const night = await logged(member)
    expect([evening.logDate, night.logDate]).toEqual([firstDay, secondDay])
    expect(await list(member)).toEqual([night])
    expect(await list(member, `?from=${firstDay}&to=${secondDay}`)).toEqual([night, evening])
    const tomorrow = await post(member, { ...zinc, logDate: '2026-06-17' })
    expect([tomorrow.statusCode, tomorrow.body.code]).toEqual([400, 'LOGGED_IN_FUTURE'])
  })

  test('refuses a future day by the local date', async () => {
    app.clock.set('2026-06-15T12:30:00Z')
    const auckland = await aMember(app, { timeZone: 'Pacific/Auckland' })
    const newYork = await aMember(app)
    expect((await logged(auckland, { logDate: '2026-06-16' })).logDate).toBe('2026-06-16')
    expect((await post(newYork, { ...zinc, logDate: '2026-06-16' })).body.code).toBe('LOGGED_IN_FUTURE')
  })

  test.each([
    'from=2026-06-01',
    'to=2026-06-01',
    'from=2026-06-02&to=2026-06-01',
    'from=2026-01-01&to=2026-06-01',
    'from=x&to=y',
  ])('refuses the period %s', async (query) => {
    const { cookie } = await aMember(app)
    const response = await request('GET', `/api/supplement-logs?${query}`, { cookie })
    expect([response.statusCode, response.body.code]).toEqual([400, 'INVALID_INPUT'])
  })
})

describe('frequent supplements', () => {
  test('have each name once with its last quantity and unit, latest first', async () => {
    app.clock.set('2026-06-15T12:00:00Z')
    const member = await aMember(app)
    await logged(member, { logDate: '2026-06-10' })
    await logged(member, { supplementName: 'Iron', quantity: 18, logDate: '2026-06-12' })
    await logged(member, { supplementName: 'zinc', quantity: 2, unit: 'tablets', logDate: '2026-06-14' })
    await logged(member, { supplementName: 'Long ago', logDate: '2026-03-01' })
    await logged(await aMember(app), { supplementName: 'Somebody else’s' })
    const { body } = await request('GET', '/api/supplement-logs/familiar', { cookie: member.cookie })
    expect(body).toEqual([
      { supplementName: 'zinc', quantity: 2, unit: 'tablets' },
      { supplementName: 'Iron', quantity: 18, unit: 'mg' },
    ])
  })
})

describe('repeating yesterday', () => {
  const repeat = ({ cookie }: Member, clientId: string = randomUUID()) =>
    request('POST', '/api/supplement-logs/repeat', { cookie, body: { clientId } })

  test('logs what was taken yesterday and not yet today', async () => {
    app.clock.set('2026-06-15T12:00:00Z')
    const member = await aMember(app)
    await logged(member, { supplementName: 'Older', logDate: '2026-06-13' })
    await logged(member, { supplementName: 'Vitamin D3', quantity: 600, unit: 'IU', logDate: '2026-06-14' })
    await logged(member, { logDate: '2026-06-14' })
    await logged(member, { supplementName: 'ZINC' })
    await logged(await aMember(app), { supplementName: 'Somebody else’s', logDate: '2026-06-14' })
    const response = await repeat(member)
    expect(response.statusCode).toBe(201)
    expect(response.body).toMatchObject([
      { supplementName: 'Vitamin D3', quantity: 600, unit: 'IU', logDate: '2026-06-15' },
    ])
    expect(names(await list(member))).toEqual(['Vitamin D3', 'ZINC'])
  })

  test('a retry, also in parallel, returns what the first one stored', async () => {
    const member = await aMember(app)
    await logged(member, { logDate: '2026-06-14' })
    await logged(member, { logDate: '2026-06-14', quantity: 5 })
    const clientId = randomUUID()
    const responses = await Promise.all(Array.from({ length: 6 }, () => repeat(member, clientId)))
    expect(responses[0]?.body).toHaveLength(2)
    for (const { body } of responses) expect(body).toEqual(responses[0]?.body)
    expect(await list(member)).toHaveLength(2)
  })

  test('uses the local yesterday, and does nothing without entries', async () => {
    app.clock.set('2026-06-15T12:30:00Z')
    const auckland = await aMember(app, { timeZone: 'Pacific/Auckland' })
    await logged(auckland, { logDate: '2026-06-15' })
    expect((await repeat(auckland)).body).toMatchObject([{ logDate: '2026-06-16' }])
    expect((await repeat(await aMember(app))).body).toEqual([])
  })
})

describe('deleting', () => {
  const remove = (id: number, { cookie }: Member) =>
    request('DELETE', `/api/supplement-logs/${id}`, { cookie })

  test('removes an entry once, only for its owner', async () => {
    const [owner, stranger] = [await aMember(app), await aMember(app)]
    const log = await logged(owner)
    const foreign = await remove(log.id, stranger)
    expect([foreign.statusCode, foreign.body.code]).toEqual([404, 'SUPPLEMENT_LOG_NOT_FOUND'])
    expect(await list(owner)).toEqual([log])
    expect((await remove(log.id, owner)).statusCode).toBe(200)
    expect((await remove(log.id, owner)).statusCode).toBe(404)
    expect(await list(owner)).toEqual([])
  })
})
