import type { FoodDetails } from '@pepwell/contract/nutrition/nutrition'
import { brandName } from '@pepwell/domain/text/brand'
import { z } from 'zod'
import { askForJson, type Bounds, UnexpectedAnswer } from './bounded-json.ts'
import { found, type NutritionSource, plausibleFood } from './nutrition-source.ts'

const ADDRESS = 'https://world.openfoodfacts.org'
const BOUNDS: Bounds = { timeout: 2500, size: 2 * 1024 * 1024 }
const FIELDS = 'code,product_name,brands,serving_size,product_quantity_unit,nutriments'
const PREFIX = 'openfoodfacts:'

/** Some hits have no figures, so more are requested. */
const HITS_PER_FOOD = 4

const KJ_PER_KCAL = 4.184

/** Contributors leave fields empty, and older entries have numbers as text. */
const Entered = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
])
const Product = z.object({
  code: z.string().regex(/^\d{1,32}$/),
  product_name: z.string().trim().min(1),
  brands: z.string().nullish(),
  serving_size: z.string().trim().nullish(),
  product_quantity_unit: z.string().nullish(),
  nutriments: z.record(z.string(), z.unknown()),
})
type Product = z.output<typeof Product>

const Page = z.object({ products: z.array(z.unknown()) })
const Single = z.object({ product: z.unknown().optional() })

/** The figures per 100 g or serving; undefined if one of the four main ones is missing. */
function figuresOf({ nutriments }: Product, per: '100g' | 'serving') {
  const amount = (nutrient: string) => Entered.safeParse(nutriments[`${nutrient}_${per}`]).data
  const joules = amount('energy-kj') ?? amount('energy')
  const caloriesPerServing =
    amount('energy-kcal') ?? (joules === undefined ? undefined : joules / KJ_PER_KCAL)
  const [protein, carbs, fat] = [amount('proteins'), amount('carbohydrates'), amount('fat')]
  if (caloriesPerServing === undefined || protein === undefined || carbs === undefined || fat === undefined)
    return
  const [fiber = null, sugar = null, sodium] = [amount('fiber'), amount('sugars'), amount('sodium')]
  return {
    caloriesPerServing,
    protein,
    carbs,
    fat,
    fiber,
    sugar,
    // Given in grams.
    sodium: sodium === undefined ? null : sodium * 1000,
  }
}

/** Impossible per 100 g: a typo. Pure fat has 900 kcal; labels round. */
const isImpossible = ({
  caloriesPerServing,
  protein,
  carbs,
  fat,
}: NonNullable<ReturnType<typeof figuresOf>>) => caloriesPerServing > 930 || protein + carbs + fat > 105

/** The food per serving if the label names one, otherwise per 100 g or mL. */
function foodOf(product: Product): FoodDetails | undefined {
  const per100 = figuresOf(product, '100g')
  if (per100 && isImpossible(per100)) return
  const perServing = product.serving_size ? figuresOf(product, 'serving') : undefined
  return plausibleFood({
    name: product.product_name,
    brand: product.brands?.split(',')[0]?.trim() || null,
    servingSize: perServing
      ? product.serving_size
      : `100 ${product.product_quantity_unit === 'ml' ? 'ml' : 'g'}`,
    ...(perServing ?? per100),
  })
}

function read(entry: unknown): { id: string; food: FoodDetails }[] {
  const { data } = Product.safeParse(entry)
  const food = data && foodOf(data)
  return food ? [{ id: `${PREFIX}${data.code}`, food }] : []
}

/**
 * Foods of Open Food Facts: packaged products, entered by volunteers. It allows ten searches a minute.
 * @param contact an address for its maintainers, who block anonymous callers
 * @param address of the service
 */
export function openFoodFacts(contact: string, address = ADDRESS, bounds = BOUNDS): NutritionSource {
  const headers = { 'user-agent': `${brandName}/0.1 (${contact})`, accept: 'application/json' }

  async function matching(query: string, size: number) {
    // The newer search has no free text.
    const url = new URL('/cgi/search.pl', address)
    const asked = { search_terms: query, search_simple: '1', action: 'process', json: '1', fields: FIELDS }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    url.searchParams.set('page_size', String(size))
    return Page.parse(await askForJson(url, bounds, { headers })).products.flatMap(read)
  }

  async function byCode(code: string): Promise<FoodDetails | undefined> {
    const url = new URL(`/api/v2/product/${encodeURIComponent(code)}`, address)
    url.searchParams.set('fields', FIELDS)
    try {
      const { product } = Single.parse(await askForJson(url, bounds, { headers }))
      return read(product)[0]?.food
    } catch (error) {
      if (error instanceof UnexpectedAnswer && error.status === 404) return
      throw error
    }
  }

  return {
    name: 'Open Food Facts',
    async search(query, limit) {
      const hits = await matching(query, limit * HITS_PER_FOOD)
      return hits.slice(0, limit).map(({ id, food }) => found(id, food))
    },
    async details({ name, id }) {
      if (id) return id.startsWith(PREFIX) ? byCode(id.slice(PREFIX.length)) : undefined
      const hits = await matching(name, HITS_PER_FOOD)
      return hits.find(({ food }) => food.name.toLowerCase() === name.toLowerCase())?.food
    },
    byBarcode: byCode,
  }
}
