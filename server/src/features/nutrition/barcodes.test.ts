import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openFoodFacts } from '../../ports/nutrition-open-food-facts.ts'
import { aMember } from '../../testing/factories.ts'
import { type Answerer, anOutsideService, failingAnswers, json } from '../../testing/outside-service.ts'
import { testApp } from '../../testing/test-app.ts'

const spread = {
  code: '3017620422003',
  product_name: 'Nutella',
  brands: 'Ferrero',
  serving_size: '15 g',
  nutriments: {
    'energy-kcal_100g': 539,
    'energy-kcal_serving': 80.8,
    proteins_100g: 6.3,
    proteins_serving: 0.945,
    carbohydrates_100g: 57.5,
    carbohydrates_serving: 8.62,
    fat_100g: 30.9,
    fat_serving: 4.64,
  },
}
const known: Answerer = json({ code: spread.code, status: 1, product: spread })

let answer = known
const service = await anOutsideService((seen, response) => answer(seen, response), afterAll)
const bounds = { timeout: 1000, size: 100_000 }
const app = await testApp({}, { foodSources: [openFoodFacts('help@pepwell.test', service.address, bounds)] })
const { request } = app
const { cookie } = await aMember(app)

const scan = (code: string) =>
  request('GET', `/api/nutrition/barcode?code=${encodeURIComponent(code)}`, { cookie })

beforeEach(() => {
  answer = known
  service.seen.length = 0
  app.logged.length = 0
})

describe('with a source that knows products', () => {
  test('frequent foods say that lookup is available', async () => {
    const { body } = await request('GET', '/api/nutrition/familiar', { cookie })
    expect(body.barcodes).toBe(true)
  })

  test('finds a product by barcode with values per serving', async () => {
    const { statusCode, body } = await scan(' 3017620-422003')
    expect(statusCode).toBe(200)
    expect(body).toMatchObject({
      name: 'Nutella',
      brand: 'Ferrero',
      servingSize: '15 g',
      caloriesPerServing: 80.8,
    })
    expect(service.seen[0]?.url.pathname).toBe('/api/v2/product/3017620422003')
  })

  test('refuses an invalid barcode without a lookup', async () => {
    for (const code of ['3017620422004', '12345', 'nutella', '../../admin']) {
      const { statusCode, body } = await scan(code)
      expect([statusCode, body.fields]).toEqual([
        400,
        { code: 'Please enter the 8, 12 or 13 digits below the bars' },
      ])
    }
    expect(service.seen).toEqual([])
  })

  test("doesn't find a product unknown to the source", async () => {
    answer = json({ code: '73513537', status: 0, status_verbose: 'product not found' }, 404)
    const { statusCode, body } = await scan('73513537')
    expect([statusCode, body.code]).toEqual([404, 'BARCODE_NOT_FOUND'])
  })

  // A reply without a product means unknown.
  test.each(failingAnswers.filter(([what]) => what !== 'answers with other JSON'))(
    'when it %s, the reply says so, and it is logged',
    async (_name, trouble) => {
      answer = trouble
      const { statusCode, body } = await scan('73513537')
      expect([statusCode, body.code]).toEqual([503, 'FOOD_SOURCE_FAILED'])
      expect(
        app.logged.filter(({ msg }) => String(msg).includes('failed to look a barcode up')),
      ).toHaveLength(1)
    },
  )
})

test('without such a source, barcode lookup is off', async () => {
  const plain = await testApp()
  const member = await aMember(plain)
  const get = (path: string) => plain.request('GET', path, { cookie: member.cookie })
  expect((await get('/api/nutrition/familiar')).body.barcodes).toBe(false)
  const { statusCode, body } = await get('/api/nutrition/barcode?code=3017620422003')
  expect([statusCode, body.code]).toEqual([409, 'BARCODES_OFF'])
})
