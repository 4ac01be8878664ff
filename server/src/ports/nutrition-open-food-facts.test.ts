import { expect, test } from 'vitest'
import { type Answerer, anOutsideService, failingAnswers, json } from '../testing/outside-service.ts'
import { openFoodFacts } from './nutrition-open-food-facts.ts'

/** Enough for a busy machine. */
const TIMEOUT_MS = 10_000
const SHORT_TIMEOUT_MS = 200

/** A product of cgi/search.pl with only the requested fields. */
const spread = {
  code: '3017620422003',
  product_name: 'Nutella',
  brands: 'Ferrero,Nutella',
  serving_size: '15 g',
  product_quantity_unit: 'g',
  nutriments: {
    'energy-kcal': 539,
    'energy-kcal_100g': 539,
    'energy-kcal_serving': 80.8,
    'energy-kcal_unit': 'kcal',
    energy_100g: 2252,
    energy_serving: 338,
    proteins_100g: 6.3,
    proteins_serving: 0.945,
    carbohydrates_100g: 57.5,
    carbohydrates_serving: 8.62,
    fat_100g: 30.9,
    fat_serving: 4.64,
    fiber_100g: 0,
    sugars_100g: 56.3,
    sugars_serving: 8.44,
    sodium_100g: 0.0428,
    sodium_serving: 0.00642,
    salt_100g: 0.107,
  },
}
const noServing = { ...spread, code: '1', product_name: 'Spread', brands: '', serving_size: '' }
const { nutriments } = spread
const page = (...products: unknown[]) => ({
  count: products.length,
  page: 1,
  page_count: products.length,
  page_size: 20,
  products,
  skip: 0,
})

async function aSource(answer: Answerer, timeout = TIMEOUT_MS) {
  const service = await anOutsideService(answer)
  return {
    ...service,
    source: openFoodFacts('help@pepwell.test', service.address, { timeout, size: 100_000 }),
  }
}

/** A product in search results and details. */
async function readAs(product: object) {
  const { source } = await aSource(json({ code: '1', status: 1, product, ...page(product) }))
  return source.details({ name: 'x', id: 'openfoodfacts:1' })
}

test('the search identifies the caller and requests only needed fields', async () => {
  const { source, seen } = await aSource(json(page(spread)))
  await source.search('nut & spread', 5)
  expect(seen[0]?.headers['user-agent']).toMatch(/^Pepwell\/[\d.]+ \(help@pepwell\.test\)$/)
  expect(seen[0]?.url.pathname).toBe('/cgi/search.pl')
  expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
    search_terms: 'nut & spread',
    json: '1',
    page_size: '20',
    fields: expect.stringContaining('nutriments'),
  })
})

test('a product is shown per serving, or per 100 g or mL if the label names none', async () => {
  const drink = { ...noServing, code: '2', product_name: 'Cola', product_quantity_unit: 'ml' }
  const { source } = await aSource(json(page(spread, noServing, drink)))
  expect(await source.search('spread', 5)).toEqual([
    {
      id: 'openfoodfacts:3017620422003',
      name: 'Nutella',
      brand: 'Ferrero',
      caloriesPerServing: 80.8,
      servingSize: '15 g',
    },
    { id: 'openfoodfacts:1', name: 'Spread', brand: null, caloriesPerServing: 539, servingSize: '100 g' },
    { id: 'openfoodfacts:2', name: 'Cola', brand: null, caloriesPerServing: 539, servingSize: '100 ml' },
  ])
  expect(await source.search('spread', 1)).toHaveLength(1)
})

test('details come by code, sodium in milligrams, and figures missing on the label stay unknown', async () => {
  const { source, seen } = await aSource(json({ code: '3017620422003', status: 1, product: spread }))
  expect(await source.details({ name: 'Nutella', id: 'openfoodfacts:3017620422003' })).toEqual({
    name: 'Nutella',
    brand: 'Ferrero',
    servingSize: '15 g',
    caloriesPerServing: 80.8,
    protein: 0.95,
    carbs: 8.62,
    fat: 4.64,
    fiber: null,
    sugar: 8.44,
    sodium: 6.42,
  })
  expect(seen[0]?.url.pathname).toBe('/api/v2/product/3017620422003')
})

test('without an id the product with exactly that name is used, not a similar one', async () => {
  const { source } = await aSource(json(page(noServing, spread)))
  expect(await source.details({ name: 'nutella' })).toMatchObject({ name: 'Nutella' })
  expect(await source.details({ name: 'Nutela' })).toBeUndefined()
})

test('energy in kilojoules alone is converted', async () => {
  const { 'energy-kcal_100g': _kcal, ...joules } = nutriments
  expect(await readAs({ ...noServing, nutriments: joules })).toMatchObject({ caloriesPerServing: 538.24 })
})

test('numbers as text are parsed, as older entries have them', async () => {
  const older = { ...nutriments, proteins_100g: '6.3', fiber_100g: '' }
  expect(await readAs({ ...noServing, nutriments: older })).toMatchObject({ protein: 6.3, fiber: null })
})

test.each<[string, object]>([
  ['a macro is missing', { ...noServing, nutriments: { ...nutriments, fat_100g: undefined } }],
  ['a macro is empty', { ...noServing, nutriments: { ...nutriments, fat_100g: null } }],
  ['a macro is no number', { ...noServing, nutriments: { ...nutriments, fat_100g: 'traces' } }],
  ['a figure is negative', { ...noServing, nutriments: { ...nutriments, fat_100g: -3 } }],
  ['100 g would weigh more', { ...noServing, nutriments: { ...nutriments, fat_100g: 80 } }],
  [
    '100 g would hold more energy than fat',
    { ...spread, nutriments: { ...nutriments, 'energy-kcal_100g': 2252 } },
  ],
  ['it has no name', { ...noServing, product_name: ' ' }],
  ['it has no figures', { ...noServing, nutriments: undefined }],
])('a product is left out when %s', async (_why, product) => {
  expect(await readAs(product)).toBeUndefined()
})

test('an unknown product, or one of another source, has no details', async () => {
  const { source, seen } = await aSource(
    json({ code: '1', status: 0, status_verbose: 'product not found' }, 404),
  )
  expect(await source.details({ name: 'x', id: 'openfoodfacts:1' })).toBeUndefined()
  expect(await source.details({ name: 'x', id: 'food:1' })).toBeUndefined()
  expect(seen).toHaveLength(1)
})

test.each(failingAnswers)('if it %s, search and details fail soon', async (_name, answer) => {
  const { source } = await aSource(answer, SHORT_TIMEOUT_MS)
  await expect(source.search('nutella', 5)).rejects.toThrow()
  await expect(source.details({ name: 'Nutella' })).rejects.toThrow()
})
