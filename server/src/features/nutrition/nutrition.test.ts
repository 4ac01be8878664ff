import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const banana = {
  foodName: 'Banana',
  calories: 105,
  protein: 1.3,
  carbs: 27,
  fat: 0.4,
  servings: 1.5,
  mealType: 'breakfast',
}

const log = ({ cookie }: Member, overrides: object = {}) =>
  request('POST', '/api/food-logs', { cookie, body: { ...banana, ...overrides } })
const diary = async ({ cookie }: Member, days = '') =>
  (await request('GET', `/api/food-logs${days}`, { cookie })).body
const names = (logs: { foodName: string }[]) => logs.map(({ foodName }) => foodName)

test('a logged food has its values per serving and its source’s data', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app)
  const source = {
    name: 'Banana',
    brand: 'Chiquita',
    caloriesPerServing: 105,
    servingSize: '1 medium (118 g)',
    protein: 1.3,
    carbs: 27,
    fat: 0.4,
    fiber: 3.1,
    sugar: 14.4,
    sodium: 1.2,
  }
  const logged = await log(member, { nutritionixFood: source })
  expect(logged.statusCode).toBe(201)
  expect(logged.body).toEqual({
    ...banana,
    id: expect.any(Number),
    brand: 'Chiquita',
    servingSize: '1 medium (118 g)',
    fiber: 3.1,
    sugar: 14.4,
    sodium: 1.2,
    logDate: '2026-06-15',
    createdAt: '2026-06-15T12:00:00.000Z',
    editedAt: null,
  })
  expect(await diary(member)).toEqual([logged.body])
})

test('a manual food only requires name, meal and calories', async () => {
  const member = await aMember(app)
  const { body } = await request('POST', '/api/food-logs', {
    cookie: member.cookie,
    body: { foodName: ' Mum’s  soup ', calories: 210, mealType: 'dinner' },
  })
  expect(body).toMatchObject({
    foodName: 'Mum’s soup',
    servings: 1,
    protein: 0,
    fiber: null,
    servingSize: null,
  })
})

test.each([
  [{ foodName: '  ' }, 'foodName', 'Please select a food and meal type'],
  [{ mealType: 'brunch' }, 'mealType', 'Please select a food and meal type'],
  [{ servings: 0 }, 'servings', 'Servings must be at least 0.1'],
  [{ servings: 0.1234 }, 'servings', 'Servings can have up to 3 decimals'],
  [{ servings: '0.25' }, 'servings', 'Enter a number, not text'],
  [{ calories: '100' }, 'calories', 'Enter a number, not text'],
  [{ calories: -1 }, 'calories', 'Calories must be 0 to 10000'],
  [{ protein: 2001 }, 'protein', 'Protein must be 0 to 2000 g'],
  [{ logDate: '2026-02-30' }, 'logDate', 'Please enter a valid date'],
])('refuses %o with a message', async (wrong, field, message) => {
  const member = await aMember(app)
  const response = await log(member, wrong)
  expect([response.statusCode, response.body.fields]).toEqual([400, { [field]: message }])
  expect(await diary(member)).toEqual([])
})

test('stores fractions of a serving exactly as typed', async () => {
  const member = await aMember(app)
  for (const servings of [0.1, 0.125, 0.25, 0.3, 0.33, 0.333, 0.7, 1.1, 2.3, 1000]) {
    expect((await log(member, { servings })).body.servings).toBe(servings)
  }
})

test('a double tap with one client id stores one entry, also in parallel, and other people may reuse it', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const clientId = randomUUID()
  const responses = await Promise.all(Array.from({ length: 8 }, () => log(member, { clientId })))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(await diary(member)).toHaveLength(1)
  expect((await log(other, { clientId })).body.id).not.toBe(responses[0]?.body.id)
})

// In Auckland June 16 starts at 12:00Z on the 15th, in New York at 04:00Z, in Honolulu at 10:00Z on the 16th.
test.each([
  ['Pacific/Auckland', '2026-06-15T11:59:00Z', '2026-06-15T12:00:00Z'],
  ['America/New_York', '2026-06-16T03:59:00Z', '2026-06-16T04:00:00Z'],
  ['Pacific/Honolulu', '2026-06-16T09:59:00Z', '2026-06-16T10:00:00Z'],
])('around midnight in %s food counts on the local day', async (timeZone, before, after) => {
  const member = await aMember(app, { timeZone })
  app.clock.set(before)
  await log(member, { foodName: 'Late snack' })
  const tooEarly = await log(member, { logDate: '2026-06-16' })
  expect([tooEarly.statusCode, tooEarly.body.code]).toEqual([400, 'LOGGED_IN_FUTURE'])
  app.clock.set(after)
  await log(member, { foodName: 'Early bite' })
  await log(member, { foodName: 'Forgotten', logDate: '2026-06-15' })
  expect(names(await diary(member, '?from=2026-06-15&to=2026-06-15'))).toEqual(['Forgotten', 'Late snack'])
  expect(names(await diary(member, '?from=2026-06-16&to=2026-06-16'))).toEqual(['Early bite'])
})

test('a diary has the requested days, latest first, and only your own', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const [member, other] = [await aMember(app), await aMember(app)]
  for (const day of ['2026-06-10', '2026-06-12', '2026-06-11', '2026-06-15'])
    await log(member, { foodName: day, logDate: day })
  await log(other)
  const days = async (query: string) => names(await diary(member, query))
  expect(await days('?from=2026-06-10&to=2026-06-12')).toEqual(['2026-06-12', '2026-06-11', '2026-06-10'])
  expect(await days('?from=2026-06-11')).toEqual(['2026-06-11'])
  expect(await days('?to=2026-06-12')).toEqual(['2026-06-12'])
  expect(await days('')).toEqual(['2026-06-15', '2026-06-12', '2026-06-11', '2026-06-10'])
  expect(await days('?from=2026-06-13&to=2026-06-14')).toEqual([])
})

test('without days returns the latest hundred entries', async () => {
  const member = await aMember(app)
  const { body } = await log(member, { logDate: '2026-01-01' })
  const { id: _id, ...row } = await app.db
    .selectFrom('foodLogs')
    .selectAll()
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('foodLogs')
    .values(Array.from({ length: 104 }, () => ({ ...row, logDate: '2026-02-02' })))
    .execute()
  const logs = await diary(member)
  expect(logs).toHaveLength(100)
  expect(new Set(logs.map(({ logDate }: { logDate: string }) => logDate))).toEqual(new Set(['2026-02-02']))
})

test.each([
  'from=2026-06-02&to=2026-06-01',
  'from=2026-01-01&to=2026-04-03',
  'from=yesterday',
  'to=2026-13-01',
])('refuses the days %s with a message', async (query) => {
  const { cookie } = await aMember(app)
  const response = await request('GET', `/api/food-logs?${query}`, { cookie })
  expect([response.statusCode, response.body.code]).toEqual([400, 'INVALID_INPUT'])
  expect(Object.values(response.body.fields)[0]).toMatch(/^Please (ask for 1 to 92 days|enter a valid date)$/)
})

test('accepts a quarter of a year per request', async () => {
  const { cookie } = await aMember(app)
  expect((await request('GET', '/api/food-logs?from=2026-01-01&to=2026-04-02', { cookie })).statusCode).toBe(
    200,
  )
})

test("your own entry can be deleted once, another person’s can't", async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const { body } = await log(member)
  const remove = ({ cookie }: Member) => request('DELETE', `/api/food-logs/${body.id}`, { cookie })
  expect((await remove(other)).body.code).toBe('FOOD_LOG_NOT_FOUND')
  expect(await diary(member)).toHaveLength(1)
  expect((await remove(member)).statusCode).toBe(200)
  expect(await diary(member)).toEqual([])
  expect((await remove(member)).statusCode).toBe(404)
})

test('a log refers to its exact food, not to one with the same name', async () => {
  const member = await aMember(app)
  const { cookie } = member
  const { body: food } = await request('POST', '/api/nutrition/details', {
    cookie,
    body: { foodName: 'banana' },
  })
  const itemOf = async (overrides: object) => {
    const { body } = await log(member, overrides)
    const row = await app.db
      .selectFrom('foodLogs')
      .select('foodItemId')
      .where('id', '=', body.id)
      .executeTakeFirst()
    return row?.foodItemId
  }
  expect(await itemOf({ calories: food.caloriesPerServing })).toEqual(expect.any(Number))
  expect(await itemOf({ calories: food.caloriesPerServing + 1 })).toBeNull()
})
