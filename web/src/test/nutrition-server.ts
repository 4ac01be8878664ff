import type { FoodDetails, FoodLog, FoundFood } from '@pepwell/contract/nutrition/nutrition'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import type { WaterLog } from '@pepwell/contract/nutrition/water'
import { toMilliliters } from '@pepwell/domain/nutrition/water'
import { HttpResponse, http } from 'msw'
import { refusal } from './regimen-server.ts'
import { server } from './server.ts'

/** A food with all fields; override what the test needs. */
export const aFood = (changes: Partial<FoodDetails> = {}): FoodDetails => ({
  name: 'Egg, boiled',
  brand: null,
  servingSize: '1 large (50 g)',
  caloriesPerServing: 78,
  protein: 6.3,
  carbs: 0.6,
  fat: 5.3,
  fiber: 0,
  sugar: 0.6,
  sodium: 62,
  ...changes,
})

/** The same food as an entry of the diary. */
export const aFoodLog = (changes: Partial<FoodLog> = {}): FoodLog => {
  const { name, caloriesPerServing, ...figures } = aFood()
  return {
    id: 301,
    foodName: name,
    calories: caloriesPerServing,
    ...figures,
    servings: 1,
    mealType: 'breakfast',
    logDate: '2026-03-09',
    createdAt: '2026-03-09T12:00:00.000Z',
    editedAt: null,
    ...changes,
  }
}

/** A food as search returns it. */
const found = ({ name, brand, caloriesPerServing, servingSize }: FoodDetails, id: number): FoundFood => ({
  id: `food-${id}`,
  name,
  brand,
  caloriesPerServing,
  servingSize,
})

/** A drink on the tests' default day; override what the test needs. */
export const aDrink = ({ amount = 8, unit = 'fl oz', ...changes }: Partial<WaterLog> = {}): WaterLog => ({
  id: 801,
  amount,
  unit,
  milliliters: toMilliliters(amount, unit),
  logDate: '2026-03-09',
  createdAt: '2026-03-09T12:00:00.000Z',
  ...changes,
})

/** Targets calculated from a profile; override what the test needs. */
export const someTargets = (changes: Partial<NutritionTargets> = {}): NutritionTargets => ({
  calories: 2000,
  caloriesAssumed: false,
  caloriesOwn: false,
  protein: 120,
  proteinAssumed: false,
  proteinOwn: false,
  fiber: 28,
  fiberAssumed: false,
  fiberOwn: false,
  water: 2200,
  waterAssumed: false,
  waterOwn: false,
  computed: {
    calories: { amount: 2000, assumed: false },
    protein: { amount: 120, assumed: false },
    fiber: { amount: 28, assumed: false },
    water: { amount: 2200, assumed: false },
  },
  proteinPerKg: 1.4,
  ...changes,
})

/** Serves the day's targets. */
export function serveTargets(changes: Partial<NutritionTargets> = {}): void {
  server.use(http.get('/api/nutrition/targets', () => HttpResponse.json(someTargets(changes))))
}

interface NutritionState {
  /** latest first */
  logs: FoodLog[]
  /** the foods that a search can find */
  foods: FoodDetails[]
  recent: FoodDetails[]
  /** products by barcode; omitted when barcode lookup is off */
  products?: Record<string, FoodDetails>
  frequent: FoodDetails[]
  targets: NutritionTargets
  /** bodies of targets that were set */
  aims: Record<string, unknown>[]
  /** latest first */
  drinks: WaterLog[]
  /** bodies of drinks that were logged */
  drunk: Record<string, unknown>[]
  /** the logged bodies */
  logged: Record<string, unknown>[]
  /** the search terms */
  searches: string[]
}

const start: NutritionState = {
  logs: [],
  foods: [],
  recent: [],
  frequent: [],
  targets: someTargets(),
  aims: [],
  drinks: [],
  drunk: [],
  logged: [],
  searches: [],
}

function readings(state: NutritionState) {
  return [
    http.get('/api/food-logs', ({ request }) => {
      const query = new URL(request.url).searchParams
      const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? '']
      return HttpResponse.json(state.logs.filter(({ logDate }) => logDate >= from && logDate <= to))
    }),
    http.get('/api/nutrition/targets', () => HttpResponse.json(state.targets)),
    http.get('/api/nutrition/familiar', () =>
      HttpResponse.json({
        recent: state.recent,
        frequent: state.frequent,
        barcodes: state.products !== undefined,
      }),
    ),
    http.get('/api/nutrition/barcode', ({ request }) => {
      const product = state.products?.[new URL(request.url).searchParams.get('code') ?? '']
      return product
        ? HttpResponse.json(product)
        : refusal(404, 'BARCODE_NOT_FOUND', 'We don’t know this product yet')
    }),
    http.get('/api/nutrition/search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? ''
      state.searches.push(text)
      const foods = state.foods.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
      return HttpResponse.json({ foods: foods.map(found) })
    }),
    http.post('/api/nutrition/details', async ({ request }) => {
      const { foodName } = (await request.json()) as { foodName: string }
      return HttpResponse.json(state.foods.find(({ name }) => name === foodName))
    }),
  ]
}

function writings(state: NutritionState) {
  return [
    http.post('/api/food-logs', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      const { nutritionixFood, clientId: _, ...said } = body
      state.logged.push(body)
      const log = aFoodLog({ ...(nutritionixFood as object), ...said, id: 500 + state.logged.length })
      state.logs = [log, ...state.logs]
      return HttpResponse.json(log, { status: 201 })
    }),
    http.delete('/api/food-logs/:id', ({ params }) => {
      state.logs = state.logs.filter(({ id }) => String(id) !== params.id)
      return HttpResponse.json({ message: 'Food deleted' })
    }),
  ]
}

function targetsAndDrinks(state: NutritionState) {
  return [
    http.patch('/api/nutrition/targets', async ({ request }) => {
      const body = (await request.json()) as Record<string, number | null>
      state.aims.push(body)
      for (const [kind, own] of Object.entries(body)) {
        const computed = state.targets.computed[kind as keyof NutritionTargets['computed']]
        const now = { [kind]: own ?? computed.amount, [`${kind}Own`]: own !== null }
        state.targets = { ...state.targets, ...now }
      }
      return HttpResponse.json(state.targets)
    }),
    http.get('/api/water-logs', ({ request }) => {
      const day = new URL(request.url).searchParams.get('from')
      return HttpResponse.json(state.drinks.filter(({ logDate }) => logDate === day))
    }),
    http.post('/api/water-logs', async ({ request }) => {
      const body = (await request.json()) as Pick<WaterLog, 'amount' | 'unit' | 'logDate'>
      state.drunk.push(body)
      const { amount, unit, logDate } = body
      const drink = aDrink({ id: 800 + state.drunk.length, amount, unit, logDate })
      state.drinks = [drink, ...state.drinks]
      return HttpResponse.json(drink, { status: 201 })
    }),
    http.delete('/api/water-logs/:id', ({ params }) => {
      state.drinks = state.drinks.filter(({ id }) => String(id) !== params.id)
      return HttpResponse.json({ message: 'Drink removed' })
    }),
  ]
}

/** A server that stores a diary. Changes to the returned state show in the next response. */
export function serveNutrition(changes: Partial<NutritionState> = {}): NutritionState {
  const state = { ...start, logged: [], searches: [], aims: [], drunk: [], ...changes }
  server.use(...readings(state), ...writings(state), ...targetsAndDrinks(state))
  return state
}
