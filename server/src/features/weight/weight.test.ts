import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const logging = (member: Member, body: Record<string, unknown>) =>
  request('POST', '/api/weight-logs', { cookie: member.cookie, body })

/** A weigh-in that must succeed. */
async function aWeighIn(member: Member, body: Record<string, unknown> = {}) {
  const response = await logging(member, { weight: 180, ...body })
  expect(response.payload).toMatch(/^\{"id"/)
  return response.body
}

const read = async (member: Member, path = '') =>
  (await request('GET', `/api/weight-logs${path}`, { cookie: member.cookie })).body
const weightOf = async (member: Member) =>
  (await request('GET', '/api/auth/user', { cookie: member.cookie })).body.weight
const setProfile = (member: Member, body: object) =>
  request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
const remove = (member: Member, id: number) =>
  request('DELETE', `/api/weight-logs/${id}`, { cookie: member.cookie })

describe('logging', () => {
  test('returns weights as typed', async () => {
    const member = await aMember(app)
    const body = { weight: 81.6, unit: 'kg', notes: ' After breakfast 🍳 ', weighInDate: '2026-06-14' }
    const logged = await logging(member, body)
    expect(logged.statusCode).toBe(201)
    const expected = { ...body, notes: 'After breakfast 🍳', pounds: 179.897, photoUrl: null }
    expect(logged.body).toMatchObject(expected)
    expect(await read(member)).toEqual([logged.body])
    expect(await read(member, '/latest')).toEqual(logged.body)
  })

  test('defaults to pounds and today', async () => {
    const log = await aWeighIn(await aMember(app), { weight: 180.2 })
    expect(log).toMatchObject({ weight: 180.2, unit: 'lbs', pounds: 180.2, weighInDate: '2026-06-15' })
  })

  test.each([
    [0, 'Please enter a valid weight'],
    [-3, 'Please enter a valid weight'],
    [5e-324, 'Please enter a valid weight'],
    ['180', 'Please enter a valid weight'],
    [null, 'Please enter a valid weight'],
    [1500.1, 'Please enter a valid weight'],
    [180.25, 'Please enter a weight in steps of 0.1'],
  ])('refuses a weight of %s: %s', async (weight, message) => {
    const member = await aMember(app)
    const response = await logging(member, { weight })
    expect(response.statusCode).toBe(400)
    expect(response.body.fields.weight).toBe(message)
    expect(await read(member)).toEqual([])
  })

  test('kilograms may have two decimals, as on some scales', async () => {
    const member = await aMember(app)
    const log = await aWeighIn(member, { weight: 90.75, unit: 'kg' })
    expect(log).toMatchObject({ weight: 90.75, unit: 'kg', pounds: 200.07 })
    const { body } = await logging(member, { weight: 90.755, unit: 'kg' })
    expect(body.fields).toEqual({ weight: 'Please enter a weight in steps of 0.01' })
  })

  test('stones are sent as pounds, so that 12.7 never means 12 st 7 lb', async () => {
    const { statusCode, body } = await logging(await aMember(app), { weight: 12.7, unit: 'st' })
    expect([statusCode, body.fields]).toEqual([400, { unit: 'Please choose lbs or kg' }])
  })

  test('the maximum is the same in either unit', async () => {
    const member = await aMember(app)
    await aWeighIn(member, { weight: 680.3, unit: 'kg' })
    await aWeighIn(member, { weight: 1500 })
    const { body } = await logging(member, { weight: 680.4, unit: 'kg' })
    expect(body.fields).toEqual({ weight: 'Please enter a valid weight' })
  })

  test('stores a retry with the same client id once, also in parallel', async () => {
    const member = await aMember(app)
    const clientId = randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => logging(member, { weight: 180, clientId })),
    )
    expect(responses.every(({ statusCode }) => statusCode === 201)).toBe(true)
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    expect(await read(member)).toHaveLength(1)
    const later = await logging(member, { weight: 190, clientId })
    expect(later.body.weight).toBe(180)
  })

  test('two people may use the same client id', async () => {
    const clientId = randomUUID()
    const [one, other] = [await aMember(app), await aMember(app)]
    expect((await aWeighIn(one, { clientId })).id).not.toBe((await aWeighIn(other, { clientId })).id)
  })
})

describe('local days', () => {
  // At 11:30 UTC on the 15th it is already the 15th, 23:30, in Auckland, 07:30 in New York and 01:30 in Honolulu.
  test.each([
    ['Pacific/Auckland', '2026-06-15T11:30:00Z', '2026-06-15'],
    ['Pacific/Auckland', '2026-06-15T12:30:00Z', '2026-06-16'],
    ['America/New_York', '2026-06-15T03:30:00Z', '2026-06-14'],
    ['America/New_York', '2026-06-15T04:30:00Z', '2026-06-15'],
    ['Pacific/Honolulu', '2026-06-15T09:30:00Z', '2026-06-14'],
    ['Pacific/Honolulu', '2026-06-15T10:30:00Z', '2026-06-15'],
  ])('in %s at %s it is %s, and later days are refused', async (timeZone, instant, today) => {
    app.clock.set(instant)
    const member = await aMember(app, { timeZone })
    expect((await aWeighIn(member)).weighInDate).toBe(today)
    await aWeighIn(member, { weighInDate: today })
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    const response = await logging(member, { weight: 180, weighInDate: tomorrow })
    expect([response.statusCode, response.body.code]).toEqual([400, 'LOGGED_IN_FUTURE'])
    expect(await read(member)).toHaveLength(2)
    app.clock.set('2026-06-15T12:00:00Z')
  })
})

describe('the profile’s weight', () => {
  test("is the newest weigh-in’s in pounds, and backdated ones don't change it", async () => {
    const member = await aMember(app)
    await setProfile(member, { weight: 200 })
    await aWeighIn(member, { weight: 81.6, unit: 'kg', weighInDate: '2026-06-15' })
    expect(await weightOf(member)).toBe(179.897)
    await aWeighIn(member, { weight: 185, weighInDate: '2026-06-14' })
    expect(await weightOf(member)).toBe(179.897)
    await aWeighIn(member, { weight: 178, weighInDate: '2026-06-15' })
    expect(await weightOf(member)).toBe(178)
  })

  test('follows deleting the newest, and only that', async () => {
    const member = await aMember(app)
    const old = await aWeighIn(member, { weight: 190, weighInDate: '2026-06-01' })
    const middle = await aWeighIn(member, { weight: 185, weighInDate: '2026-06-05' })
    const newest = await aWeighIn(member, { weight: 18.5, weighInDate: '2026-06-10' })
    expect((await remove(member, newest.id)).statusCode).toBe(200)
    expect(await weightOf(member)).toBe(185)
    await setProfile(member, { weight: 184 })
    await remove(member, old.id)
    expect(await weightOf(member)).toBe(184)
    await remove(member, middle.id)
    expect(await weightOf(member)).toBe(184)
    expect(await read(member)).toEqual([])
    expect(await read(member, '/latest')).toBeNull()
  })

  test('is the newest’s despite concurrent logging', async () => {
    const member = await aMember(app)
    const days = ['01', '02', '03', '04', '05', '06', '07', '08']
    await Promise.all(
      days.map((day) => aWeighIn(member, { weight: 170 + +day, weighInDate: `2026-06-${day}` })),
    )
    expect(await weightOf(member)).toBe(178)
    const logs: { id: number; weight: number }[] = await read(member)
    await Promise.all(logs.filter(({ weight }) => weight > 174).map(({ id }) => remove(member, id)))
    expect(await weightOf(member)).toBe(174)
  })
})

describe('reading', () => {
  test('without weigh-ins returns an empty list, no latest and no figure', async () => {
    const member = await aMember(app)
    expect(await read(member)).toEqual([])
    const latest = await request('GET', '/api/weight-logs/latest', { cookie: member.cookie })
    expect(latest.headers['content-type']).toMatch(/^application\/json/)
    expect(latest.payload).toBe('null')
    const nothing = { start: null, current: null, farthest: null, goal: null, percentage: null, trend: null }
    expect(await read(member, '/progress')).toEqual(nothing)
  })

  test('lists the latest day first, and pages by key without gaps or repeats, even within a day', async () => {
    const member = await aMember(app)
    const days = ['10', '12', '11', '12', '09', '12', '10']
    for (const [i, day] of days.entries())
      await aWeighIn(member, { weight: 100 + i, weighInDate: `2026-06-${day}` })
    const seen: number[] = []
    for (let after = ''; ; ) {
      const page = await read(member, `?limit=3${after}`)
      if (page.length === 0) break
      seen.push(...page.map(({ weight }: { weight: number }) => weight))
      after = `&after=${page.at(-1).id}`
    }
    expect(seen).toEqual([105, 103, 101, 102, 106, 100, 104])
    expect((await read(member, '/latest')).weight).toBe(105)
  })

  test.each(['limit=0', 'limit=1001', 'limit=x', 'after=-1'])('the query %s is a 400', async (query) => {
    const { cookie } = await aMember(app)
    expect((await request('GET', `/api/weight-logs?${query}`, { cookie })).statusCode).toBe(400)
  })

  test("no one can read, page from or delete other people's", async () => {
    const [owner, stranger] = [await aMember(app), await aMember(app)]
    const log = await aWeighIn(owner)
    await aWeighIn(stranger, { weight: 150, weighInDate: '2026-06-01' })
    expect(await read(stranger)).toHaveLength(1)
    expect(await read(stranger, `?after=${log.id}`)).toEqual([])
    const removed = await remove(stranger, log.id)
    expect([removed.statusCode, removed.body.code]).toEqual([404, 'WEIGHT_LOG_NOT_FOUND'])
    expect(await read(owner)).toEqual([log])
    expect(await weightOf(owner)).toBe(180)
  })
})

describe('progress', () => {
  test('counts from the farthest weight to the goal, with the weekly trend', async () => {
    const member = await aMember(app)
    await setProfile(member, { goalWeight: 160 })
    for (const [weighInDate, weight] of [
      ['2026-05-01', 180],
      ['2026-05-20', 200],
      ['2026-06-05', 176],
      ['2026-06-08', 174],
      ['2026-06-09', 172],
      ['2026-06-15', 170],
    ])
      await aWeighIn(member, { weight, weighInDate })
    expect(await read(member, '/progress')).toEqual({
      start: 180,
      current: 170,
      farthest: 200,
      goal: 160,
      percentage: 75,
      trend: -4,
    })
    await aWeighIn(member, { weight: 159 })
    expect(await read(member, '/progress')).toMatchObject({ current: 159, percentage: 100 })
    await setProfile(member, { goalWeight: null })
    expect(await read(member, '/progress')).toMatchObject({ goal: null, farthest: null, percentage: null })
  })

  test('uses local weeks', async () => {
    app.clock.set('2026-06-15T11:30:00Z')
    const trendIn = async (timeZone: string) => {
      const member = await aMember(app, { timeZone })
      await aWeighIn(member, { weight: 180, weighInDate: '2026-06-08' })
      await aWeighIn(member, { weight: 178, weighInDate: '2026-06-14' })
      return (await read(member, '/progress')).trend
    }
    expect(await trendIn('Pacific/Auckland')).toBe(-2)
    app.clock.set('2026-06-15T09:30:00Z')
    // Still the 14th there, so the 8th belongs to this week, and the week before is empty.
    expect(await trendIn('Pacific/Honolulu')).toBeNull()
    app.clock.set('2026-06-15T12:00:00Z')
  })
})
