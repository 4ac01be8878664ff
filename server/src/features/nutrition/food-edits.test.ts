import { beforeEach, expect, test } from 'vitest'
import { aFoodLog, aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/food-logs/${id}`, { cookie, body })
const diary = async ({ cookie }: Member, day: string) =>
  (await request('GET', `/api/food-logs?from=${day}&to=${day}`, { cookie })).body
const versions = ({ id }: Member) =>
  app.db.selectFrom('earlierVersions').select(['row', 'replacedAt']).where('userId', '=', id).execute()

test('servings, meal and day can change, keeping the source’s data and the earlier version', async () => {
  const member = await aMember(app)
  const source = { name: 'Banana', brand: 'Chiquita', servingSize: '1 medium (118 g)', fiber: 3.1 }
  const log = await aFoodLog(app, member, { protein: 1.3, nutritionixFood: source })
  app.clock.set('2026-06-16T12:00:00Z')
  const edit = { servings: 0.5, mealType: 'snack', logDate: '2026-06-14' }
  const changed = await patch(member, log.id, edit)
  const editedAt = '2026-06-16T12:00:00.000Z'
  expect([changed.statusCode, changed.body]).toEqual([200, { ...log, ...edit, editedAt }])
  expect([await diary(member, '2026-06-15'), await diary(member, '2026-06-14')]).toEqual([[], [changed.body]])
  expect(await versions(member)).toMatchObject([
    { row: { servings: 1, mealType: 'breakfast', logDate: '2026-06-15' }, replacedAt: new Date(editedAt) },
  ])
})

test('the source’s data can be corrected and removed', async () => {
  const member = await aMember(app)
  const source = { name: 'Banana', brand: 'Chiquita', servingSize: '1 medium (118 g)', fiber: 3.1 }
  const { id } = await aFoodLog(app, member, { nutritionixFood: source })
  const edit = { brand: '', servingSize: '1 large', fiber: null, sodium: 1.2 }
  const { body } = await patch(member, id, edit)
  expect(body).toMatchObject({ ...edit, brand: null, sugar: null })
})

test('a change without effect is no edit, including retries and excess decimals', async () => {
  const member = await aMember(app)
  const log = await aFoodLog(app, member)
  expect((await patch(member, log.id, {})).body).toEqual(log)
  expect((await patch(member, log.id, { foodName: 'Banana', calories: 105 })).body).toEqual(log)
  for (const protein of [1.234, 1.234]) await patch(member, log.id, { protein })
  expect(await versions(member)).toHaveLength(1)
})

test('a food with other values is a separate food', async () => {
  const member = await aMember(app)
  const { id } = await aFoodLog(app, member)
  const tie = () =>
    app.db.selectFrom('foodLogs').select('foodItemId').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await tie()).foodItemId).toEqual(expect.any(Number))
  await patch(member, id, { servings: 2 })
  expect((await tie()).foodItemId).toEqual(expect.any(Number))
  await patch(member, id, { calories: 121 })
  expect((await tie()).foodItemId).toBeNull()
})

test.each([
  ['servings', 0, 'INVALID_INPUT'],
  ['calories', 10_001, 'INVALID_INPUT'],
  ['mealType', 'brunch', 'INVALID_INPUT'],
  ['foodName', ' ', 'INVALID_INPUT'],
  ['logDate', '2026-06-16', 'LOGGED_IN_FUTURE'],
])('refuses %s %j like logging does', async (field, value, code) => {
  const member = await aMember(app)
  const log = await aFoodLog(app, member)
  const response = await patch(member, log.id, { [field]: value })
  expect([response.statusCode, response.body.code]).toEqual([400, code])
  expect(await diary(member, '2026-06-15')).toEqual([log])
})

test("doesn't find other people's or deleted logs", async () => {
  const [owner, stranger] = [await aMember(app), await aMember(app)]
  const log = await aFoodLog(app, owner)
  expect((await patch(stranger, log.id, { servings: 2 })).body.code).toBe('FOOD_LOG_NOT_FOUND')
  expect(await diary(owner, '2026-06-15')).toEqual([log])
  await request('DELETE', `/api/food-logs/${log.id}`, { cookie: owner.cookie })
  expect((await patch(owner, log.id, { servings: 2 })).statusCode).toBe(404)
})
