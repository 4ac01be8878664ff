import { describe, expect, test } from 'vitest'
import { type Answerer, anOutsideService, failingAnswers, json } from '../testing/outside-service.ts'
import { nutritionixFoods } from './nutrition-nutritionix.ts'

const keys = { appId: 'an id', appKey: 'a key' }
/** Enough for a busy machine. */
const TIMEOUT_MS = 10_000
const SHORT_TIMEOUT_MS = 200

const nutrient = (attr_id: number, value: number) => ({ attr_id, value })
const photo = { thumb: 'https://nix-tag-images.s3.amazonaws.com/471_thumb.jpg' }

/** A shortened page of /v2/search/instant with `detailed`. */
const instant = {
  branded: [
    {
      food_name: 'Banana',
      serving_unit: 'banana',
      nix_brand_id: '51db37b7176fe9790a8989b4',
      brand_name_item_name: 'Chiquita Banana',
      serving_qty: 1,
      nf_calories: 110,
      photo,
      brand_name: 'Chiquita',
      region: 1,
      brand_type: 2,
      nix_item_id: '57d4b0cf2b5d1c3f1c9f1a5e',
      locale: 'en_US',
      full_nutrients: [nutrient(203, 1), nutrient(208, 110)],
    },
    {
      food_name: 'Banana Chips',
      serving_unit: 'g',
      serving_qty: 0,
      brand_name: 'X',
      nix_item_id: '1',
      nf_calories: 9,
    },
    { food_name: 'Unknown Energy', serving_unit: 'bar', serving_qty: 1, brand_name: 'X', nix_item_id: '2' },
    { food_name: 'Below Zero', serving_unit: 'bar', serving_qty: 1, nix_item_id: '3', nf_calories: -5 },
  ],
  common: ['banana', 'banana bread', 'banana split', 'banana chips'].map((food_name, index) => ({
    food_name,
    serving_unit: index === 0 ? 'medium (7" to 7-7/8" long)' : 'serving',
    tag_name: food_name,
    serving_qty: 1,
    common_type: null,
    tag_id: String(471 + index),
    photo,
    locale: 'en_US',
    full_nutrients: [nutrient(203, 1.29), nutrient(208, 105.02 + index)],
  })),
}

/** A shortened entry of /v2/natural/nutrients. */
const food = {
  food_name: 'banana',
  brand_name: null,
  serving_qty: 1,
  serving_unit: 'medium (7" to 7-7/8" long)',
  serving_weight_grams: 118,
  nf_calories: 105.02,
  nf_total_fat: 0.39,
  nf_saturated_fat: 0.13,
  nf_cholesterol: 0,
  nf_sodium: 1.18,
  nf_total_carbohydrate: 26.95,
  nf_dietary_fiber: 3.07,
  nf_sugars: 14.43,
  nf_protein: 1.286,
  nf_potassium: 422.44,
  full_nutrients: [nutrient(208, 105.02)],
  nix_brand_name: null,
  nix_item_id: null,
}
const product = {
  ...food,
  food_name: 'Big Mac',
  brand_name: "McDonald's",
  serving_unit: 'burger',
  serving_weight_grams: null,
  nf_calories: 590,
  nf_dietary_fiber: null,
  nf_sugars: null,
  nix_item_id: '513fc9e73fe3ffd40300109f',
}

async function aSource(answer: Answerer, timeout = TIMEOUT_MS) {
  const service = await anOutsideService(answer)
  return { ...service, source: nutritionixFoods(keys, service.address, { timeout, size: 100_000 }) }
}

test('the search follows the Nutritionix API, with the keys in its headers', async () => {
  const { source, seen } = await aSource(json(instant))
  await source.search('peanut & jelly', 5)
  expect(seen[0]).toMatchObject({ method: 'GET', headers: { 'x-app-id': 'an id', 'x-app-key': 'a key' } })
  expect(seen[0]?.url.pathname).toBe('/v2/search/instant')
  expect(seen[0]?.url.searchParams.get('query')).toBe('peanut & jelly')
})

test('generic foods come before products; impossible figures are left out', async () => {
  const { source } = await aSource(json(instant))
  const found = await source.search('banana', 5)
  expect(found.map(({ name, brand }) => [name, brand])).toEqual([
    ['banana', null],
    ['banana bread', null],
    ['banana split', null],
    ['Banana', 'Chiquita'],
    ['banana chips', null],
  ])
  expect(found[0]).toMatchObject({
    id: 'nutritionix-common:banana',
    caloriesPerServing: 105.02,
    servingSize: '1 medium (7" to 7-7/8" long)',
  })
  expect(found[3]).toMatchObject({ id: 'nutritionix:57d4b0cf2b5d1c3f1c9f1a5e', caloriesPerServing: 110 })
  expect(await source.search('banana', 2)).toHaveLength(2)
})

test('a search without hits finds nothing', async () => {
  const { source } = await aSource(json({ branded: [], common: [] }))
  expect(await source.search('xyzzy', 5)).toEqual([])
})

test('a generic food is requested by words', async () => {
  const { source, seen } = await aSource(json({ foods: [food] }))
  expect(await source.details({ name: 'Banana' })).toEqual({
    name: 'banana',
    brand: null,
    servingSize: '1 medium (7" to 7-7/8" long) (118 g)',
    caloriesPerServing: 105.02,
    protein: 1.29,
    carbs: 26.95,
    fat: 0.39,
    fiber: 3.07,
    sugar: 14.43,
    sodium: 1.18,
  })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    headers: { 'x-app-id': 'an id', 'content-type': 'application/json' },
  })
  expect(seen[0]?.url.pathname).toBe('/v2/natural/nutrients')
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ query: 'Banana' })
  await source.details({ name: 'Banana', id: 'nutritionix-common:banana bread' })
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ query: 'banana bread' })
})

test('a product is requested by its id, and figures missing on its label stay unknown', async () => {
  const { source, seen } = await aSource(json({ foods: [product] }))
  expect(await source.details({ name: 'Big Mac', id: 'nutritionix:513fc9e73fe3ffd40300109f' })).toMatchObject(
    {
      name: 'Big Mac',
      brand: "McDonald's",
      servingSize: '1 burger',
      caloriesPerServing: 590,
      fiber: null,
      sugar: null,
    },
  )
  expect(String(seen[0]?.url)).toBe('http://service/v2/search/item?nix_item_id=513fc9e73fe3ffd40300109f')
})

describe('there are no details', () => {
  test.each<[string, Answerer]>([
    ['of what is not known', json({ message: "We couldn't match any of your foods", id: 'abc' }, 404)],
    ['of what is read as two foods', json({ foods: [food, food] })],
    ['without macros', json({ foods: [{ ...food, nf_protein: null }] })],
    ['with impossible figures', json({ foods: [{ ...food, nf_total_fat: -1 }] })],
    ['with figures beyond what can be logged', json({ foods: [{ ...food, nf_calories: 123_456 }] })],
  ])('%s', async (_name, answer) => {
    const { source } = await aSource(answer)
    expect(await source.details({ name: 'Peanut butter and jelly' })).toBeUndefined()
  })

  test('of another source’s food, which is not requested', async () => {
    const { source, seen } = await aSource(json({ foods: [food] }))
    expect(await source.details({ name: 'Banana', id: 'food:7' })).toBeUndefined()
    expect(seen).toEqual([])
  })
})

test.each(failingAnswers)('if it %s, search and details fail soon', async (_name, answer) => {
  const { source } = await aSource(answer, SHORT_TIMEOUT_MS)
  await expect(source.search('banana', 5)).rejects.toThrow()
  await expect(source.details({ name: 'Banana' })).rejects.toThrow()
})

test('if nothing answers, search and details fail', async () => {
  const source = nutritionixFoods(keys, 'http://127.0.0.1:1')
  await expect(source.search('banana', 5)).rejects.toThrow()
  await expect(source.details({ name: 'Banana' })).rejects.toThrow()
})
