import { FoodDetails, type FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { z } from 'zod'

/** A food to look up: its name, and its id if a search gave one. */
export interface FoodLookup {
  name: string
  id?: string
}

/** A source of foods and their figures. Ids start with a prefix of the source. */
export interface NutritionSource {
  /** name in the log */
  name: string
  /**
   * Matching foods, the likeliest first.
   * @throws if the source can't be reached or returns invalid data
   */
  search(query: string, limit: number): Promise<FoundFood[]>
  /**
   * One food in full.
   * @returns undefined if it is unknown
   * @throws if the source can't be reached or returns invalid data
   */
  details(food: FoodLookup): Promise<FoodDetails | undefined>
  /**
   * The product with a barcode, if the source supports it.
   * @returns undefined if it is unknown
   * @throws if the source can't be reached or returns invalid data
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

/** Valid figures for logging; anything outside is an error of the source, and nothing is guessed. */
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

/** The food, rounded to hundredths, if all figures are plausible; undefined otherwise. */
export const plausibleFood = (food: unknown): FoodDetails | undefined => SoundFood.safeParse(food).data

/** A food as a search result. */
export const found = (id: string, food: FoodDetails): FoundFood => ({
  id,
  name: food.name,
  brand: food.brand,
  caloriesPerServing: food.caloriesPerServing,
  servingSize: food.servingSize,
})

/** The key by which foods look the same in a list. */
export const sameness = ({ name, brand }: { name: string; brand: string | null }): string =>
  `${name}\n${brand ?? ''}`.toLowerCase()

/** Merges lists without duplicates, the first lists first. */
export function merged(limit: number, ...lists: FoundFood[][]): FoundFood[] {
  const foods = new Map<string, FoundFood>()
  for (const food of lists.flat()) if (!foods.has(sameness(food))) foods.set(sameness(food), food)
  return [...foods.values()].slice(0, limit)
}
