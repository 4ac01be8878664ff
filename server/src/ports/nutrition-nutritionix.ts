import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { z } from 'zod'
import { askForJson, type Bounds, UnexpectedAnswer } from './bounded-json.ts'
import { type NutritionSource, plausibleFood } from './nutrition-source.ts'

/** Credentials from Nutritionix. */
export interface NutritionixKeys {
  appId: string
  appKey: string
}

const ADDRESS = 'https://trackapi.nutritionix.com'
const BOUNDS: Bounds = { timeout: 2500, size: 2 * 1024 * 1024 }

/** Generic foods that come before brand products. */
const COMMON_FIRST = 3

const BRANDED = 'nutritionix:'
const COMMON = 'nutritionix-common:'

/** Nutrient numbers in `full_nutrients`, which are the USDA's. */
const ENERGY = 208

const Serving = z.object({ serving_qty: z.number().positive(), serving_unit: z.string().min(1) })

/** A search hit; without name, serving or energy it can't be shown. */
const Hit = Serving.extend({
  food_name: z.string().min(1).max(200),
  brand_name: z.string().max(200).nullish(),
  nix_item_id: z.string().min(1).max(100).nullish(),
  nf_calories: z.number().nullish(),
  full_nutrients: z.array(z.object({ attr_id: z.number(), value: z.number() })).nullish(),
})
const Hits = z.object({ common: z.array(z.unknown()).default([]), branded: z.array(z.unknown()).default([]) })

const Food = Serving.extend({
  food_name: z.string(),
  brand_name: z.string().nullish(),
  serving_weight_grams: z.number().positive().nullish(),
  nf_calories: z.number(),
  nf_protein: z.number(),
  nf_total_carbohydrate: z.number(),
  nf_total_fat: z.number(),
  nf_dietary_fiber: z.number().nullish(),
  nf_sugars: z.number().nullish(),
  /** milligrams */
  nf_sodium: z.number().nullish(),
})
const Foods = z.object({ foods: z.array(z.unknown()) })

const servingOf = ({ serving_qty: quantity, serving_unit: unit }: z.output<typeof Serving>) =>
  `${Math.round(quantity * 100) / 100} ${unit}`

function foundIn(hit: unknown): FoundFood | undefined {
  const { data } = Hit.safeParse(hit)
  const energy =
    data?.nf_calories ?? data?.full_nutrients?.find(({ attr_id }) => attr_id === ENERGY)?.value ?? -1
  if (!data || energy < 0) return
  const id = data.nix_item_id ? `${BRANDED}${data.nix_item_id}` : `${COMMON}${data.food_name}`
  return {
    id,
    name: data.food_name,
    brand: data.brand_name || null,
    caloriesPerServing: Math.round(energy * 100) / 100,
    servingSize: servingOf(data),
  }
}

function detailsIn(food: unknown): FoodDetails | undefined {
  const { data } = Food.safeParse(food)
  if (!data) return
  const weight = data.serving_weight_grams ? ` (${Math.round(data.serving_weight_grams)} g)` : ''
  return plausibleFood({
    name: data.food_name,
    brand: data.brand_name || null,
    servingSize: `${servingOf(data)}${weight}`,
    caloriesPerServing: data.nf_calories,
    protein: data.nf_protein,
    carbs: data.nf_total_carbohydrate,
    fat: data.nf_total_fat,
    fiber: data.nf_dietary_fiber ?? null,
    sugar: data.nf_sugars ?? null,
    sodium: data.nf_sodium ?? null,
  })
}

/**
 * Foods of Nutritionix, generic and branded.
 * @param address of the service
 */
export function nutritionixFoods(
  { appId, appKey }: NutritionixKeys,
  address = ADDRESS,
  bounds = BOUNDS,
): NutritionSource {
  const headers = { 'x-app-id': appId, 'x-app-key': appKey, accept: 'application/json' }

  async function foodsAt(url: URL, request = {}): Promise<FoodDetails | undefined> {
    try {
      const { foods } = Foods.parse(await askForJson(url, bounds, { headers, ...request }))
      // A name that the service reads as several foods ('peanut butter and jelly') has no figures of its own.
      return foods.length === 1 ? detailsIn(foods[0]) : undefined
    } catch (error) {
      if (error instanceof UnexpectedAnswer && error.status === 404) return
      throw error
    }
  }

  function branded(itemId: string) {
    const url = new URL('/v2/search/item', address)
    url.searchParams.set('nix_item_id', itemId)
    return foodsAt(url)
  }

  const common = (query: string) =>
    foodsAt(new URL('/v2/natural/nutrients', address), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })

  return {
    name: 'Nutritionix',
    async search(query, limit) {
      const url = new URL('/v2/search/instant', address)
      url.searchParams.set('query', query)
      // Without this, generic foods have no energy.
      url.searchParams.set('detailed', 'true')
      const hits = Hits.parse(await askForJson(url, bounds, { headers }))
      const [generic, products] = [hits.common, hits.branded].map((list) =>
        list.map(foundIn).filter((food) => food !== undefined),
      ) as [FoundFood[], FoundFood[]]
      return [...generic.slice(0, COMMON_FIRST), ...products, ...generic.slice(COMMON_FIRST)].slice(0, limit)
    },
    async details({ name, id }) {
      if (id?.startsWith(BRANDED)) return branded(id.slice(BRANDED.length))
      return !id || id.startsWith(COMMON) ? common(id?.slice(COMMON.length) ?? name) : undefined
    },
  }
}
