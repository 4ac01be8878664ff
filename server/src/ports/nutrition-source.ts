import { FoodDetails, type FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { z } from 'zod'

/** A food somebody asks about: by its name, and by the id that the search gave it where there is one. */
export interface FoodAsked {
  name: string
  id?: string
}

/** Where foods and their figures come from. Ids begin with what only this source calls its foods. */
export interface NutritionSource {
  /** what the source is called in the log */
  name: string
  /**
   * Foods that the text may mean, the likeliest first.
   * @throws when the source cannot be reached or answers nonsense
   */
  search(query: string, limit: number): Promise<FoundFood[]>
  /**
   * One food in full.
   * @returns undefined when the source doesn't know it
   * @throws when the source cannot be reached or answers nonsense
   */
  details(food: FoodAsked): Promise<FoodDetails | undefined>
  /**
   * The product with a barcode, of sources that know products by it.
   * @returns undefined when the source doesn't know it
   * @throws when the source cannot be reached or answers nonsense
   */
  byBarcode?(code: string): Promise<FoodDetails | undefined>
}

const figure = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .transform((value) => Math.round(value * 100) / 100)
const grams = figure(2000)
const line = z.string().trim().min(1).max(200)

/** What can be logged as it is; whatever lies outside is a mistake of the source, and nothing is guessed in its place. */
const SoundFood = FoodDetails.extend({
  name: line,
  brand: line.nullable(),
  servingSize: line,
  caloriesPerServing: figure(10_000),
  protein: grams,
  carbs: grams,
  fat: grams,
  fiber: grams.nullable(),
  sugar: grams.nullable(),
  sodium: figure(100_000).nullable(),
})

/** The food if all of its figures can be true, to the hundredth; undefined otherwise. */
export const soundFood = (food: unknown): FoodDetails | undefined => SoundFood.safeParse(food).data

/** A food as a search shows it. */
export const found = (id: string, food: FoodDetails): FoundFood => ({
  id,
  name: food.name,
  brand: food.brand,
  caloriesPerServing: food.caloriesPerServing,
  servingSize: food.servingSize,
})

/** What makes two foods the same to whoever reads the list. */
export const sameness = ({ name, brand }: { name: string; brand: string | null }): string =>
  `${name}\n${brand ?? ''}`.toLowerCase()

/** Several lists as one, each food once, the first lists first. */
export function merged(limit: number, ...lists: FoundFood[][]): FoundFood[] {
  const foods = new Map<string, FoundFood>()
  for (const food of lists.flat()) if (!foods.has(sameness(food))) foods.set(sameness(food), food)
  return [...foods.values()].slice(0, limit)
}
