import { afterAll, beforeEach, expect, test } from 'vitest'
import { nutritionixFoods } from '../../ports/nutrition-nutritionix.ts'
import { openFoodFacts } from '../../ports/nutrition-open-food-facts.ts'
import { aFoodLog, aMember } from '../../testing/factories.ts'
import { type Answerer, anOutsideService, failingAnswers, json } from '../../testing/outside-service.ts'
import { testApp } from '../../testing/test-app.ts'

const hit = (food_name: string) => ({
  food_name,
  serving_qty: 1,
  serving_unit: 'cup',
  full_nutrients: [{ attr_id: 208, value: 120 }],
})
const banana = {
  ...hit('banana pudding'),
  nf_calories: 120,
  nf_protein: 2,
  nf_total_carbohydrate: 20,
  nf_total_fat: 3.5,
}
const well: Answerer = (seen, response) =>
  json(
    seen.method === 'POST'
      ? { foods: [banana] }
      : { common: [hit('banana pudding'), hit('banana')], branded: [] },
  )(seen, response)

let answer = well
const service = await anOutsideService((seen, response) => answer(seen, response), afterAll)
const bounds = { timeout: 1000, size: 100_000 }
const app = await testApp(
  {},
  {
    foodSources: [
      nutritionixFoods({ appId: 'id', appKey: 'key' }, service.address, bounds),
      openFoodFacts('help@pepwell.test', service.address, bounds),
    ],
  },
)
const { request } = app
const { cookie } = await aMember(app)

const search = async (query = 'banana', as = cookie) => {
  const { statusCode, body } = await request('GET', `/api/nutrition/search?query=${query}`, { cookie: as })
  expect(statusCode).toBe(200)
  return (body.foods as { id: string; name: string }[]).map(({ id, name }) => `${id.split(':')[0]} ${name}`)
}
const details = (body: object) => request('POST', '/api/nutrition/details', { cookie, body })
const failures = () => app.logged.filter(({ msg }) => String(msg).includes('Nutritionix failed'))

beforeEach(() => {
  answer = well
  service.seen.length = 0
  app.logged.length = 0
  // After a success, the next failure is requested and logged again.
  app.clock.advance(60 * 60_000)
})

test('a source comes before our table, which adds more, without duplicates', async () => {
  const found = await search()
  expect(found.slice(0, 2)).toEqual(['nutritionix-common banana pudding', 'nutritionix-common banana'])
  expect(found.slice(2).every((food) => food.startsWith('food '))).toBe(true)
  expect(found.filter((food) => /^\S+ banana$/i.test(food))).toHaveLength(1)
})

test('personal foods come before the source’s', async () => {
  const member = await aMember(app)
  await aFoodLog(app, member, { foodName: 'Banana curry' })
  expect((await search('banana', member.cookie)).slice(0, 2)).toEqual([
    'log Banana curry',
    'nutritionix-common banana pudding',
  ])
})

test("details come from the source, or from the table when it doesn't know", async () => {
  const wanted = { foodName: 'banana pudding', id: 'nutritionix-common:banana pudding' }
  expect((await details(wanted)).body).toMatchObject({ name: 'banana pudding', carbs: 20, fiber: null })
  answer = json({ message: "We couldn't match any of your foods" }, 404)
  expect((await details({ foodName: 'Banana' })).body).toMatchObject({
    name: 'Banana',
    fiber: expect.any(Number),
  })
  expect((await details(wanted)).body.code).toBe('FOOD_NOT_FOUND')
})

test.each(failingAnswers)('when the source %s, the table answers', async (_name, trouble) => {
  answer = trouble
  expect((await search())[0]).toMatch(/^food banana$/i)
  expect((await details({ foodName: 'Banana' })).body).toMatchObject({ name: 'Banana' })
  expect((await details({ foodName: 'banana pudding' })).statusCode).toBe(404)
  expect(failures()).toHaveLength(1)
})

test('a failed source is skipped for a while and logged occasionally', async () => {
  answer = json({}, 500)
  for (let keystroke = 0; keystroke < 5; keystroke++) await search()
  // One question each to the two sources.
  expect(service.seen).toHaveLength(2)
  app.clock.advance(30_000)
  await search()
  expect(service.seen).toHaveLength(4)
  expect(failures()).toHaveLength(1)
  app.clock.advance(10 * 60_000)
  await search()
  expect(failures()).toHaveLength(2)
  answer = well
  app.clock.advance(30_000)
  expect((await search())[0]).toBe('nutritionix-common banana pudding')
})

test('the log has the error without a key', async () => {
  answer = json({ message: 'invalid app id/key' }, 401)
  await search()
  expect(failures()[0]).toMatchObject({
    level: 40,
    err: { message: expect.stringMatching(/answered 401$/) },
  })
  expect(JSON.stringify(app.logged)).not.toContain('x-app-key')
})
